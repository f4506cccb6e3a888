import { type Kind, kinds } from './kinds.ts'

type Seen = readonly { kind: Kind; placeholder: string }[]

/** 'Qui vedo un IBAN', or how many; empty where nothing was found. */
export function seenText(found: Seen): string {
  const items = [...new Map(found.map((one) => [one.placeholder, one])).values()]
  const [first] = items
  if (!first) return ''
  if (items.length > 1) return `Qui vedo ${items.length} dati personali`
  return `Qui vedo ${first.kind === 'plate' ? 'una' : 'un'} ${kinds[first.kind].name}`
}

/** What is told once where no panel can ask: the next press sends the data. Empty as `seenText`. */
export function dataWarning(found: Seen): string {
  const seen = seenText(found)
  return (
    seen &&
    `${seen}: chi gestisce l'AI lo leggerebbe. Non abbiamo ancora inviato niente. Cambia il testo, o premi ancora il pulsante.`
  )
}
