import { ArrowLeft } from 'lucide-react'
import { adminFiguresPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { Brand } from '../../ui/brand.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import type { Route } from './+types/report.route'
import { Bars, MonthColumns } from './bars.tsx'
import { loadFailed, nothingYet, whoHasLearned } from './figures-texts.ts'
import { readPeriod } from './period.ts'
import { type Report, readReport, type Told } from './report.server.ts'
import { fewest, fewText } from './shown-number.ts'
import './figures.css'
import './report.css'

export const meta = titled(adminTitle('Relazione'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, loadFailed, async () => {
    const actor = requireActor(context, 'seeFigures')
    const period = readPeriod(url.searchParams.get('periodo'), new Date())
    return { name: period.name, report: await readReport(db, actor, env, period) }
  })

export const ErrorBoundary = adminErrorBoundary(loadFailed)

/** One page to print for the council. */
export default function ReportScreen({ loaderData: { name, report } }: Route.ComponentProps) {
  return (
    <>
      <div className="report-acts noprint">
        <ButtonLink
          to={withQuery(adminFiguresPath(), { periodo: name })}
          icon={<ArrowLeft aria-hidden="true" className="i" />}
        >
          Torna ai numeri
        </ButtonLink>
        <PrintButton kind="main">Stampa la relazione</PrintButton>
      </div>
      <article className="report">
        <Head report={report} />
        <Numbers numbers={report.numbers} />
        {report.groups && (
          <p>
            <b>{report.groups.text}</b> {report.groups.words} {report.groups.note}
          </p>
        )}
        <section aria-labelledby="mesi">
          <h2 id="mesi">Persone che hanno imparato, mese per mese</h2>
          <MonthColumns
            caption="Persone che hanno imparato, mese per mese"
            heads={['Mese', 'Persone']}
            rows={report.months}
          />
          {report.monthsNote && <p className="small">{report.monthsNote}</p>}
        </section>
        <div className="halves">
          <Guide guide={report.guide} />
          <Templates report={report} />
        </div>
        <div className="halves">
          <ToldSection id="facile" title="Quanto è stato facile" told={report.ease} />
          {report.cost && <ToldSection id="costo" title="Quanto è costato" told={report.cost} />}
        </div>
        <Foot report={report} />
      </article>
    </>
  )
}

const Head = ({ report: { site, period, isRunning } }: { report: Report }) => (
  <header>
    <p className="brand-line">
      <span className="brand">
        <Brand name={site.name} city={site.city} />
      </span>
      <span>
        Relazione, {period}
        {isRunning && ' (in corso)'}
      </span>
    </p>
    <h1>Che cosa hanno imparato i cittadini</h1>
    <p>
      {site.name} insegna a chi vive a {site.city}, anche a chi comincia da zero, a usare
      l'intelligenza artificiale nella vita di tutti i giorni e al lavoro.
    </p>
  </header>
)

const Numbers = ({ numbers }: { numbers: readonly Told[] }) => (
  <ul className="told-numbers">
    {numbers.map(({ text, words, note }) => (
      <li key={words}>
        <b>{text}</b> {words}
        {note && <span className="note-line">{note}</span>}
      </li>
    ))}
  </ul>
)

function Guide({ guide }: { guide: Report['guide'] }) {
  return (
    <section aria-labelledby="guida">
      <h2 id="guida">La guida più iniziata</h2>
      {guide ? (
        <>
          <p className="one-line">«{guide.title}»</p>
          <Bars
            caption={`${guide.title}: capitolo per capitolo`}
            heads={['Capitolo', 'Persone']}
            rows={guide.rows}
          />
          <p>
            {guide.left > 0 && `Altri capitoli: ${guide.left}. `}
            {guide.stop}
          </p>
        </>
      ) : (
        <p>{nothingYet}</p>
      )}
    </section>
  )
}

function Templates({ report: { templates, templatesNote } }: { report: Report }) {
  return (
    <section aria-labelledby="richieste">
      <h2 id="richieste">Le richieste pronte più usate</h2>
      {templates.length > 0 ? (
        <>
          <Bars
            caption="Le richieste pronte più usate"
            heads={['Richiesta', 'Risposte']}
            rows={templates}
          />
          {templatesNote && <p className="small">{templatesNote}</p>}
        </>
      ) : (
        <p>{nothingYet}</p>
      )}
    </section>
  )
}

type ToldSectionProps = { id: string; title: string; told: Told | null }

const ToldSection = ({ id, title, told }: ToldSectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {told ? (
      <>
        <p>
          <b className="told">{told.text}</b> {told.words}
        </p>
        {told.note && <p>{told.note}</p>}
      </>
    ) : (
      <p>{nothingYet}</p>
    )}
  </section>
)

const Foot = ({ report: { countedAt, madeBy } }: { report: Report }) => (
  <div className="report-foot">
    <p>
      {madeBy && `Preparata da: ${madeBy}. `}Numeri contati il <DateTime value={countedAt} />:
      nessuno è stimato. Qui non c'è niente di una persona sola: sotto le {fewest} scriviamo «
      {fewText}».
    </p>
    <p>{whoHasLearned}</p>
  </div>
)
