import { isOtherKind, isPictureModel } from '../model-names.ts'
import type { ModelKind } from '../provider.server.ts'

const order = new Intl.Collator('it', { numeric: true })

export type ModelOptions = { fitting: string[]; others: string[] }

/**
 * The models of the service, by name: those that look made for `kind`, and for pictures all others,
 * as lists seldom say what makes them. What writes no text is refused for words.
 */
export function modelOptions(kind: ModelKind, offered: readonly string[]): ModelOptions {
  const fits = kind === 'picture' ? isPictureModel : (model: string) => !isOtherKind(model)
  const sorted = [...offered].sort(order.compare)
  const others = kind === 'picture' ? sorted.filter((model) => !fits(model)) : []
  return { fitting: sorted.filter(fits), others }
}
