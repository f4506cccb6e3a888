import { data, redirect } from 'react-router'
import { loginPath } from '../../paths.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { sessionContext, sessionOwner } from '../../platform/http/context.server.ts'
import { failure, respond } from '../../platform/http/failure.server.ts'
import { isProofFresh } from '../../platform/http/fresh-proof.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env } from '../../platform/process.server.ts'
import type { Route } from './+types/passkey-question.route.ts'
import { askToAdd, askToShow } from './passkeys.server.ts'
import { passkeyPurposes, proofTexts } from './second-proof.ts'

/** Who opens the address by hand sees the sign-in page. */
export const loader = () => redirect(loginPath())

/** `POST /login/dispositivo/domanda`: what a browser asks the person's device for. */
export const action = ({ context, request }: Route.ActionArgs) =>
  respond(context, proofTexts.passkeyFailed, async () => {
    const asked = (await readForm(request)).get('purpose')
    const { options, cookie } = await question(context, asked)
    return data(options, { headers: { 'Set-Cookie': cookie } })
  })

function question(context: Route.ActionArgs['context'], asked: unknown) {
  const purpose = passkeyPurposes.find((known) => known === asked)
  if (purpose === 'signIn') return askToShow({ db, env }, null)
  if (purpose === 'show') {
    const person = sessionOwner(context.get(sessionContext))
    return askToShow({ db, env }, person ?? requireUser(context))
  }
  if (purpose === 'add') {
    const user = requireUser(context)
    if (isProofFresh(user)) return askToAdd({ db, env }, user)
    throw failure('PASSKEY_OLD', 409, proofTexts.addingTooOld)
  }
  throw failure('BAD_REQUEST', 400, proofTexts.passkeyFailed)
}
