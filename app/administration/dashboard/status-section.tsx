import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { aiServicePath, databasePath } from '../../admin-paths.ts'
import type { CheckName, ShownCheck } from '../../operations/check.ts'
import { uptimeTime } from '../../operations/health/uptime-days.ts'
import { relativeTime } from '../../records/list/relative-date.tsx'
import { type AiStatus, aiLine } from './ai-status.ts'
import {
  isFast,
  medianText,
  performanceWord,
  type SystemStatus,
  securityWord,
  uptimeText,
} from './system-status.ts'

type StatusSectionProps = {
  status: SystemStatus
  checks: readonly ShownCheck[]
  ai: AiStatus
  now: number
}

/** Said also while it is well; the others are named when somebody has to see to them. */
const alwaysShown: ReadonlySet<CheckName> = new Set(['mail', 'backup'])

/** How the product is, in words and with what each says. */
export function StatusSection({ status, checks, ai, now }: StatusSectionProps) {
  const service = aiLine(ai, checks.find(({ name }) => name === 'ai') ?? null)
  const { medianAnswer, securityDoubts, uptime, runningSince } = status
  const shown = checks.filter(
    ({ name, tone }) => alwaysShown.has(name) || (tone === 'bad' && name !== 'ai'),
  )
  return (
    <section aria-labelledby="stato">
      <h2 id="stato">Stato del sistema</h2>
      <dl className="figure-list">
        <Line name="Performance" isGood={isFast(medianAnswer)} note={medianText(medianAnswer)}>
          {performanceWord(medianAnswer)}
        </Line>
        <Line name="Sicurezza" isGood={securityDoubts.length === 0} notes={securityDoubts}>
          {securityWord(securityDoubts)}
        </Line>
        <Line
          name="Uptime"
          note={
            uptime === null
              ? 'Si misura dal primo minuto intero.'
              : `Minuti in funzione, al massimo degli ultimi ${uptimeTime}.`
          }
        >
          {uptimeText(uptime)}
        </Line>
        <Line name="Servizio AI" isGood={service.isGood} notes={service.notes}>
          <Link to={aiServicePath()}>{service.text}</Link>
        </Line>
        {shown.map((check) => (
          <CheckLine key={check.name} {...check} />
        ))}
        <Line name="Avviato">{relativeTime(runningSince, now)}</Line>
      </dl>
      <p className="mt-3">
        <Link to={databasePath()}>Controlla database, AI e posta</Link>
      </p>
    </section>
  )
}

type LineProps = {
  name: string
  /** null and undefined: neither good nor bad */
  isGood?: boolean | null | undefined
  note?: string
  notes?: string[]
  children: ReactNode
}

const isWell = { well: true, bad: false, plain: null }

/** What the database screen says too, in short; what is bad is said in full below. */
function CheckLine({ label, tone, text, hint }: ShownCheck) {
  const notes = tone === 'bad' ? [`${text}.`, ...(hint ? [hint] : [])] : []
  return (
    <Line name={label} isGood={isWell[tone]} notes={notes}>
      {tone === 'bad' ? 'Da verificare' : text}
    </Line>
  )
}

function Line({ name, isGood, note, notes = note ? [note] : [], children }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isGood === true ? 'good' : isGood === false ? 'bad' : undefined}>
        {isGood === true && <Check aria-hidden="true" className="i" />}
        {isGood === false && <CircleAlert aria-hidden="true" className="i" />}
        {children}
      </dd>
      {notes.map((text) => (
        <dd key={text} className="note-line">
          {text}
        </dd>
      ))}
    </div>
  )
}
