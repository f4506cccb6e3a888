import { data, redirect } from 'react-router'
import { codesPath } from '../../group-paths.ts'
import { takeStepsAlong } from '../../learning/steps.server.ts'
import { codePath, dashboardPath, loginPath, passkeyPath, secondProofPath } from '../../paths.ts'
import { audit, refusalEvent } from '../../platform/http/audit-log.server.ts'
import {
  clientAddressContext,
  type SessionState,
  sessionContext,
  sessionOwner,
} from '../../platform/http/context.server.ts'
import { toFailure } from '../../platform/http/failure.server.ts'
import { isFailure } from '../../platform/http/is-failure.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { leastFor } from '../../platform/password-least.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { outcomeAddress, outcomeOf } from '../../records/acts/outcome.ts'
import { arePasskeysPossible } from '../../security/second-proof/passkeys.server.ts'
import { nextStep } from '../../security/second-proof/second-proof.server.ts'
import { whatWaits } from '../../sharing/waiting.server.ts'
import { keepScreen, noConnection } from '../../ui/keep-screen.ts'
import { loadedTags } from '../../ui/page-title.ts'
import {
  formTexts,
  type LoginMode,
  type LoginScreenData,
  type ProviderWords,
  parseLoginMode,
  providerTexts,
  sharedField,
  suspendedText,
} from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { tellByMail } from '../mails.server.ts'
import { signOut } from '../users.server.ts'
import type { Route } from './+types/login.route.ts'
import { auth } from './auth.server.ts'
import {
  accountNamedIn,
  answerAgain,
  answerTo,
  answerToCode,
  answerToInvalid,
  type LoginAnswer,
  parseIntent,
  submitLogin,
} from './login-action.server.ts'
import { LoginScreen } from './login-screen.tsx'
import { openResetLink, resetAnswer } from './password-reset.server.ts'
import { finalFailure, providerCodes } from './provider-popup.ts'
import { offeredProviders } from './provider-sign-in.server.ts'
import { safeReturnPath } from './return-path.ts'
import type { SignedIn } from './sign-in.server.ts'
import { isSaving, signInReason } from './sign-in-reason.ts'
import './sign-in.css'

const passwordChanged = outcomeAddress(loginPath(null, 'login'), { done: 'change-password' })

const titles = {
  choice: 'Accedi',
  login: 'Accedi',
  register: 'Registrati',
  reset: 'Password dimenticata',
  newPassword: 'Nuova password',
  desk: 'Codice dello sportello',
  deskPassword: 'Nuova password',
} as const

export const meta = loadedTags

const description =
  'Accedi o registrati gratis. Ritrovi le tue guide, i capitoli che hai fatto e le risposte che hai salvato.'

/** Everything the forms need; who is signed in already goes on. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const returnTo = safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)
  const code = url.searchParams.get('error')
  const providers = offeredProviders(env)
  const provider = providers.find(({ id }) => id === url.searchParams.get('con')) ?? null
  const isUnconfirmed = code === providerCodes.unconfirmed
  const asked = parseLoginMode(url.searchParams)
  // What is asked then is answered with the password, or with the provider.
  const hasPasswords = env.SIGN_IN_PASSWORD === 'yes'
  const mode = modeOf(isUnconfirmed && hasPasswords ? 'login' : asked, hasPasswords)
  if (mode !== 'newPassword') leadOn(session, returnTo)
  const token = mode === 'newPassword' ? url.searchParams.get('token') : null
  const link = token ? await checkedLink(token) : usable
  const isSuspended = session.kind === 'anonymous' && session.suspended === true
  const shared = await whatWaits(db, returnTo)
  const title = titles[mode]
  const screen = {
    tags: publicTags(env, url, { title, description, isUnlisted: true, shared }),
    mode,
    doors: doors(returnTo).filter(({ kind }) => hasPasswords || kind === 'code'),
    returnTo,
    reason: signInReason(returnTo),
    isSaving: isSaving(returnTo),
    token,
    isLinkValid: link !== null,
    passwordLeast: leastFor(link?.role ?? 'customer'),
    providers,
    provider,
    hasPasswords,
    canSendMail: mailDelivery(env) !== 'none',
    passkeyPage: arePasskeysPossible(env) ? passkeyPath(returnTo) : null,
    asksToStartAnew: !isSuspended && isUnconfirmed,
    problem: isSuspended
      ? suspendedText
      : providerProblem(code, provider && { ...provider, hasPasswords }),
    hasCancelled: code === providerCodes.cancelled,
    success:
      outcomeOf(url.searchParams)?.done === 'change-password' ? accountTexts.passwordChanged : null,
  }
  const isLooking = request.headers.has('Sec-Purpose')
  return data(screen, isSuspended && !isLooking ? { headers: await forgetSession(request) } : {})
}

/** Where people have no passwords nobody registers with one. */
const modeOf = (asked: LoginMode, hasPasswords: boolean): LoginMode =>
  asked === 'register' && !hasPasswords ? 'choice' : asked

/** Who is signed in already goes on; who has only shown the password so far, to what is missing. */
function leadOn(session: SessionState, returnTo: string | null): void {
  if (session.kind === 'user') throw redirect(returnTo ?? dashboardPath())
  if (session.kind === 'anonymous' && session.halfSignedIn) throw redirect(codePath(returnTo))
}

/** Tells the browser to forget a session that is over, so that nobody else is told about it. */
async function forgetSession(request: Request): Promise<Headers> {
  const { headers } = await auth().api.signOut({ headers: request.headers, returnHeaders: true })
  return headers
}

const doors = (returnTo: string | null): LoginScreenData['doors'] => [
  {
    kind: 'register',
    to: loginPath(returnTo, 'register'),
    title: 'Crea un account gratis',
    words: 'È la prima volta che entri: basta un minuto.',
  },
  {
    kind: 'login',
    to: loginPath(returnTo, 'login'),
    title: 'Ho già un account',
    words: 'Con la tua email e la tua password.',
  },
  {
    kind: 'code',
    to: codesPath(),
    title: 'Sono in un gruppo',
    words: 'Con le sei lettere del foglio in sala, o con il tuo biglietto.',
  },
]

const usable = { role: 'customer' } as const

/** A link that cannot be checked now is shown as good: using it says more. */
const checkedLink = (token: string) =>
  openResetLink({ db, env, auth: auth() }, token).catch(() => usable)

/** What went wrong on the way to a provider and back; who turned back there did nothing wrong. */
function providerProblem(code: string | null, provider: ProviderWords | null): string | null {
  if (code === null || code === providerCodes.cancelled) return null
  if (code === providerCodes.unconfirmed) return accountTexts.unconfirmed
  if (code === providerCodes.tooMany) return accountTexts.tooManyAttempts
  if (!provider) return accountTexts.failed
  const texts = providerTexts(provider)
  if (code === providerCodes.away) return texts.away
  return finalFailure(code, provider) ?? texts.failed
}

/** Does what the form's intent says: signs in, registers, sends a reset mail, takes a code, … */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const intent = parseIntent(form)
  const address = context.get(clientAddressContext)
  const cookies = request.headers.get('Cookie')
  const userAgent = request.headers.get('User-Agent')
  const isShared = form.has(sharedField)
  const signInContext = { db, env, log, auth: auth(), address, cookies, userAgent, isShared }
  try {
    const outcome = await submitLogin(signInContext, intent, form)
    switch (outcome.kind) {
      case 'signedIn': {
        // Signing in as somebody else ends the former session.
        const former = sessionOwner(context.get(sessionContext))
        if (former) await signOut(db, former)
        const kind = intent === 'register' ? 'registered' : 'signedIn'
        audit(context, kind, { way: 'password', accountId: outcome.accountId })
        const { headers } = outcome
        const target = await afterSignIn(outcome, request, url, isShared)
        return redirect(target, { status: 303, headers })
      }
      case 'passwordChanged':
        audit(context, 'resetUsed', { subjectId: outcome.owner.id })
        void tellByMail({ env, log }, outcome.owner, 'passwordChanged', null)
        return redirect(passwordChanged, { status: 303, headers: outcome.headers })
      case 'deskPassword':
        audit(context, 'deskCodeUsed', { subjectId: outcome.accountId })
        return redirect(passwordChanged, 303)
      case 'codeOpened':
        return data(answerToCode(form))
      case 'resetSent':
        audit(context, 'resetAsked', { subjectId: await accountNamedIn(db, form) })
        return data(answerTo(intent, form, await resetAnswer(env)))
      case 'shownAgain':
        return data(answerAgain(intent, form, outcome.email))
      case 'invalid':
        return data(answerToInvalid(intent, form, outcome.errors), { status: 400 })
    }
  } catch (error) {
    const isTraced = error instanceof KnownFailure && refusalEvent(error) !== null
    const subjectId = isTraced ? await accountNamedIn(db, form) : null
    const failed = toFailure(context, accountTexts.failed, error, { subjectId })
    return data(answerTo(intent, form, failed.data), failed.init ?? {})
  }
}

/**
 * Where somebody goes who has just signed in: to the page that asks for the second proof, or where
 * they were going. What a visitor learned comes along once they are wholly in.
 */
async function afterSignIn(
  { accountId, headers }: SignedIn,
  request: Request,
  url: URL,
  isShared: boolean,
): Promise<string> {
  const wanted = safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL) ?? dashboardPath()
  const step = await nextStep(db, env, accountId)
  if (step === 'give') return codePath(wanted)
  const target = step === 'setUp' ? secondProofPath(wanted) : wanted
  // What was learned on such a device may be the work of whoever used it before.
  if (isShared) return target
  const visitor = { db, env, headers: request.headers, log }
  for (const cookie of await takeStepsAlong(visitor, accountId)) {
    headers.append('Set-Cookie', cookie)
  }
  return target
}

/** When no answer of the form's own comes, it stays as it is and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const asked = parseLoginMode(new URL(request.url).searchParams)
  const answer = await keepScreen(serverAction, formTexts.failed)
  if (!isFailure(answer)) return answer
  const { code } = answer.data
  const message = code === 'OFFLINE' ? `${formTexts.failed} ${noConnection}` : answer.data.message
  const kept: LoginAnswer = {
    mode: asked === 'choice' ? 'login' : asked,
    ...answer.data,
    message,
    errors: [{ field: null, message }],
    values: { name: '', email: '', isShared: false },
    meant: null,
    deskCode: '',
  }
  return data(kept, answer.init ?? {})
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginScreen screen={loaderData} answer={actionData ?? null} />
}
