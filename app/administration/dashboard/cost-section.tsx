import { Link } from 'react-router'
import { aiServicePath } from '../../admin-paths.ts'
import { BudgetBar } from '../../ai/budget-bar.tsx'
import type { Spending } from '../../ai/money.ts'
import { monthName } from '../../ai/money.ts'

/** What the AI has cost this month; nothing while neither a price nor a budget is known. */
export function CostSection({ spending }: { spending: Spending }) {
  if (spending.spent === null && spending.budget === null) return null
  return (
    <section aria-labelledby="spesa">
      <h2 id="spesa">Spesa dell'AI in {monthName(spending.month)}</h2>
      <div className="cost">
        <BudgetBar spending={spending} />
      </div>
      <p className="mt-3">
        <Link to={`${aiServicePath()}#spesa`}>Vedi prezzi e spesa</Link>
      </p>
    </section>
  )
}
