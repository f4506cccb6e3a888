import { isOtherKind, isPictureModel } from '../model-names.ts'
import type { ModelKind } from '../provider.server.ts'

const order = new Intl.Collator('it', { numeric: true })

/** Of the models of the service those made for `kind`, as far as their names tell, by name. */
export function modelOptions(kind: ModelKind, offered: readonly string[]): string[] {
  const fits = kind === 'picture' ? isPictureModel : (model: string) => !isOtherKind(model)
  return offered.filter(fits).sort(order.compare)
}
