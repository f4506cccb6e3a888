/** What a model costs in euros; null: nobody has entered it. */
export type Price = {
  model: string
  /** For a million tokens in. */
  millionIn: number | null
  /** For a million tokens out. */
  millionOut: number | null
  /** For a picture. */
  picture: number | null
}

/** Whether it can be said what the AI costs: without such a price a budget means nothing. */
export const isPriceKnown = (prices: readonly Price[]): boolean =>
  prices.some(({ millionOut, picture }) => millionOut !== null || picture !== null)

/** What was asked of a model, and what it used. */
export type Used = {
  model: string
  kind: 'answer' | 'image'
  generations: number
  tokensIn: number
  tokensOut: number
}

/** What the AI has cost since the first of the month, in euros. */
export type Spending = {
  /** YYYY-MM */
  month: string
  /** null: no price is known. */
  spent: number | null
  /** null: none is set. */
  budget: number | null
  used: Used[]
  /** Models used this month whose price somebody should enter. */
  withoutPrice: string[]
}

const million = 1_000_000

/** The price that counts: the model's own, else the dearest of those known. */
function priceFor(
  name: 'millionIn' | 'millionOut' | 'picture',
  model: string,
  prices: readonly Price[],
): number | null {
  const own = prices.find((price) => price.model === model)?.[name] ?? null
  if (own !== null) return own
  const known = prices.flatMap((price) => price[name] ?? [])
  return known.length > 0 ? Math.max(...known) : null
}

/**
 * What was used costs so many euros. A model without a price of its own counts at the dearest
 * price known; what has no price at all counts nothing.
 */
export function costOf(used: readonly Used[], prices: readonly Price[]): number {
  let euros = 0
  for (const { model, kind, generations, tokensIn, tokensOut } of used) {
    if (kind === 'image') euros += generations * (priceFor('picture', model, prices) ?? 0)
    else {
      euros += (tokensIn / million) * (priceFor('millionIn', model, prices) ?? 0)
      euros += (tokensOut / million) * (priceFor('millionOut', model, prices) ?? 0)
    }
  }
  return euros
}

const cents = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
})
const whole = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' })

/** '12,40 €', '50 €', 'meno di 0,01 €'; the space does not break. */
export function euroText(euros: number): string {
  if (euros > 0 && euros < 0.005) return 'meno di 0,01\u00a0€'
  const rounded = Math.round(euros * 100) / 100
  return `${(Number.isInteger(rounded) ? whole : cents).format(rounded)}\u00a0€`
}

/** The models used for which somebody should enter a price. */
export function withoutPrice(used: readonly Used[], prices: readonly Price[]): string[] {
  const missing = used.filter(({ model, kind }) => {
    const price = prices.find((one) => one.model === model)
    if (!price) return true
    return kind === 'image'
      ? price.picture === null
      : price.millionIn === null || price.millionOut === null
  })
  return [...new Set(missing.map(({ model }) => model))]
}

/** The shares of the month's budget, in percent, at which administrators are told. */
const budgetThresholds = [100, 80, 50] as const

/** The highest threshold that is reached; null below all of them. */
export function budgetThreshold(
  spent: number,
  budget: number,
): (typeof budgetThresholds)[number] | null {
  return budgetThresholds.find((threshold) => spent >= (budget * threshold) / 100) ?? null
}

const longMonth = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', month: 'long' })

/** 'novembre', from '2026-11'. */
export const monthName = (month: string): string => longMonth.format(new Date(`${month}-01`))

/** '1° dicembre', from '2026-11'; the space does not break. */
function nextMonthStart(month: string): string {
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

export type BudgetWarning = { threshold: 50 | 80 | 100; text: string }

/** What administrators read at 50, 80 and 100 % of the month's budget, and without any price; null below. */
export function budgetWarning({ month, spent, budget }: Spent): BudgetWarning | null {
  if (budget === null) return null
  if (spent === null) {
    const text = `C'è un limite di ${euroText(budget)}, ma nessun prezzo: finché non ne scrivi uno, nessuno riceve risposte.`
    return { threshold: 100, text }
  }
  const threshold = budgetThreshold(spent, budget)
  if (threshold === null) return null
  const restart = nextMonthStart(month)
  if (threshold === 100) return { threshold, text: `L'AI è in pausa fino al ${restart}.` }
  const part =
    threshold === 80 ? "Hai speso almeno l'80% del limite" : 'Hai speso almeno metà del limite'
  return { threshold, text: `${part}: al 100% l'AI va in pausa fino al ${restart}.` }
}
