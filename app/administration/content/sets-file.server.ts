import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import { promptSetNoun } from '../../prompt-sets/prompt-set-noun.ts'
import { fileFormat, fileVersion, kindOf } from '../../records/exchange/content-file.ts'
import { slugOf } from '../../records/store/write.server.ts'

const textIn = (set: object, name: string): string => {
  const text: unknown = (set as Record<string, unknown>)[name]
  return typeof text === 'string' ? text.trim() : ''
}

/**
 * A list of prompt sets, as the specification and our 1.0.0 have them, in the shape of a file of
 * ours; any other file is given back as it is. Sets without an id get their profession's, or one
 * made from their title, so that the same list is the same sets each time.
 * @param found what was read as JSON
 * @param city of the settings: such a list names none
 */
export function fileOfSets(found: unknown, city: string): unknown {
  const isList = Array.isArray(found) && typeof found[0] === 'object' && found[0] !== null
  if (!isList || !('blocks' in found[0] || 'templates' in found[0])) return found
  const kind = kindOf(promptSetNoun.name)
  const sets = found.map((set: unknown) =>
    typeof set === 'object' && set !== null ? recordOf(set) : set,
  )
  return {
    ...{ format: fileFormat, version: fileVersion, productVersion: '', city },
    ...{ kinds: [kind], [kind]: sets },
  }
}

function recordOf(set: object) {
  const isEveryday = textIn(set, 'id') === everydaySetId
  const professionId = isEveryday ? everydaySetId : textIn(set, 'professionId')
  const title = textIn(set, 'professionTitle') || textIn(set, 'title')
  const id = textIn(set, 'id') || professionId || slugOf(title, promptSetNoun.name)
  return { ...set, id, professionId }
}
