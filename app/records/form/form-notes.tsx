import { useLocation } from 'react-router'
import { loginPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { noConnection } from '../../ui/keep-screen.ts'
import { Note } from '../../ui/note.tsx'
import { FocusedNote } from '../acts/done-note.tsx'
import { Differences } from '../versions/differences.tsx'
import type { Former } from './draft.ts'
import { type FormAnswer, formNames } from './form-answer.ts'

/** These have a note of their own. */
const codesWithNote = new Set<string | null>([
  ...['CONFLICT', 'UNAUTHENTICATED', 'LOSES_PROGRESS', 'UNFINISHED'],
])

const stillHere = 'Quello che hai scritto è ancora qui.'
const siteFailed = `Il guasto è del sito. ${stillHere} Riprova tra qualche minuto.`

/** What helps, by the failure's code; of others their own text says it. */
const helps = new Map<string | null, string>([
  ['OFFLINE', `${noConnection} Riprova quando torna.`],
  ['FAILED', siteFailed],
  ['DATABASE_UNAVAILABLE', siteFailed],
])

/** Nothing was stored, and no field is at fault. */
export function FailureNote({ answer }: { answer: FormAnswer | null }) {
  if (!answer?.message || codesWithNote.has(answer.code)) return null
  return (
    <FocusedNote about={answer} kind="bad">
      <p className="font-bold">Non ho potuto salvare</p>
      <p>{answer.message}</p>
      <p>{helps.get(answer.code) ?? stillHere}</p>
    </FocusedNote>
  )
}

type ConflictNoteProps = {
  answer: FormAnswer | null
  /** Somebody else saved while the form is open. */
  isOutdated: boolean
  /** The save that was refused shows it to everybody. */
  isPublishing: boolean
}

/** Two administrators on one record: nothing typed is lost, nothing is replaced unasked. */
export function ConflictNote({ answer, isOutdated, isPublishing }: ConflictNoteProps) {
  const { pathname } = useLocation()
  const isRefused = answer?.code === 'CONFLICT'
  if (!isRefused && !isOutdated) return null
  const content = (
    <>
      <p className="font-bold">
        {isRefused ? answer.message : 'Qualcun altro ha appena salvato questa scheda.'}
      </p>
      {isRefused && answer.differences && <Differences differences={answer.differences} />}
      <p>
        {stillHere} Se ricarichi, vedi la versione salvata e puoi riprendere la tua dalla bozza.
      </p>
      <div className="row mt-2">
        <a className="btn sm" href={pathname}>
          Ricarica la versione salvata
        </a>
        {isRefused && (
          <Button size="small" kind="danger" name={formNames.overwrite} value={answer.found ?? ''}>
            {isPublishing ? 'Pubblica la mia al suo posto' : 'Salva la mia al suo posto'}
          </Button>
        )}
      </div>
      {isRefused && <p className="mt-2">L'altra resta tra le versioni.</p>}
    </>
  )
  // News of somebody else does not take the keyboard from who is writing; a refusal does.
  return isRefused ? (
    <FocusedNote about={answer} kind="bad">
      {content}
    </FocusedNote>
  ) : (
    <Note kind="info" role="status">
      {content}
    </Note>
  )
}

/** Learners' progress would go with what this save takes out: it asks first. */
export function LossNote({ answer }: { answer: FormAnswer | null }) {
  const { pathname } = useLocation()
  if (answer?.code !== 'LOSES_PROGRESS') return null
  return (
    <FocusedNote about={answer} kind="bad">
      <p className="font-bold">{answer.message}</p>
      <p>
        Non ho ancora salvato: quello che hai scritto è qui. Se più avanti riporti una versione di
        prima, tornano anche i progressi.
      </p>
      <div className="row mt-2">
        <Button size="small" kind="danger" name={formNames.losing} value="si">
          Salva e togli
        </Button>
        <a className="btn sm" href={pathname}>
          Riprendi la versione salvata
        </a>
      </div>
    </FocusedNote>
  )
}

/** What is to be published looks unfinished, or nobody would see some of it: the places are named. */
export function UnfinishedNote({ answer }: { answer: FormAnswer | null }) {
  if (answer?.code !== 'UNFINISHED') return null
  const [title, ...lines] = answer.message?.split('\n') ?? []
  return (
    <FocusedNote about={answer} kind="bad">
      <p className="font-bold">{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Non ho ancora salvato: quello che hai scritto è qui.</p>
      <div className="row mt-2">
        <Button size="small" name={formNames.unfinished} value="si">
          Pubblica lo stesso
        </Button>
      </div>
    </FocusedNote>
  )
}

/** The session ended while the form was open. */
export function SessionNote({ answer }: { answer: FormAnswer | null }) {
  const { pathname } = useLocation()
  if (answer?.code !== 'UNAUTHENTICATED') return null
  return (
    <FocusedNote about={answer} kind="bad">
      <p className="font-bold">Il tuo accesso è scaduto: non ho salvato.</p>
      <p>{stillHere} Entra di nuovo in un'altra scheda, poi torna e salva.</p>
      <p className="mt-2">
        <a className="btn sm" href={loginPath(pathname)} target="_blank" rel="noreferrer">
          Accedi in un'altra scheda
        </a>
      </p>
    </FocusedNote>
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
