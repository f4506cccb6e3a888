import type { FieldLabels, Noun } from './noun.ts'

/** What a field is called. */
export function labelOf({ labels }: Pick<Noun, 'labels'>, name: string): string {
  const label = labels[name] ?? name
  return typeof label === 'string' ? label : label.label
}

/** What the part at a place is called: 'Capitolo 2: Durata in minuti'. @param path of a schema's issue */
export function labelAt(labels: FieldLabels, [name, ...inside]: readonly PropertyKey[]): string {
  const label = labels[String(name)] ?? String(name)
  if (typeof label === 'string') return label
  const [place] = inside
  const [said, rest] =
    typeof place === 'number'
      ? [`${label.label} ${place + 1}`, inside.slice(1)]
      : [label.label, inside]
  return rest.length === 0 || !('parts' in label) ? said : `${said}: ${labelAt(label.parts, rest)}`
}

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
