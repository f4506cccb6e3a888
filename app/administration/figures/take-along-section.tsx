import { Download, FileText } from 'lucide-react'
import { adminFiguresCsvPath, adminFiguresPath, adminReportPath } from '../../admin-paths.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { periodText } from './period-words.ts'
import type { SeenFigures } from './read-figures.server.ts'

/** A period is chosen, and looked at here, printed, or taken along; without script too. */
export function TakeAlongSection({ figures: { period, choices } }: { figures: SeenFigures }) {
  const names = [...choices.months, ...choices.years]
  return (
    <form method="get" action={adminFiguresPath()} className="figure-choice noprint">
      <SelectField label="Periodo" name="periodo" key={period.name} defaultValue={period.name}>
        {[...new Set([period.name, ...names])].map((name) => (
          <option key={name} value={name}>
            {periodText(name)}
          </option>
        ))}
      </SelectField>
      <div className="row">
        <Button type="submit">Mostra</Button>
        <Button
          type="submit"
          formAction={adminReportPath()}
          icon={<FileText aria-hidden="true" className="i" />}
        >
          Relazione da stampare
        </Button>
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
