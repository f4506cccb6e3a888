import type { FieldLabels } from '../noun.ts'

/**
 * Where in a record something is wrong, in words: 'capitolo 3, esercizio 1, titolo'.
 * @param path of a schema's issue
 * @param labels of the noun; fields without one appear as they stand in the file
 */
export function placeWords(path: readonly PropertyKey[], labels: FieldLabels): string {
  const words: string[] = []
  let parts: FieldLabels = labels
  for (const part of path) {
    if (typeof part === 'number') words.push(`${words.pop() ?? ''} ${part + 1}`.trim())
    else {
      const label = parts[String(part)] ?? String(part)
      words.push(lowered(typeof label === 'string' ? label : label.label))
      parts = typeof label !== 'string' && 'parts' in label ? label.parts : {}
    }
  }
  return words.join(', ')
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
