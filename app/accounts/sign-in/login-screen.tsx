import { ChevronRight, LogIn, Ticket, UserRoundPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { loginPath } from '../../paths.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Note } from '../../ui/note.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readWaitingAnswer } from '../../ui/waiting-answer.ts'
import type { LoginForm, LoginMode, LoginScreenData } from '../account.ts'
import { Invitation } from './invitation.tsx'
import type { LoginAnswer } from './login-action.server.ts'
import { SignInForm } from './login-form.tsx'
import { ProviderOutcome, ProviderSection, StartAnewForm } from './provider-form.tsx'
import { providerCodes } from './provider-popup.ts'
import { SharedDevice, type SharedDeviceState } from './shared-device.tsx'

const backToLoginMilliseconds = 3000

type LoginScreenProps = { screen: LoginScreenData; answer: LoginAnswer | null }

const titles: Record<LoginMode, { title: string; lead?: string }> = {
  choice: { title: 'Come vuoi entrare?' },
  login: { title: 'Ho già un account' },
  register: {
    title: 'Crea un account gratis',
    lead: 'Ti basta un indirizzo email.',
  },
  reset: {
    title: 'Password dimenticata?',
    lead: 'Scrivi la tua email: ti mandiamo un collegamento per sceglierne una nuova.',
  },
  newPassword: {
    title: 'Scegli una nuova password',
    lead: 'Poi accedi di nuovo, su tutti i tuoi dispositivi.',
  },
  desk: {
    title: 'Ho i sei numeri dello sportello',
    lead: 'Scrivi la tua email e i sei numeri del foglio che ti hanno dato.',
  },
  deskPassword: {
    title: 'Scegli una nuova password',
    lead: 'Il codice è giusto. Con la nuova password poi accedi di nuovo, su tutti i tuoi dispositivi.',
  },
}

const isResetAsked = (answer: LoginScreenProps['answer']) =>
  answer?.code === 'RESET_SENT' || answer?.code === 'RESET_DELAYED'

/** The screen promises only what this site can do, and asks for nothing that is done. */
function leadFor(mode: LoginMode, { screen, answer }: LoginScreenProps) {
  const { canSendMail, hasPasswords } = screen
  if (isResetAsked(answer)) return null
  if (mode === 'login' && !hasPasswords)
    return 'Con la password entra solo chi ha un ruolo nel sito.'
  return mode === 'reset' && !canSendMail
    ? 'Per sceglierne una nuova serve un collegamento, che arriva via email.'
    : titles[mode].lead
}

/** /login: who one is, then one of three forms, all by links; and the form a reset link opens. */
export function LoginScreen({ screen, answer }: LoginScreenProps) {
  const mode = answer?.mode ?? screen.mode
  const lead = leadFor(mode, { screen, answer })
  const [isShared, onChange] = useState(answer?.values.isShared ?? false)
  const shared = { isShared, onChange }
  useReturnToLogin(answer?.code === 'RESET_SENT' ? answer.message : null, screen.returnTo)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(screen.mode)
  useEffect(() => {
    // The link to another form goes away with the form that it stood in.
    if (last.current !== screen.mode) heading.current?.focus()
    last.current = screen.mode
  }, [screen.mode])
  return (
    <div className="wrap grid items-start gap-12 pt-5 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:py-16">
      <Invitation />
      <section className="sign-in">
        {mode !== 'choice' && (
          <BackLink to={loginPath(screen.returnTo)}>Come vuoi entrare</BackLink>
        )}
        <div className="head mb-0">
          <h1 ref={heading} tabIndex={-1}>
            {titles[mode].title}
          </h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {(mode === 'choice' || mode === 'login' || mode === 'register') && (
          <Waiting screen={screen} />
        )}
        <LoginNotes screen={screen} answer={answer} />
        {screen.asksToStartAnew && screen.provider && !answer && (
          <StartAnewForm
            provider={screen.provider}
            returnTo={screen.returnTo}
            isShared={shared.isShared}
            hasPasswords={screen.hasPasswords}
          />
        )}
        {mode === 'choice' ? (
          <Choice screen={screen} shared={shared} />
        ) : (
          <Body mode={mode} screen={screen} answer={answer} shared={shared} />
        )}
      </section>
    </div>
  )
}

const doorIcons = { register: UserRoundPlus, login: LogIn, code: Ticket }

type ChoiceProps = { screen: LoginScreenData; shared: SharedDeviceState }

/** First who one is; the fields come after. */
function Choice({ screen, shared }: ChoiceProps) {
  const doors = <Doors screen={screen} />
  return (
    <>
      {screen.hasPasswords && doors}
      {/* Without script each form has its own. */}
      <SharedDevice {...shared} className="needs-script" />
      <ProviderSection screen={screen} isShared={shared.isShared} hasRules />
      {!screen.hasPasswords && (
        <>
          <p className="or my-2">oppure</p>
          {doors}
        </>
      )}
      <Crossings mode="choice" screen={screen} />
    </>
  )
}

function Doors({ screen }: { screen: LoginScreenData }) {
  return (
    <ul className="doors">
      {screen.doors.map(({ kind, to, title, words }) => {
        const Icon = doorIcons[kind]
        return (
          <li key={kind}>
            <Link to={to}>
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
        )
      })}
    </ul>
  )
}

/** What waits behind the sign-in. */
function Waiting({ screen: { isSaving, reason } }: { screen: LoginScreenData }) {
  const isHydrated = useHydrated()
  // Named where the screen was opened by a link: a name that came later would move the page.
  const [title] = useState(() => (isHydrated ? readWaitingAnswer()?.title : undefined))
  if (!isSaving) return reason && <Note kind="info">{reason}</Note>
  return (
    <Note kind="info">
      La tua risposta{title && ` «${title}»`} ti aspetta: la salvi appena entri.
    </Note>
  )
}

/** After a reset request the screen goes back to signing in; its message stays readable. */
function useReturnToLogin(message: string | null, returnTo: string | null) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => {
      navigate(loginPath(returnTo, 'login'), { replace: true, state: { said: message } })
    }, backToLoginMilliseconds)
    return () => clearTimeout(timer)
  }, [message, returnTo, navigate])
}

/** What the screen said before it changed its mode by itself. */
function useSaidBefore(): string | null {
  const said: unknown = useLocation().state?.said
  return typeof said === 'string' ? said : null
}

function LoginNotes({ screen, answer }: LoginScreenProps) {
  useOutcome()
  const { provider, hasPasswords } = screen
  // Told once: loading the screen's data again must not take the words away.
  const [problem] = useState(screen.problem)
  const said = useSaidBefore()
  const isDelayed = answer?.code === 'RESET_DELAYED'
  const success = answer ? isResetAsked(answer) && answer.message : (said ?? screen.success)
  return (
    <>
      <div role="status" className="empty:absolute">
        {success && <Note kind={isDelayed ? 'info' : 'ok'}>{success}</Note>}
      </div>
      {screen.hasCancelled && provider && !answer && (
        <ProviderOutcome
          end={{ code: providerCodes.cancelled, name: provider.name, hasPasswords }}
        />
      )}
      {problem && !answer && (
        <Note kind="bad" role="alert">
          {problem}
        </Note>
      )}
    </>
  )
}

type BodyProps = LoginScreenProps & {
  mode: LoginForm
  shared: SharedDeviceState
}

function Body({ mode, screen, answer, shared }: BodyProps) {
  if (isResetAsked(answer)) return <Crossings mode={mode} screen={screen} />
  if (mode === 'newPassword' && (!screen.isLinkValid || answer?.code === 'LINK_WORTHLESS')) {
    return <WorthlessLink />
  }
  return (
    <>
      <SignInForm mode={mode} screen={screen} answer={answer} shared={shared} />
      <Crossings mode={mode} screen={screen} />
      {screen.hasPasswords && (mode === 'login' || mode === 'register') && (
        <ProviderSection screen={screen} isShared={shared.isShared} hasRules={mode === 'login'} />
      )}
    </>
  )
}

function WorthlessLink() {
  return (
    <>
      <Note kind="bad" role="alert">
        Questo collegamento non è più valido. Chiedine uno nuovo.
      </Note>
      <p>
        <Link to={loginPath(null, 'reset')}>Chiedi un nuovo collegamento</Link>
      </p>
    </>
  )
}

type Crossing = [form: 'login' | 'register' | 'reset' | 'desk', words: string]

const forgotten: Crossing = ['reset', 'Hai dimenticato la password?']
const withCode: Crossing = ['desk', 'Ho i sei numeri dello sportello']
const back: Crossing = ['login', "Torna all'accesso"]

/** Where people have no passwords, those who have a role do. */
const withoutPasswords: Partial<Record<LoginMode, Crossing[]>> = {
  choice: [['login', 'Ho un ruolo nel sito: entro con la password']],
  login: [forgotten],
  reset: [back],
}

const crossings: Record<LoginMode, Crossing[]> = {
  choice: [forgotten, withCode],
  login: [forgotten, withCode, ['register', 'Non ho ancora un account']],
  register: [['login', 'Ho già un account']],
  reset: [withCode, back],
  newPassword: [back],
  desk: [back],
  deskPassword: [back],
}

const crossingsOf = (mode: LoginMode, { hasPasswords }: LoginScreenData) =>
  (hasPasswords ? null : withoutPasswords[mode]) ?? crossings[mode]

/** The links between the forms. */
function Crossings({ mode, screen }: { mode: LoginMode; screen: LoginScreenData }) {
  return (
    <ul className="sign-in-links">
      {screen.passkeyPage && (
        <li className="needs-script">
          <Link to={screen.passkeyPage}>Entra senza password</Link>
        </li>
      )}
      {crossingsOf(mode, screen).map(([form, words]) => (
        <li key={form}>
          <Link to={loginPath(screen.returnTo, form)}>{words}</Link>
        </li>
      ))}
    </ul>
  )
}
