import { withQuery } from '../../paths.ts'
import { type Intent, intents } from './acts.ts'

/** What was done on the way to an address: `?esito=delete&id=one,another&conti=1-2`. */
export type Outcome<Known extends Intent = Intent> = {
  done: Known
  /** The record that it was done to; null where it was done to several, or the address names none. */
  id: string | null
  /** All records that it was done to, as far as the address names them. */
  ids: readonly string[]
  /** How many of what; the screen knows what they count. */
  counts: number[]
}

const parameters = { done: 'esito', id: 'id', counts: 'conti' } as const

const isIntent = (text: string | null): text is Intent => intents.some((intent) => intent === text)

/** What an address says was done; null when it says nothing that we wrote. */
export function outcomeOf(search: URLSearchParams): Outcome | null {
  const done = search.get(parameters.done)
  if (!isIntent(done)) return null
  const counts = search.get(parameters.counts) ?? ''
  const areCounts = /^\d{1,9}(-\d{1,9}){0,7}$/.test(counts)
  const named = search.get(parameters.id) ?? ''
  const ids = /^[\w-]{1,200}(,[\w-]{1,200}){0,99}$/.test(named) ? named.split(',') : []
  return {
    done,
    id: ids.length === 1 ? (ids[0] ?? null) : null,
    ids,
    counts: areCounts ? counts.split('-').map(Number) : [],
  }
}

/** The address `path`, which may have parameters and a fragment, with what was done there. */
export function outcomeAddress(
  path: string,
  {
    done,
    id,
    counts,
  }: { done: Intent; id?: string | readonly string[] | undefined; counts?: readonly number[] },
): string {
  return withQuery(path, {
    [parameters.done]: done,
    [parameters.id]: typeof id === 'object' ? id.join() : id,
    [parameters.counts]: counts?.join('-'),
  })
}

/** The same address without what was done. */
export function withoutOutcome(address: string): string {
  const url = new URL(address)
  for (const name of Object.values(parameters)) url.searchParams.delete(name)
  return url.href
}

/** What an address asks before an act, for who has no script: `?chiedi=delete&id=…`. */
const asking = { act: 'chiedi', id: 'id' } as const

/** The address `path`, which may have parameters and a fragment, that asks before `act`. */
export const questionAddress = (path: string, act: Intent, id?: string): string =>
  withQuery(path, { [asking.act]: act, [asking.id]: id })

/**
 * The id of what an address asks about before `act`; '' where it is the screen's own record, null
 * where the address does not ask.
 */
export const askedId = (search: URLSearchParams, act: Intent): string | null =>
  search.get(asking.act) === act ? (search.get(asking.id) ?? '') : null
