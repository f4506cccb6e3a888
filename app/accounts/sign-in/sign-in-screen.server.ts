import { redirect } from 'react-router'
import type { z } from 'zod'
import { takeStepsAlong } from '../../learning/steps.server.ts'
import { codePath, dashboardPath, passkeyPath, secondProofPath } from '../../paths.ts'
import { type AuditEvent, audit } from '../../platform/http/audit-log.server.ts'
import {
  type SessionState,
  sessionContext,
  sessionOwner,
} from '../../platform/http/context.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { arePasskeysPossible } from '../../security/second-proof/passkeys.server.ts'
import { proofStep } from '../../security/second-proof/second-proof.server.ts'
import { whatWaits } from '../../sharing/waiting.server.ts'
import { accountLimits, type SignInScreen, sharedField } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { handleForm } from '../form-answer.server.ts'
import { signOut } from '../users.server.ts'
import type { Route } from './+types/login.route.ts'
import { auth } from './auth.server.ts'
import { offeredProviders } from './provider-sign-in.server.ts'
import { safeReturnPath } from './return-path.ts'
import { type SignedIn, signInGround } from './sign-in.server.ts'
import { isSaving, signInReason } from './sign-in-reason.ts'

type LoaderArgs = Pick<Route.LoaderArgs, 'context' | 'url'>
type ActionArgs = Pick<Route.ActionArgs, 'context' | 'request' | 'url'>

const description =
  'Accedi o registrati gratis. Ritrovi le tue guide, i capitoli che hai fatto e le risposte che hai salvato.'

/** What every screen of the sign-in knows. @param title of the page */
export async function readScreen(
  url: URL,
  title: string,
): Promise<SignInScreen & { tags: ReturnType<typeof publicTags> }> {
  const returnTo = safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)
  const shared = await whatWaits(db, returnTo)
  return {
    tags: publicTags(env, url, { title, description, isUnlisted: true, shared }),
    returnTo,
    reason: signInReason(returnTo),
    isSaving: isSaving(returnTo),
    providers: offeredProviders(env),
    hasPasswords: env.SIGN_IN_PASSWORD === 'yes',
    canSendMail: mailDelivery(env) !== 'none',
    passkeyPage: arePasskeysPossible(env) ? passkeyPath(returnTo) : null,
  }
}

/** Who is signed in already goes on; who has only shown the password so far, to what is missing. */
export function leadOn({ context, url }: LoaderArgs): SessionState {
  const session = context.get(sessionContext)
  const returnTo = safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)
  if (session.kind === 'user') throw redirect(returnTo ?? dashboardPath())
  if (session.kind === 'anonymous' && session.halfSignedIn) throw redirect(codePath(returnTo))
  return session
}

/**
 * Reads a form of the sign-in. `handle` gives the work what fits the schema, and answers what does
 * not; a refusal stands in the log with the account that it was about.
 */
export async function readSignInForm(args: ActionArgs) {
  const { context, request } = args
  const form = await readForm(request)
  const subject = () => accountNamedIn(form)
  const handled = { form, failed: accountTexts.failed, subject }
  return {
    form,
    ground: signInGround({ db, env, auth: auth(), context, request }, form.has(sharedField)),
    subject,
    handle: <S extends z.ZodType, Done>(schema: S, work: (values: z.output<S>) => Promise<Done>) =>
      handleForm(context, { ...handled, schema }, work),
  }
}

type Welcome = { event: AuditEvent; isShared: boolean; way?: 'password' | 'passkey' }

/**
 * Leads on whoever has just signed in: to the page that asks for the second proof, or where they were
 * going. Signing in as somebody else ends the former session. What a visitor learned comes along
 * once they are wholly in.
 */
export async function welcome(
  { context, request, url }: ActionArgs,
  { accountId, headers }: SignedIn,
  { event, isShared, way = 'password' }: Welcome,
): Promise<Response> {
  const former = sessionOwner(context.get(sessionContext))
  if (former) await signOut(db, former)
  audit(context, event, { way, accountId })
  const wanted = safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL) ?? dashboardPath()
  // Who has shown a device has given theirs.
  const step = way === 'passkey' ? null : await proofStep(db, env, accountId)
  if (step === 'give') return redirect(codePath(wanted), { status: 303, headers })
  // What was learned on such a device may be the work of whoever used it before.
  if (!isShared) await bringSteps(request, accountId, headers)
  return redirect(step === 'setUp' ? secondProofPath(wanted) : wanted, { status: 303, headers })
}

/** What a visitor learned comes along. @param headers of the answer: the browser forgets it */
export async function bringSteps(
  request: Request,
  accountId: string,
  headers: Headers,
): Promise<void> {
  const visitor = { db, env, headers: request.headers, log }
  for (const cookie of await takeStepsAlong(visitor, accountId)) {
    headers.append('Set-Cookie', cookie)
  }
}

/** The account that a form of the sign-in is about; null: nobody has that address. */
async function accountNamedIn(form: FormData): Promise<string | null> {
  const email = String(form.get('email') ?? '')
    .trim()
    .toLowerCase()
  if (email === '' || email.length > accountLimits.email) return null
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return found?.id ?? null
}
