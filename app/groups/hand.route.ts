import { redirect } from 'react-router'
import { groupPathPath } from '../group-paths.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { failure, respond } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db } from '../platform/process.server.ts'
import { intentField, unknownAct } from '../records/acts/acts.ts'
import type { Route } from './+types/hand.route.ts'
import { groupTexts } from './group-texts.ts'
import { setHand } from './hands.server.ts'

/** `GET` of it, by 'back' or a link that was copied: the path has the hand too. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(groupPathPath(params.id))

/**
 * Raises somebody's hand in a group of theirs, or takes it down. A browser without script is led to
 * the path.
 */
export const action = ({ context, params, request }: Route.ActionArgs) =>
  respond(context, groupTexts.handFailed, async () => {
    const form = await readForm(request)
    const user = requireUser(context)
    const intent = form.get(intentField)
    if (intent !== 'raise-hand' && intent !== 'lower-hand') {
      throw failure('BAD_REQUEST', 400, unknownAct)
    }
    await setHand(db, user, params.id, intent === 'raise-hand')
    const isScript = request.headers.get('Accept')?.startsWith('application/json')
    if (!isScript) return redirect(groupPathPath(params.id), 303)
    return new Response(null, { status: 204 })
  })
