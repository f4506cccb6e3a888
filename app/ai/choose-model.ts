import { isDated, isOtherKind, isPictureModel, isSmall } from './model-names.ts'
import type { ModelKind } from './provider.server.ts'

/** Why a model is in use: somebody named it, or it stands first among those of the list. */
export type ChoiceReason = 'administrator' | 'setting' | 'list'

export type ModelChoice = {
  model: string
  reason: ChoiceReason
  /** What takes its place when it is gone; null: nothing does. */
  next: string | null
}

export type Choosing = {
  kind: ModelKind
  /** What an administrator chose; falls back to the rest when it is gone. */
  chosen: string | null
  /** What the settings name, in order of preference; only these replace each other. */
  named: readonly string[]
  /** The service's list, newest first; null: it has none that can be used. */
  offered: readonly string[] | null
  /** Models that the service said it does not have. */
  gone: ReadonlySet<string>
}

/** The model to use now, with what follows it; null when there is none. Pure. */
export function chosenModel(choosing: Choosing): ModelChoice | null {
  const { chosen, gone } = choosing
  const all = [
    ...(chosen ? [{ model: chosen, reason: 'administrator' } as const] : []),
    ...listedFirst(choosing).map((model) => ({ model, reason: 'setting' }) as const),
    ...ofList(choosing).map((model) => ({ model, reason: 'list' }) as const),
  ]
  const [first, ...others] = all.filter(({ model }) => !gone.has(model))
  if (!first) return null
  return { ...first, next: others.find(({ model }) => model !== first.model)?.model ?? null }
}

/** Named models that are on the list come before those that are not: a refusal is saved. */
function listedFirst({ named, offered }: Choosing): string[] {
  const isListed = (model: string) => offered?.includes(model) ?? false
  return [...named.filter(isListed), ...named.filter((model) => !isListed(model))]
}

/** Where nothing is named, the list decides: the small ones first, each newest first. */
function ofList({ kind, named, offered }: Choosing): string[] {
  if (named.length > 0 || !offered) return []
  const fitting = offered.filter((model) =>
    kind === 'picture' ? isPictureModel(model) : !isOtherKind(model),
  )
  const rank = (model: string) => (isSmall(model) ? 0 : 2) + (isDated(model) ? 1 : 0)
  return fitting.sort((one, other) => rank(one) - rank(other))
}
