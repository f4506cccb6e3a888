import { isPictureModel } from '../model-names.ts'
import type { Used } from '../money.ts'
import type { ServiceView } from '../read-service.server.ts'

/** The prices of a model, by their names in the form. */
const priceNames = ['millionIn', 'millionOut', 'picture'] as const

export type PriceName = (typeof priceNames)[number]

export type PricedModel = {
  model: string
  /** The prices as they stand in the fields; empty: unknown. */
  prices: Record<PriceName, string>
  names: PriceName[]
}

/** '0,25'; up to six decimals, as they were entered. */
export const priceText = (price: number | null): string =>
  price === null
    ? ''
    : price.toLocaleString('it-IT', { maximumFractionDigits: 6, useGrouping: false })

type Known = Pick<ServiceView, 'inUse' | 'prices'> & { spending: { used: readonly Used[] } }

/** The models in use, used this month or priced, each with the prices that it needs. */
export function pricedModels({ inUse, prices, spending }: Known): PricedModel[] {
  const uses = [
    ...inUse.flatMap(({ kind, choice }) =>
      choice ? [{ model: choice.model, isPicture: kind === 'picture' }] : [],
    ),
    ...spending.used.map(({ model, kind }) => ({ model, isPicture: kind === 'image' })),
  ]
  const models = new Set([...uses, ...prices].map(({ model }) => model))
  return [...models].map((model) => {
    const price = prices.find((one) => one.model === model)
    const own = uses.filter((use) => use.model === model)
    const writes = own.length > 0 ? own.some((use) => !use.isPicture) : !isPictureModel(model)
    const draws = own.length > 0 ? own.some((use) => use.isPicture) : isPictureModel(model)
    const isAsked = (name: PriceName) =>
      (name === 'picture' ? draws : writes) || (price?.[name] ?? null) !== null
    return {
      model,
      prices: {
        millionIn: priceText(price?.millionIn ?? null),
        millionOut: priceText(price?.millionOut ?? null),
        picture: priceText(price?.picture ?? null),
      },
      names: priceNames.filter(isAsked),
    }
  })
}
