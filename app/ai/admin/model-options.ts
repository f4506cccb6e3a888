import type { OfferedModel } from '../choose-model.ts'
import { isOtherKind } from '../model-families.ts'
import type { ModelKind } from '../provider.server.ts'

/** Names of models that make pictures, on lists that do not say what a model is for. */
export const isPictureModel = (model: string): boolean => /image|dall-e|flux|diffusion/i.test(model)

const order = new Intl.Collator('it', { numeric: true })

export type ModelOptions = { fitting: OfferedModel[]; others: OfferedModel[] }

/**
 * The models of the service, by name: those that look made for `kind`, and for pictures all others,
 * as lists seldom say what makes them. What writes no text is refused for words.
 */
export function modelOptions(kind: ModelKind, offered: readonly OfferedModel[]): ModelOptions {
  const fits = ({ id }: OfferedModel) =>
    kind === 'picture' ? isPictureModel(id) : !isOtherKind(id)
  const sorted = [...offered].sort((one, other) => order.compare(one.id, other.id))
  const others = kind === 'picture' ? sorted.filter((one) => !fits(one)) : []
  return { fitting: sorted.filter(fits), others }
}
