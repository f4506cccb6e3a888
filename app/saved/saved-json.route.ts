import { requireUser } from '../platform/http/authorization.server.ts'
import { respond } from '../platform/http/failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import type { Route } from './+types/saved-json.route'
import { readSaved } from './read.server.ts'
import { aiLabel, pictureAddress, savedTexts } from './saved.ts'
import { versionsForFile } from './versions.ts'

/** `GET /saved-searches/{id}/json`: the response as a file, for its owner. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  respond(context, savedTexts.loadFailed, async () => {
    const saved = await readSaved(db, requireUser(context), params.id)
    const { id, title, prompt, response, turns, tags, category, createdAt } = saved
    // One version is the response itself.
    const versions = turns.length > 0 ? versionsForFile(response, turns) : undefined
    const imageUrl = saved.hasImage ? env.PUBLIC_URL + pictureAddress(id) : null
    const file = { id, title, prompt, response, versions, tags, category, imageUrl, createdAt }
    return new Response(`${JSON.stringify({ ...file, avvertenza: aiLabel(saved) }, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="risposta-${id}.json"`,
      },
    })
  })
