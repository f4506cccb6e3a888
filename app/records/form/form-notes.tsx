import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { loginPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { noConnection } from '../../ui/keep-screen.ts'
import { Note } from '../../ui/note.tsx'
import { FocusedNote } from '../acts/done-note.tsx'
import { Differences } from '../versions/differences.tsx'
import type { Former } from './draft.ts'
import type { Decision, FormAnswer } from './form-answer.ts'

const stillHere = 'Quello che hai scritto è ancora qui.'
const notSaved = 'Non ho ancora salvato: quello che hai scritto è qui.'
const siteFailed = `Il guasto è del sito. ${stillHere} Riprova tra qualche minuto.`
const outdated = `${stillHere} Se ricarichi, vedi la versione salvata e puoi riprendere la tua dalla bozza.`

/** What helps, by the failure's code; of others their own text says it. */
const helps = new Map<string | null, string>([
  ['OFFLINE', `${noConnection} Riprova quando torna.`],
  ['FAILED', siteFailed],
  ['DATABASE_UNAVAILABLE', siteFailed],
])

type AnswerNoteProps = {
  answer: FormAnswer
  /** The save that was refused shows it to everybody. */
  isPublishing: boolean
}

/** Nothing was stored, and no field is at fault: what happened, and what can be done. */
export function AnswerNote({ answer, isPublishing }: AnswerNoteProps) {
  const { pathname } = useLocation()
  const [title, ...lines] = answer.message?.split('\n') ?? []
  const decide = (name: Decision, value: string | number | null, label: string) => (
    <Button
      size="small"
      kind={name === 'unfinished' ? 'plain' : 'danger'}
      name={name}
      value={value ?? ''}
    >
      {label}
    </Button>
  )
  const anew = (label: string) => (
    <a className="btn sm" href={pathname}>
      {label}
    </a>
  )
  const note = (said: string | undefined, ...rest: ReactNode[]) => (
    <FocusedNote about={answer} kind="bad">
      <p className="font-bold">{said}</p>
      {rest.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand in a fixed order
        <Fragment key={at}>{part}</Fragment>
      ))}
    </FocusedNote>
  )
  switch (answer.code) {
    // Two administrators on one record: nothing typed is lost, nothing is replaced unasked.
    case 'CONFLICT':
      return note(
        title,
        answer.differences && <Differences differences={answer.differences} />,
        <p>{outdated}</p>,
        <div className="row mt-2">
          {anew('Ricarica la versione salvata')}
          {decide(
            'overwrite',
            answer.found,
            isPublishing ? 'Pubblica la mia al suo posto' : 'Salva la mia al suo posto',
          )}
        </div>,
        <p className="mt-2">L'altra resta tra le versioni.</p>,
      )
    // Learners' progress would go with what this save takes out.
    case 'LOSES_PROGRESS':
      return note(
        title,
        <p>{notSaved} Se più avanti riporti una versione di prima, tornano anche i progressi.</p>,
        <div className="row mt-2">
          {decide('losing', 'si', 'Salva e togli')}
          {anew('Riprendi la versione salvata')}
        </div>,
      )
    // What is to be published looks unfinished, or nobody would see some of it.
    case 'UNFINISHED':
      return note(
        title,
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>,
        <p>{notSaved}</p>,
        <div className="row mt-2">{decide('unfinished', 'si', 'Pubblica lo stesso')}</div>,
      )
    case 'UNAUTHENTICATED':
      return note(
        'Il tuo accesso è scaduto: non ho salvato.',
        <p>{stillHere} Entra di nuovo in un'altra scheda, poi torna e salva.</p>,
        <p className="mt-2">
          <a className="btn sm" href={loginPath(pathname)} target="_blank" rel="noreferrer">
            Accedi in un'altra scheda
          </a>
        </p>,
      )
    default:
      return answer.message
        ? note(
            'Non ho potuto salvare',
            <p>{answer.message}</p>,
            <p>{helps.get(answer.code) ?? stillHere}</p>,
          )
        : null
  }
}

/** Somebody else saved while the form is open: news does not take the keyboard from who is writing. */
export function OutdatedNote() {
  const { pathname } = useLocation()
  return (
    <Note kind="info" role="status">
      <p className="font-bold">Qualcun altro ha appena salvato questa scheda.</p>
      <p>{outdated}</p>
      <div className="row mt-2">
        <a className="btn sm" href={pathname}>
          Ricarica la versione salvata
        </a>
      </div>
    </Note>
  )
}

type FormerDraftProps = { draft: Former; onResume: () => void; onDiscard: () => void }

/** Offers what was typed here and not saved. */
export function FormerDraft({ draft, onResume, onDiscard }: FormerDraftProps) {
  return (
    <Note kind="info" role="status">
      <p className="font-bold">Qui c'è una bozza non salvata.</p>
      <p>È del {formatDateTime(draft.savedAt)}. Vuoi continuare da lì?</p>
      <div className="row mt-2">
        <Button type="button" size="small" kind="main" onClick={onResume}>
          Riprendi la bozza
        </Button>
        <Button type="button" size="small" onClick={onDiscard}>
          Scarta la bozza
        </Button>
      </div>
    </Note>
  )
}
