const phone = 'tel|cell|chiam|contatt|whats|fax|mobil|sms|mess|recapit|linea|(?:mi|[st]u)o numero'
const person =
  'cart[ae]|card\\b|visa|master|bancomat|postep|targ|auto|macchin|veicol|moto|vespa|scooter|ciclomotor|rimorchi|trattor|roulotte|ident(?!ificativ)|passap|passport|pat\\.|patent|document|doc\\b'
const paper =
  'identificativ|ordine\\b|pratica|prot\\b|protoc|fattura|boll[ae]|ricevuta|cod\\b|codic|matricol|contratt|partita|p\\W{0,2}iva|iva\\b|spediz|track|lott[oi]\\b|art\\b|articolo|rif\\b|riferim|polizz|serial|serie\\b|sinistr|cig\\b|imei|isbn|ean\\b|po?dr?\\b|verbal|raccomandata|biglietto|modell|conto\\b|c/c|(?:numero|nr?|id)\\W{1,2}(?:di )?(?:client|prenot|operazion)|utenz|determina\\b|delibera|registro|rea\\b|transaz|cro\\b|ticket|buono|voucher|sconto|tessera|abbonam|import[oi]\\b|budget|di trasporto|fidelity|fedelt'

const words = new RegExp(`(?:^|[^\\p{L}])(?:(${phone})|(${person})|(?:${paper}))`, 'giu')

/** So many characters before a place are looked at. */
const near = 40

export type WordsBefore = 'phone' | 'person' | 'paper' | null

/**
 * What the nearest telling words before a place speak of: a telephone, something else of a person's,
 * or a paper whose numbers are nobody's secret (an order, an invoice). Null: of none.
 * @param label of the field; it stands before the text
 */
export function wordsBefore(text: string, place: number, label: string): WordsBefore {
  const clause = `${label}: ${text.slice(Math.max(0, place - near), place)}`
    .slice(-near)
    // A number may stand on the line below its label.
    .trimEnd()
    .replace(/^.*(?:[\n;,!?]|\d\. (?=\p{Lu}))/su, '')
  const nearest = [...clause.matchAll(words)].at(-1)
  if (!nearest) return null
  return nearest[1] ? 'phone' : nearest[2] ? 'person' : 'paper'
}
