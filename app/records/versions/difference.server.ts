import { diffWordsWithSpace } from 'diff'
import type { FieldLabels } from '../noun.ts'
import type { DifferencePiece, ShownDifference } from './differences.tsx'

/** A place in which two versions of a record differ. */
export type Difference = {
  /** 'Capitolo 2, «Il posto preciso»: Testo del capitolo' */
  place: string
  /** What stands there in the first version, and in the second; '' for nothing. */
  was: string
  is: string
}

/**
 * Where two versions of a record differ, field by field in the order of the labels; parts of a list
 * are compared with the ones that have their id, or their place.
 */
export function differences(labels: FieldLabels, was: unknown, is: unknown): Difference[] {
  return ofFields(labels, '', was, is)
}

function ofFields(labels: FieldLabels, where: string, was: unknown, is: unknown): Difference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [before, now] = [fieldOf(was, name), fieldOf(is, name)]
    if (typeof label === 'string') return ofTexts(where + label, before, now)
    if ('isText' in label) return ofTexts(where + label.label, before, now)
    if ('values' in label) {
      const called = (value: unknown) => label.values[String(value)] ?? value
      return ofTexts(where + label.label, called(before), called(now))
    }
    return Array.isArray(before) || Array.isArray(now)
      ? ofParts(label, where, listOf(before), listOf(now))
      : ofFields(label.parts, `${where}${label.label}: `, before, now)
  })
}

function ofTexts(place: string, was: unknown, is: unknown): Difference[] {
  const texts = { was: textOf(was), is: textOf(is) }
  return texts.was === texts.is ? [] : [{ place, ...texts }]
}

type Parts = { label: string; parts: FieldLabels }

function ofParts(
  { label, parts }: Parts,
  where: string,
  was: readonly unknown[],
  is: readonly unknown[],
): Difference[] {
  const named = (part: unknown, place: number) => {
    const title = textOf(fieldOf(part, 'title') ?? fieldOf(part, 'name'))
    return `${where}${label} ${place + 1}${title && `, «${title}»`}`
  }
  const before = new Map(was.map((part, place) => [keyOf(part, place), { part, place }]))
  const found = is.flatMap((part, place): Difference[] => {
    const former = before.get(keyOf(part, place))
    if (!former) return [{ place: named(part, place), was: '', is: wholeOf(parts, part) }]
    before.delete(keyOf(part, place))
    const moved = former.place === place ? [] : [movedFrom(named(part, place), former.place, place)]
    return [...moved, ...ofFields(parts, `${named(part, place)}: `, former.part, part)]
  })
  const removed = [...before.values()].map(({ part, place }) => ({
    place: named(part, place),
    was: wholeOf(parts, part),
    is: '',
  }))
  return [...found, ...removed]
}

const movedFrom = (place: string, from: number, to: number): Difference => ({
  place,
  was: `al posto ${from + 1}`,
  is: `al posto ${to + 1}`,
})

/** What a part is known by in both versions. */
function keyOf(part: unknown, place: number): string {
  const id = fieldOf(part, 'id')
  return typeof id === 'string' && id !== '' ? `id ${id}` : `place ${place}`
}

/** A whole part as text, a line for each of its fields. */
const wholeOf = (labels: FieldLabels, part: unknown): string =>
  ofFields(labels, '', null, part)
    .map(({ place, is }) => `${place}: ${is}`)
    .join('\n')

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** A value as people read it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  return Array.isArray(value) ? value.map(textOf).join('\n') : String(value)
}

/** More changes than these are told as one: the time grows with them. */
const mostChanges = 1000

/** A difference as people read it: what was taken out, and what was put in, word by word. */
export function shownDifference({ place, was, is }: Difference): ShownDifference {
  const changes = diffWordsWithSpace(was, is, { maxEditLength: mostChanges })
  if (!changes) return { place, pieces: [...piece('removed', was), ...piece('added', is)] }
  const pieces = changes.flatMap(({ value, added, removed }) => {
    if (added) return piece('added', value)
    return removed ? piece('removed', value) : shortened(value)
  })
  return { place, pieces }
}

const piece = (kind: 'same' | 'removed' | 'added', text: string): DifferencePiece[] =>
  text === '' ? [] : [{ kind, text }]

/** Beside what changed a line is enough to see where it stands. */
function shortened(text: string): DifferencePiece[] {
  const lines = text.split('\n')
  if (lines.length < 5) return piece('same', text)
  return [
    ...piece('same', `${lines[0]}\n`),
    { kind: 'skipped', lines: lines.length - 2 },
    ...piece('same', `\n${lines.at(-1)}`),
  ]
}
