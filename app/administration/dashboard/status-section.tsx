import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { aiServicePath, databasePath } from '../../admin-paths.ts'
import { backupFinding, mailFinding } from '../../operations/findings.ts'
import { uptimeTime } from '../../operations/health/uptime-days.ts'
import type { Finding } from '../../records/facts/facts.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { relativeTime } from '../../records/list/relative-time.ts'
import { type AiStatus, aiLine } from './ai-status.ts'
import {
  fillingDatabaseText,
  isFast,
  medianText,
  performanceWord,
  type SystemStatus,
  scarceText,
  securityWord,
  uptimeText,
} from './system-status.ts'

type StatusSectionProps = { status: SystemStatus; ai: AiStatus; now: number }

/** How the product is, in words and with what each says. */
export function StatusSection({ status, ai, now }: StatusSectionProps) {
  const service = aiLine(ai)
  const { medianAnswer, securityDoubts, uptime, lastBackup, runningSince } = status
  const { scarceMegabytes, databaseFilling } = status
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
        <FoundLine name="Posta" finding={mailLine(status.mail)}>
          {mailWords[status.mail]}
        </FoundLine>
        {scarceMegabytes !== null && (
          <Line name="Disco" isGood={false} note={scarceText(scarceMegabytes)}>
            Da verificare
          </Line>
        )}
        {databaseFilling !== null && (
          <Line name="Database" isGood={false} note={fillingDatabaseText(databaseFilling)}>
            Da verificare
          </Line>
        )}
        <Line name="Avviato">{relativeTime(runningSince, now)}</Line>
        <FoundLine
          name="Copia di sicurezza"
          finding={backupFinding(lastBackup, now, status.hasBackupFailed)}
        >
          {lastBackup && !Number.isNaN(lastBackup.getTime()) ? (
            <RelativeDate value={lastBackup} now={now} />
          ) : (
            '—'
          )}
        </FoundLine>
      </dl>
      <p className="mt-3">
        <Link to={databasePath()}>Controlla database, AI e posta</Link>
      </p>
    </section>
  )
}

const mailWords: Record<SystemStatus['mail'], string> = {
  smtp: 'Non ancora controllata',
  answers: 'Risponde',
  outbox: 'Cartella di prova',
  none: 'Non configurata',
  fails: 'Da verificare',
  signInRefused: 'Da verificare',
  untrusted: 'Da verificare',
  silent: 'Da verificare',
}

const mailLine = (mail: SystemStatus['mail']): Finding =>
  mail === 'smtp' ? { tone: 'plain', text: mailWords.smtp } : mailFinding(mail)

type LineProps = {
  name: string
  /** null and undefined: neither good nor bad */
  isGood?: boolean | null | undefined
  note?: string
  notes?: string[]
  children: ReactNode
}

const isWell = { well: true, bad: false, plain: null }

/** What the database screen and doctor say too, in short; what is bad is said in full below. */
function FoundLine(props: { name: string; finding: Finding; children: ReactNode }) {
  const { name, finding, children } = props
  const { tone, text, hint } = finding
  const notes = tone === 'bad' ? [`${text}.`, ...(hint ? [hint] : [])] : []
  return (
    <Line name={name} isGood={isWell[tone]} notes={notes}>
      {children}
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
