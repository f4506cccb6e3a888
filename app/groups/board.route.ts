import { createHash } from 'node:crypto'
import { requireActor } from '../platform/http/authorization.server.ts'
import { respond } from '../platform/http/failure.server.ts'
import { db } from '../platform/process.server.ts'
import type { Route } from './+types/board.route.ts'
import { readBoard } from './board.server.ts'
import { groupTexts } from './group-texts.ts'

/**
 * `GET /gruppi/ID/lavagna`: what an open board asks every three seconds. Whoever has it already
 * (`If-None-Match`) gets an empty 304. It does not keep the session open.
 */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  respond(context, groupTexts.loadFailed, async () => {
    const { board } = await readBoard(db, requireActor(context, 'leadGroups'), params.id)
    const text = JSON.stringify(board)
    const mark = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const headers = { ETag: mark, 'Content-Type': 'application/json' }
    const isKnown = request.headers.get('If-None-Match') === mark
    return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers })
  })
