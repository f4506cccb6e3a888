import { budgetStep, euroText } from '../../ai-service/ai-service.ts'
import type { Spending } from '../../ai-service/spending.server.ts'

const longMonth = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', month: 'long' })

/** 'novembre', from '2026-11'. */
export const monthName = (month: string): string => longMonth.format(new Date(`${month}-01`))

/** '1° dicembre', from '2026-11'; the space does not break. */
export function nextMonthStart(month: string): string {
  const next = new Date(`${month}-01`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return `1°\u00a0${longMonth.format(next)}`
}

type Spent = Pick<Spending, 'month' | 'spent' | 'budget'>

/** '12,40 € di 50 €'; what is not known is said. */
export function spentText({ spent, budget }: Spent): string {
  if (spent === null) return 'Mancano i prezzi: la spesa non si può calcolare.'
  return budget === null
    ? `${euroText(spent)}, nessun limite impostato`
    : `${euroText(spent)} di ${euroText(budget)}`
}

export type BudgetWarning = { step: 50 | 80 | 100; text: string }

/** What administrators read at 50, 80 and 100 % of the month's budget; null below. */
export function budgetWarning({ month, spent, budget }: Spent): BudgetWarning | null {
  const step = spent === null || budget === null ? null : budgetStep(spent, budget)
  if (step === null) return null
  const restart = nextMonthStart(month)
  if (step === 100) return { step, text: `L'AI è in pausa fino al ${restart}.` }
  const part =
    step === 80 ? "Hai speso almeno l'80% del limite" : 'Hai speso almeno metà del limite'
  return { step, text: `${part}: al 100% l'AI va in pausa fino al ${restart}.` }
}
