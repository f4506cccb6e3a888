import { Download } from 'lucide-react'
import { adminFiguresCsvPath, adminFiguresPath } from '../../admin-paths.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import type { SeenFigures } from './count-figures.server.ts'
import { periodText } from './period.ts'

/** A period is chosen, and looked at here, printed, or taken along. */
export function PeriodForm({ figures: { period, choices } }: { figures: SeenFigures }) {
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
