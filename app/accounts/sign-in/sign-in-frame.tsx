import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { loginPath } from '../../paths.ts'
import { Note } from '../../ui/note.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readWaitingAnswer } from '../../ui/waiting-answer.ts'
import { type SignInScreen, sharedField } from '../account.ts'
import type { PersonFormAnswer } from '../person-form-answer.ts'
import type { Crossing } from './crossings.ts'
import './sign-in.css'

/** What was typed goes along from screen to screen of the sign-in, by the browser's history alone. */
export type Carried = { email: string; isShared: boolean }

type SignInFrameProps = {
  title: string
  lead?: string | null
  screen: SignInScreen
  answer?: PersonFormAnswer | null
  /** The screen that asks who one is stands before the others. */
  isFirst?: boolean
  /** Here somebody comes in: what waits for them is said. */
  isWayIn?: boolean
  crossings: readonly Crossing[]
  children: (carried: Carried) => ReactNode
  after?: (carried: Carried) => ReactNode
}

/** What all screens of the sign-in have: the drawing, the title, what waits, the ways to the others. */
export function SignInFrame(props: SignInFrameProps) {
  const { title, lead, screen, answer = null, isFirst = false, isWayIn = false } = props
  const { carried, take, heading } = useCarried(answer)
  const state = { carried }
  return (
    <div className="wrap grid items-start gap-12 pt-5 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:py-16">
      <Invitation />
      <section className="sign-in" onInput={take}>
        {!isFirst && (
          <Link to={loginPath(screen.returnTo)} state={state} className="back">
            <ArrowLeft aria-hidden="true" className="i" />
            Come vuoi entrare
          </Link>
        )}
        <div className="head mb-0">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {isWayIn && <Waiting screen={screen} />}
        {props.children(carried)}
        <ul className="sign-in-links">
          {props.crossings.map(({ to, words, needsScript = false }) => (
            <li key={to} className={needsScript ? 'needs-script' : undefined}>
              <Link to={to} state={state}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
        {props.after?.(carried)}
      </section>
    </div>
  )
}

/** What the screen before handed over, as it is typed on; the title is told to who came by a link. */
function useCarried(answer: PersonFormAnswer | null) {
  const { state, key } = useLocation()
  const before: Carried | null = state?.carried ?? null
  const [typed, setTyped] = useState<Partial<Carried>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way here
  useEffect(() => {
    if (before) heading.current?.focus()
  }, [key])

  function take({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return
    if (target.name === 'email') setTyped({ ...typed, email: target.value })
    if (target.name === sharedField) setTyped({ ...typed, isShared: target.checked })
  }

  const carried: Carried = {
    email: typed.email ?? answer?.values['email'] ?? before?.email ?? '',
    isShared: typed.isShared ?? (answer ? sharedField in answer.values : before?.isShared) ?? false,
  }
  return { carried, take, heading }
}

/** Beside the form on wide screens only: why an account is worth having. */
function Invitation() {
  return (
    <div className="stack hidden justify-items-start gap-8 lg:grid">
      <img src="/drawings/fucina.svg" alt="" width={560} height={360} className="h-auto w-full" />
      <div className="stack">
        <p className="lead">Con un account ritrovi il tuo lavoro, su ogni telefono e computer.</p>
        <ul className="spark-list">
          <li>Salvi le risposte che ti servono.</li>
          <li>Segui le guide al tuo passo.</li>
          <li>Dopo il primo giorno hai più richieste per provare.</li>
        </ul>
      </div>
    </div>
  )
}

function Waiting({ screen: { isSaving, reason } }: { screen: SignInScreen }) {
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
