import { Note } from '../ui/note.tsx'
import { Meter } from '../ui/progress.tsx'
import type { Spending } from './money.ts'
import { budgetWarning, monthName, spentText } from './money.ts'
import './budget-bar.css'

/** What the month has cost, with a bar against its budget and a warning as it fills. */
export function BudgetBar({ spending }: { spending: Spending }) {
  const { month, spent, budget } = spending
  const warning = budgetWarning(spending)
  return (
    <div className="budget">
      <p className="number">{spentText(spending)}</p>
      {spent !== null && budget !== null && (
        <Meter
          value={Math.round(spent * 100) / 100}
          max={budget}
          label={`Spesa dell'AI in ${monthName(month)}, in euro`}
        />
      )}
      {warning && (
        <Note kind={warning.threshold === 50 ? 'info' : 'bad'}>
          <p className="font-bold">{warning.text}</p>
          {warning.threshold === 100 && spent !== null && (
            <p>Il limite si alza in «Servizio AI», sotto «Limite del mese».</p>
          )}
        </Note>
      )}
    </div>
  )
}
