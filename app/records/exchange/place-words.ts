/** Parts of records, counted, within a sentence. */
const listNames: Readonly<Record<string, string>> = {
  chapters: 'capitolo',
  exercises: 'esercizio',
  prerequisites: 'requisito',
  relatedGuides: 'guida collegata',
  features: 'voce',
  lines: 'pezzo',
  actions: 'passo',
}

const innerNames: Readonly<Record<string, string>> = {
  title: 'titolo',
  description: 'descrizione',
  content: 'testo',
  text: 'testo',
  sign: 'segno',
  meaning: 'significato',
  duration: 'durata',
  imageUrl: 'immagine',
  imageAlt: "descrizione dell'immagine",
  startingPrice: 'prezzo di partenza',
  hasFree: 'uso gratuito',
}

/**
 * Where in a record something is wrong, in words: 'capitolo 3, esercizio 1, titolo'.
 * @param path of a schema's issue
 * @param names what the record's own fields are called; others appear as they stand in the file
 */
export function placeWords(
  path: readonly PropertyKey[],
  names: Readonly<Record<string, string>>,
): string {
  const words: string[] = []
  for (const [index, part] of path.entries()) {
    if (typeof part === 'number') continue
    const key = String(part)
    const place = path[index + 1]
    const list = listNames[key]
    if (list && typeof place === 'number') words.push(`${list} ${place + 1}`)
    else words.push(index === 0 ? lowered(names[key] ?? key) : (innerNames[key] ?? key))
  }
  return words.join(', ')
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
