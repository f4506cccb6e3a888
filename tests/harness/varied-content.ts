/** Content of nouns, varied: what fast-check makes of a record that fits its noun's schema. */
import fc from 'fast-check'
import type { ContentOf, Noun } from '../../app/records/noun.ts'
import { isSame } from '../../app/records/store/read.server.ts'

/** A place in a record: where a value is held, and under which name. */
type Spot = { holder: Record<string, unknown>; name: string }

/** Every place in a value, those inside its parts too. */
export function spotsIn(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...spotsIn(holder[name])])
}

/** What is done to one place of a record. */
export type Variation = { at: number; text: string; number: number }

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    'Così è, se vi pare',
    '1. Uno\n2. Due',
    '<b>no</b> & "sì"',
    '**forte**',
    ' a  b ',
  ),
)

export const variations: fc.Arbitrary<Variation[]> = fc.array(
  fc.record({ at: fc.nat(), text: texts, number: fc.integer({ min: 0, max: 60 }) }),
  { maxLength: 12 },
)

function vary({ holder, name }: Spot, { text, number }: Variation): void {
  const value = holder[name]
  if (typeof value === 'string') holder[name] = text
  else if (typeof value === 'number') holder[name] = number
  else if (typeof value === 'boolean') holder[name] = !value
  else if (value === null) holder[name] = number % 2 === 0 ? number : text
  else if (Array.isArray(value)) holder[name] = variedList(value, number)
}

function variedList(list: readonly unknown[], number: number): unknown[] {
  if (number % 3 === 0) return list.slice(1)
  if (number % 3 === 1) return [...list].reverse()
  const copies = list.slice(0, 1).map((item) => structuredClone(item))
  for (const { holder, name } of copies.flatMap(spotsIn)) if (name === 'id') holder[name] = ''
  return [...list, ...copies]
}

/**
 * A record's content with these variations, as it is stored in the place of `base`: those after
 * which it would not fit the schema, would name another record or take another's place are left out.
 */
export function varied<N extends Noun>(
  noun: N,
  base: ContentOf<N>,
  wanted: readonly Variation[],
): ContentOf<N> {
  let content = base
  for (const variation of wanted) {
    const next = structuredClone(content)
    const spots = spotsIn(next)
    const spot = spots[variation.at % spots.length]
    if (spot) vary(spot, variation)
    const { success, data } = noun.schema.safeParse(next)
    if (success && staysInPlace(noun, base, data as ContentOf<N>)) content = data as ContentOf<N>
  }
  return noun.fitted(content as never, base as never) as ContentOf<N>
}

const staysInPlace = <N extends Noun>(noun: N, base: ContentOf<N>, next: ContentOf<N>): boolean =>
  isSame(noun.refs(base as never), noun.refs(next as never)) &&
  noun.unique(base as never) === noun.unique(next as never)

/** A record as its form sends it: what is empty is left out, as boxes that are not ticked are. */
export function sentForm(content: object): FormData {
  const form = new FormData()
  const put = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const [at, item] of value.entries()) put(`${name}[${at}]`, item)
    else if (typeof value === 'object' && value !== null) {
      for (const [part, held] of Object.entries(value)) put(name ? `${name}.${part}` : part, held)
    } else if (typeof value === 'boolean') {
      if (value) form.set(name, 'on')
      // Of two radio buttons one is chosen.
      else if (name === 'isTrue') form.set(name, 'off')
    } else if (value !== null && value !== undefined) form.set(name, String(value))
  }
  put('', content)
  return form
}
