import { redirect } from 'react-router'
import { savedListPath } from '../paths.ts'
import { currentUser } from '../platform/http/authorization.server.ts'
import { failure, respond } from '../platform/http/failure.server.ts'
import { readJson } from '../platform/http/read-form.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import { readVisitor } from '../platform/visitor.server.ts'
import type { Route } from './+types/save.route'
import { parseSave, saveResponse } from './save.server.ts'
import { savedTexts } from './saved.ts'
import { savedCeilings } from './saved-ceiling.server.ts'
import { savedRefusals } from './saved-refusals.server.ts'

/** Who opens the address by hand sees the list. */
export const loader = () => redirect(savedListPath())

/** `POST /saved-searches/new`: keeps the answer sent as JSON; answers `{id, hasImage}`. */
export const action = ({ request, context }: Route.ActionArgs) =>
  respond(context, savedTexts.saveFailed, async () => {
    const user = currentUser(context)
    if (!user) return failure('User not authenticated', 401, savedRefusals.signedOut)
    const input = parseSave(await readJson(request).catch(unreadable))
    const saved = await saveResponse(db, user, input, {
      visitorId: readVisitor(env, request.headers),
      isDemo: env.aiMode === 'demo',
      ceilings: savedCeilings(env),
    })
    return Response.json(saved)
  })

const unreadable = () => {
  throw new KnownFailure('Invalid fields', 400, savedTexts.saveFailed)
}
