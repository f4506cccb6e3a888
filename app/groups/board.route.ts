import { requireActor } from '../platform/http/authorization.server.ts'
import { respond } from '../platform/http/failure.server.ts'
import { db } from '../platform/process.server.ts'
import type { Route } from './+types/board.route.ts'
import { readBoard } from './board.server.ts'
import { groupTexts } from './group-texts.ts'

/** What an open board asks every three seconds. It does not keep the session open. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  respond(context, groupTexts.loadFailed, async () => {
    const { board } = await readBoard(db, requireActor(context, 'leadGroups'), params.id)
    return Response.json(board)
  })
