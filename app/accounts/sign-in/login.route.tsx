import { ChevronRight, LogIn, Ticket, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { codesPath } from '../../group-paths.ts'
import { loginPath, newPasswordPath } from '../../paths.ts'
import { limits } from '../../platform/limits/limits.server.ts'
import { Note } from '../../ui/note.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { type ProviderWords, providerTexts, suspendedText } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import type { Route } from './+types/login.route.ts'
import { auth } from './auth.server.ts'
import { crossings } from './crossings.ts'
import { ProviderOutcome, ProviderSection, StartAnewForm } from './provider-form.tsx'
import { finalFailure, providerCodes } from './provider-popup.ts'
import { SharedDevice } from './shared-device.tsx'
import { type Carried, SignInFrame } from './sign-in-frame.tsx'
import { leadOn, readScreen } from './sign-in-screen.server.ts'

export const meta = loadedTags

/** The screens that the address of this one named in 1.0, and that people may have kept. */
const formerModes = {
  accedi: 'login',
  registrati: 'register',
  reset: 'reset',
  sportello: 'desk',
} as const

/** First who one is; who is signed in already goes on. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  leadToScreen(url)
  const session = leadOn({ context, url })
  const screen = await readScreen(url, 'Accedi')
  const code = url.searchParams.get('error')
  const provider = screen.providers.find(({ id }) => id === url.searchParams.get('con')) ?? null
  const isSuspended = session.kind === 'anonymous' && session.suspended === true
  const words = provider && { ...provider, hasPasswords: screen.hasPasswords }
  const loaded = {
    ...screen,
    provider,
    asksToStartAnew: !isSuspended && code === providerCodes.unconfirmed,
    problem: isSuspended ? suspendedText : providerProblem(code, words),
    hasCancelled: code === providerCodes.cancelled,
  }
  const isLooking = request.headers.has('Sec-Purpose')
  return data(loaded, isSuspended && !isLooking ? { headers: await forgetSession(request) } : {})
}

/** What used to be asked for at this address has a screen of its own. */
function leadToScreen({ searchParams }: URL): void {
  const token = searchParams.get('token')
  if (token) throw redirect(newPasswordPath(token))
  const mode = searchParams.get('modo') ?? ''
  if (!Object.hasOwn(formerModes, mode)) return
  const screen = formerModes[mode as keyof typeof formerModes]
  throw redirect(loginPath(searchParams.get('da'), screen))
}

/** Tells the browser to forget a session that is over, so that nobody else is told about it. */
async function forgetSession(request: Request): Promise<Headers> {
  const { headers } = await auth().api.signOut({ headers: request.headers, returnHeaders: true })
  return headers
}

/** What went wrong on the way to a provider and back; who turned back there did nothing wrong. */
function providerProblem(code: string | null, provider: ProviderWords | null): string | null {
  if (code === null || code === providerCodes.cancelled) return null
  if (code === providerCodes.unconfirmed) return accountTexts.unconfirmed
  if (code === providerCodes.tooMany) return limits.provider.text
  if (!provider) return accountTexts.failed
  const texts = providerTexts(provider)
  if (code === providerCodes.away) return texts.away
  return finalFailure(code, provider) ?? texts.failed
}

export default function Login({ loaderData: screen }: Route.ComponentProps) {
  const { provider, returnTo, hasPasswords } = screen
  // Told once: loading the screen's data again must not take the words away.
  const [problem] = useState(screen.problem)
  return (
    <SignInFrame
      title="Come vuoi entrare?"
      screen={screen}
      isFirst
      isWayIn
      crossings={crossings.first(screen)}
    >
      {(carried) => (
        <>
          {screen.hasCancelled && provider && (
            <ProviderOutcome
              end={{ code: providerCodes.cancelled, name: provider.name, hasPasswords }}
            />
          )}
          {problem && (
            <Note kind="bad" role="alert">
              {problem}
            </Note>
          )}
          {screen.asksToStartAnew && provider && (
            <StartAnewForm
              provider={provider}
              returnTo={returnTo}
              isShared={carried.isShared}
              hasPasswords={hasPasswords}
            />
          )}
          {hasPasswords && <WaysIn screen={screen} carried={carried} />}
          {/* Without script each form has its own. */}
          <SharedDevice isShared={carried.isShared} className="needs-script" />
          <ProviderSection screen={screen} isShared={carried.isShared} hasRules />
          {!hasPasswords && (
            <>
              <p className="or my-2">oppure</p>
              <WaysIn screen={screen} carried={carried} />
            </>
          )}
        </>
      )}
    </SignInFrame>
  )
}

type WaysInProps = { screen: Route.ComponentProps['loaderData']; carried: Carried }

function WaysIn({ screen: { returnTo, hasPasswords }, carried }: WaysInProps) {
  const ways = [
    {
      to: loginPath(returnTo, 'register'),
      icon: UserRoundPlus,
      title: 'Crea un account gratis',
      words: 'È la prima volta che entri: basta un minuto.',
    },
    {
      to: loginPath(returnTo, 'login'),
      icon: LogIn,
      title: 'Ho già un account',
      words: 'Con la tua email e la tua password.',
    },
    {
      to: codesPath(),
      icon: Ticket,
      title: 'Sono in un gruppo',
      words: 'Con le sei lettere del foglio in sala, o con il tuo biglietto.',
    },
  ].slice(hasPasswords ? 0 : -1)
  return (
    <ul className="ways-in">
      {ways.map(({ to, icon: Icon, title, words }) => (
        <li key={to}>
          <Link to={to} state={{ carried }}>
            <span className="arch">
              <Icon aria-hidden="true" className="i" />
            </span>
            <span>
              <b>{title}</b>
              <span>{words}</span>
            </span>
            <ChevronRight aria-hidden="true" className="i" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
