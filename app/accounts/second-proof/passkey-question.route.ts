import { data, redirect } from 'react-router'
import { loginPath } from '../../paths.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { sessionContext, sessionOwner } from '../../platform/http/context.server.ts'
import { failure, respond } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { requireFreshProof } from '../../security/fresh-proof.server.ts'
import { askToAdd, askToShow } from '../../security/second-proof/passkeys.server.ts'
import { passkeyPurposes, proofTexts } from '../../security/second-proof/second-proof.ts'
import type { Route } from './+types/passkey-question.route.ts'

/** Who opens the address by hand sees the sign-in page. */
export const loader = () => redirect(loginPath())

/** `POST /login/dispositivo/domanda`: what a browser asks the person's device for. */
export const action = ({ context, request, url }: Route.ActionArgs) =>
  respond(context, proofTexts.passkeyFailed, async () => {
    const asked = (await readForm(request)).get('purpose')
    const { options, cookie } = await question({ context, request, url }, asked)
    return data(options, { headers: { 'Set-Cookie': cookie } })
  })

type Asking = Pick<Route.ActionArgs, 'context' | 'request' | 'url'>

function question(asking: Asking, asked: unknown) {
  const { context } = asking
  const purpose = passkeyPurposes.find((known) => known === asked)
  if (purpose === 'signIn') return askToShow({ db, env }, null)
  if (purpose === 'show') {
    const person = sessionOwner(context.get(sessionContext))
    return askToShow({ db, env }, person ?? requireUser(context))
  }
  if (purpose === 'add') {
    const user = requireUser(context)
    requireFreshProof(asking)
    return askToAdd({ db, env }, user)
  }
  throw failure('BAD_REQUEST', 400, proofTexts.passkeyFailed)
}
