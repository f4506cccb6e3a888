import { redirect } from 'react-router'
import { adminFiguresCsvPath, adminFiguresPath } from '../../admin-paths.ts'
import { deleteEaseRemark, readEaseRemarks } from '../../learning/ease/ease-figures.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { idOf, keepActs } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { DoneNote, useOutcome } from '../../records/acts/done-note.tsx'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Note } from '../../ui/note.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import type { Route } from './+types/figures.route'
import { readPeriodFigures, type SeenFigures } from './count-figures.server.ts'
import { EaseSection, figuresActs } from './ease-section.tsx'
import { GroupsSection } from './groups-section.tsx'
import { GuidesSection } from './guides-section.tsx'
import { LearnedSection } from './learned-section.tsx'
import { MonthsSection } from './months-section.tsx'
import { periodText, readPeriod } from './period.ts'
import { fewest, fewText } from './shown-number.ts'
import { TemplatesSection } from './templates-section.tsx'
import '../dashboard/dashboard.css'
import './figures.css'
import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { PrintButton } from '../../ui/print-button.tsx'

export const meta = titled(adminTitle('Numeri'))

/** The catalogue's text. */
const loadFailed = 'Errore nel caricamento dei numeri'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, loadFailed, async () => {
    const actor = requireActor(context, 'seeFigures')
    const now = new Date()
    const period = readPeriod(url.searchParams.get('periodo'), now)
    return {
      figures: await readPeriodFigures(db, actor, period, now),
      remarks: await readEaseRemarks(db, actor),
      site: { name: env.SITE_NAME, madeBy: env.COMPANY_NAME ?? null },
    }
  })

/** Takes a line away that a learner wrote. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireActor(context, 'seeFigures', figuresActs.failedText(form))
  return carryOut(context, figuresActs, form, {
    delete: async () => {
      await deleteEaseRemark(db, actor, idOf(form))
      throw redirect(outcomeAddress(adminFiguresPath(), { done: 'delete' }), 303)
    },
  })
}

export const clientAction = keepActs(figuresActs)

export const ErrorBoundary = adminErrorBoundary(loadFailed)

/** The figures that answer questions: to look at, and to print for the council. */
export default function Figures({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, remarks, site } = loaderData
  const { period, countedAt, guides } = figures
  const failed = actionData as { message: string } | undefined
  const outcome = useOutcome()
  return (
    <>
      <PageHead
        title="Numeri"
        text={
          <p>
            {site.name}, {periodText(period.name)}
            {period.isRunning && ' (in corso)'}. {site.madeBy && `Preparati da: ${site.madeBy}. `}
            Contati il <DateTime value={countedAt} />. Niente parla di una persona sola: sotto le{' '}
            {fewest} scriviamo «{fewText}».
          </p>
        }
      />
      <DoneNote outcome={outcome} texts={{ delete: 'La riga è cancellata.' }} />
      {failed && (
        <Note kind="bad" role="alert">
          {failed.message}
        </Note>
      )}
      <div className="figure-sections">
        <PeriodForm figures={figures} />
        <LearnedSection figures={figures} />
        <GroupsSection figures={figures} />
        <GuidesSection guides={guides} />
        <TemplatesSection figures={figures} />
        <EaseSection figures={figures} remarks={remarks} />
        <MonthsSection figures={figures} />
      </div>
    </>
  )
}

/** A period is chosen, and looked at here, printed, or taken along. */
function PeriodForm({ figures: { period, choices } }: { figures: SeenFigures }) {
  return (
    <form method="get" action={adminFiguresPath()} className="figure-choice noprint">
      <SelectField label="Periodo" name="periodo" key={period.name} defaultValue={period.name}>
        {[...new Set([period.name, ...choices])].map((name) => (
          <option key={name} value={name}>
            {periodText(name)}
          </option>
        ))}
      </SelectField>
      <div className="row">
        <Button type="submit">Mostra</Button>
        <PrintButton>Stampa</PrintButton>
        <Button
          type="submit"
          formAction={adminFiguresCsvPath()}
          icon={<Download aria-hidden="true" className="i" />}
        >
          Scarica tutto (CSV)
        </Button>
      </div>
    </form>
  )
}
