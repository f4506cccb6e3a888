import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CheckName, ShownCheck } from '../../operations/check.ts'
import { uptimeTime } from '../../operations/health/uptime-days.ts'
import { relativeTime } from '../../records/list/relative-date.tsx'
import { screenOf } from './failing.ts'
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
  now: number
}

/** The others are named where they fail, at the head of the dashboard. */
const shownAlways: ReadonlySet<CheckName> = new Set(['ai', 'mail', 'backup'])

/** How the product is, in a word each; what fails is said in full at the head of the dashboard. */
export function StatusSection({ status, checks, now }: StatusSectionProps) {
  const { medianAnswer, securityDoubts, uptime, runningSince } = status
  return (
    <section aria-labelledby="stato">
      <h2 id="stato">Stato del sistema</h2>
      <dl className="figure-list">
        <Line name="Performance" isGood={isFast(medianAnswer)} note={medianText(medianAnswer)}>
          {performanceWord(medianAnswer)}
        </Line>
        <Line name="Sicurezza" isGood={securityDoubts.length === 0}>
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
        {checks
          .filter(({ name }) => shownAlways.has(name))
          .map((check) => (
            <CheckLine key={check.name} check={check} />
          ))}
        <Line name="Avviato">{relativeTime(runningSince, now)}</Line>
      </dl>
    </section>
  )
}

const isWell = { well: true, bad: false, plain: null }

function CheckLine({ check: { name, label, tone, text } }: { check: ShownCheck }) {
  const said = tone === 'bad' ? 'Da verificare' : text
  const to = screenOf[name]
  return (
    <Line name={label} isGood={isWell[tone]}>
      {to ? <Link to={to}>{said}</Link> : said}
    </Line>
  )
}

type LineProps = {
  name: string
  /** null and undefined: neither good nor bad */
  isGood?: boolean | null | undefined
  note?: string
  children: ReactNode
}

function Line({ name, isGood, note, children }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isGood === true ? 'good' : isGood === false ? 'bad' : undefined}>
        {isGood === true && <Check aria-hidden="true" className="i" />}
        {isGood === false && <CircleAlert aria-hidden="true" className="i" />}
        {children}
      </dd>
      {note && <dd className="note-line">{note}</dd>}
    </div>
  )
}
