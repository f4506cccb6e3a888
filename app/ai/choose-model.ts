import { isOtherKind, modelFamilies } from './model-families.ts'
import type { ModelKind } from './provider.server.ts'

/** A model on the service's list; `endsOn`: the day on which it stops answering, YYYY-MM-DD. */
export type OfferedModel = { id: string; endsOn: string | null }

/**
 * Why a model is in use: somebody named it, it is the newest that may be chosen, or the only one.
 */
export type ChoiceReason = 'administrator' | 'setting' | 'newest' | 'only'

export type ModelChoice = {
  model: string
  reason: ChoiceReason
  endsOn: string | null
  /** What takes its place when it ends; null: nothing does. */
  next: string | null
}

export type Choosing = {
  kind: ModelKind
  /** What an administrator chose; falls back to the rest when it is gone. */
  chosen: string | null
  /** What the settings name, in order of preference; only these replace each other. */
  named: readonly string[]
  /** null: the service has no list that can be used. */
  offered: readonly OfferedModel[] | null
  /** Models that the service said it does not have. */
  gone: ReadonlySet<string>
  /** YYYY-MM-DD */
  today: string
}

type Candidate = Pick<ModelChoice, 'model' | 'reason'>

/** The model to use now, with what follows it; null when there is none. Pure. */
export function chosenModel(choosing: Choosing): ModelChoice | null {
  const [first, second] = candidates(choosing)
  if (!first) return null
  return { ...first, endsOn: endDate(choosing, first.model), next: second?.model ?? null }
}

const endDate = ({ offered }: Choosing, model: string) =>
  offered?.find(({ id }) => id === model)?.endsOn ?? null

function candidates(choosing: Choosing): Candidate[] {
  const { chosen, named, gone, today } = choosing
  const isUsable = ({ model }: Candidate) => {
    const end = endDate(choosing, model)
    return !gone.has(model) && (end === null || end >= today)
  }
  const byName: Candidate[] = [
    ...(chosen ? [{ model: chosen, reason: 'administrator' } as const] : []),
    ...listedFirst(choosing, named).map((model) => ({ model, reason: 'setting' as const })),
  ]
  const free = named.length > 0 ? [] : offeredCandidates(choosing)
  const all = [...byName, ...free].filter(isUsable)
  return all.filter(({ model }, index) => all.findIndex((one) => one.model === model) === index)
}

/** Named models that are on the list come before those that are not: a refusal is saved. */
function listedFirst({ offered }: Choosing, named: readonly string[]): string[] {
  const isListed = (model: string) => offered?.some(({ id }) => id === model) ?? false
  return [...named.filter(isListed), ...named.filter((model) => !isListed(model))]
}

function offeredCandidates({ kind, offered }: Choosing): Candidate[] {
  if (!offered) return []
  const known = inOrder(kind, offered)
  if (known.length > 0) return known.map((model) => ({ model, reason: 'newest' }))
  const texts = offered.filter(({ id }) => !isOtherKind(id))
  const [only] = texts
  if (kind === 'text' && only && texts.length === 1) return [{ model: only.id, reason: 'only' }]
  return []
}

const makers = [...new Set(modelFamilies.map(({ maker }) => maker))]

/**
 * The listed models that belong to a family: by maker, newest first, then as the families stand.
 */
function inOrder(kind: ModelKind, offered: readonly OfferedModel[]): string[] {
  const ranked = offered.flatMap(({ id }) => {
    const place = modelFamilies.findIndex((one) => one.kind === kind && one.pattern.test(id))
    const family = modelFamilies[place]
    if (!family) return []
    const version = Number(family.pattern.exec(id)?.[1] ?? 0)
    return [{ id, place, version, maker: makers.indexOf(family.maker) }]
  })
  ranked.sort(
    (one, other) =>
      one.maker - other.maker || other.version - one.version || one.place - other.place,
  )
  return ranked.map(({ id }) => id)
}
