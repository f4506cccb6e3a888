import type { FieldLabels } from '../noun.ts'

/**
 * Where in a record a fault is, as a sentence about it begins: 'Capitolo 3: '; '' for what is no part
 * of a list.
 * @param name of the field, as forms have it: 'chapters[2].title'
 */
export function faultPlace(labels: FieldLabels, name: string): string {
  const [, list = '', place] = /^(\w{1,80})\[(\d{1,3})\]/.exec(name) ?? []
  const label = labels[list]
  return place !== undefined && typeof label === 'object'
    ? `${label.label} ${Number(place) + 1}: `
    : ''
}
