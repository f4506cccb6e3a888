import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { Note } from '../../ui/note.tsx'
import { type LoginMode, type LoginScreenData, loginAddress } from '../account.ts'
import { GoogleForm } from './google-form.tsx'
import type { LoginAnswer } from './login-action.server.ts'
import { AccountRules, LoginForm } from './login-form.tsx'
import { StartAnewForm } from './start-anew-form.tsx'

const backToLoginMilliseconds = 3000

type LoginScreenProps = { screen: LoginScreenData; answer: LoginAnswer | null }

const titles: Record<LoginMode, { title: string; lead: string }> = {
  login: { title: 'Accedi', lead: 'Entra con la tua email oppure con Google.' },
  register: {
    title: 'Crea il tuo account',
    lead: 'È gratis: ti basta un indirizzo email.',
  },
  reset: {
    title: 'Password dimenticata?',
    lead: 'Scrivi la tua email: ti mandiamo un collegamento per sceglierne una nuova.',
  },
  newPassword: {
    title: 'Scegli una nuova password',
    lead: 'Poi accedi di nuovo, su tutti i tuoi dispositivi.',
  },
}

/** The screen promises only what this site can do. */
function wordsOf(mode: LoginMode, { isGoogleEnabled, canSendMail }: LoginScreenData) {
  const { title, lead } = titles[mode]
  if (mode === 'login' && !isGoogleEnabled) {
    return { title, lead: 'Entra con la tua email e la tua password.' }
  }
  if (mode === 'reset' && !canSendMail) {
    return { title, lead: 'Per sceglierne una nuova serve un collegamento, che arriva via email.' }
  }
  return { title, lead }
}

/** /login: one screen, three modes by links, and the form a reset link opens. */
export function LoginScreen({ screen, answer }: LoginScreenProps) {
  const mode = answer?.mode ?? screen.mode
  const { title, lead } = wordsOf(mode, screen)
  const isResetSent = answer?.code === 'RESET_SENT'
  useReturnToLogin(isResetSent ? answer.message : null, screen.returnTo)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(screen.mode)
  useEffect(() => {
    // The link to another form goes away with the form that it stood in.
    if (last.current !== screen.mode) heading.current?.focus()
    last.current = screen.mode
  }, [screen.mode])
  return (
    <div className="wrap grid items-start gap-12 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:py-16">
      <Invitation />
      <section className="card stack justify-self-center w-full max-w-[34rem] lg:p-10">
        <div className="head mb-0">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="soft">{lead}</p>
        </div>
        {screen.reason && (mode === 'login' || mode === 'register') && (
          <Note kind="info">{screen.reason}</Note>
        )}
        <Notices screen={screen} answer={answer} />
        <Body mode={mode} screen={screen} answer={isResetSent ? null : answer} done={isResetSent} />
      </section>
    </div>
  )
}

/** After a reset request the screen goes back to signing in; its message stays readable. */
function useReturnToLogin(message: string | null, returnTo: string | null) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => {
      navigate(loginAddress('login', returnTo), { replace: true, state: { said: message } })
    }, backToLoginMilliseconds)
    return () => clearTimeout(timer)
  }, [message, returnTo, navigate])
}

/** What the screen said before it changed its mode by itself. */
function useSaidBefore(): string | null {
  const state: unknown = useLocation().state
  const isSaying = typeof state === 'object' && state !== null && 'said' in state
  return isSaying && typeof state.said === 'string' ? state.said : null
}

function Notices({ screen, answer }: LoginScreenProps) {
  useOutcome()
  // Told once: loading the screen's data again must not take the words away.
  const [problem] = useState(screen.problem)
  const said = useSaidBefore()
  const success = answer?.code === 'RESET_SENT' ? answer.message : (said ?? screen.success)
  return (
    <>
      <div role="status" className="empty:absolute">
        {success && !isFailure(answer) && <Note kind="ok">{success}</Note>}
      </div>
      {problem && !answer && (
        <Note kind="bad" role="alert">
          {problem}
        </Note>
      )}
    </>
  )
}

const isFailure = (answer: LoginAnswer | null) => answer !== null && answer.code !== 'RESET_SENT'

type BodyProps = LoginScreenProps & { mode: LoginMode; done: boolean }

function Body({ mode, screen, answer, done }: BodyProps) {
  const [googleFailure, setGoogleFailure] = useState<string | null>(null)
  if (done) return <Crossings mode={mode} returnTo={screen.returnTo} />
  if (mode === 'newPassword' && (!screen.isLinkValid || answer?.code === 'LINK_WORTHLESS')) {
    return <WorthlessLink />
  }
  return (
    <>
      {screen.asksToStartAnew && !answer && <StartAnewForm returnTo={screen.returnTo} />}
      <LoginForm mode={mode} screen={screen} answer={answer} />
      {(mode === 'login' || mode === 'register') && (
        <>
          <p className="or my-2">oppure</p>
          {googleFailure && (
            <Note kind="bad" role="alert">
              {googleFailure}
            </Note>
          )}
          <GoogleForm
            isEnabled={screen.isGoogleEnabled}
            returnTo={screen.returnTo}
            onFailure={setGoogleFailure}
          />
          {mode === 'login' && screen.isGoogleEnabled && <AccountRules />}
        </>
      )}
      <Crossings mode={mode} returnTo={screen.returnTo} />
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
        <Link to={loginAddress('reset')}>Chiedi un nuovo collegamento</Link>
      </p>
    </>
  )
}

/** The links between the modes. */
function Crossings({ mode, returnTo }: { mode: LoginMode; returnTo: string | null }) {
  const to = (target: 'login' | 'reset') => loginAddress(target, returnTo)
  return (
    <div className="stack gap-1 border-t border-rule pt-4">
      {mode === 'login' && (
        <p>
          <Crossing to={to('reset')}>Hai dimenticato la password?</Crossing>
        </p>
      )}
      {mode === 'register' && (
        <p>
          Hai già un account? <Crossing to={to('login')}>Accedi</Crossing>
        </p>
      )}
      {(mode === 'reset' || mode === 'newPassword') && (
        <p>
          <Crossing to={to('login')}>Torna all'accesso</Crossing>
        </p>
      )}
    </div>
  )
}

function Crossing({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold">
      {children}
    </Link>
  )
}

/** Beside the form on wide screens only: why an account is worth having. */
function Invitation() {
  return (
    <div className="stack hidden justify-items-start gap-8 lg:grid">
      <img src="/drawings/fucina.svg" alt="" width={560} height={360} className="h-auto w-full" />
      <div className="stack">
        <p className="lead">Con un account ritrovi il tuo lavoro, da qualsiasi dispositivo.</p>
        <ul className="spark-list">
          <li>Salvi le risposte che ti servono.</li>
          <li>Segui le guide al tuo passo.</li>
          <li>Dopo il primo giorno hai più richieste per provare.</li>
        </ul>
      </div>
    </div>
  )
}
