const phone =
  'tel\\b|telef|cell|chiam|contatt|whats|fax|mobil|sms|squill|recapit|(?:mio|suo|nostro) numero'
const person =
  'carta\\b|card\\b|visa|mastercard|bancomat|postepay|targ|auto\\b|automobil|macchin|veicol|moto|identit|passaport|patent|document'
const paper =
  'ordine\\b|pratic[ah]|prot\\b|protocoll|fattur|boll[ae]\\b|bollett|ricevut|codic|cod\\b|matricol|contratt|partit[ae]\\b|p\\W{0,2}iva|iva\\b|spedizion|tracking|lott[oi]\\b|articol|art\\b|rif\\b|riferiment|polizz|serial|serie\\b|sinistr|cig\\b|imei|isbn|ean\\b|pod\\b|pdr\\b|verbal|avviso|raccomandat|bigliett|modell|conto\\b|(?:numero|n)\\W{1,2}(?:di )?(?:cliente|prenotazion)|utenz|determin|delibera|registr|rea\\b|repertori|mappal|particell|transazion|cro\\b|trn\\b|ticket|buono|voucher|coupon|promo|sconto|tesser|fedelt|abbonament|import[oi]\\b|budget|trasport'

const words = new RegExp(`(?:^|[^\\p{L}])(?:(${phone})|(${person})|(?:${paper}))`, 'giu')

export type WordsBefore = 'phone' | 'person' | 'paper' | null

/**
 * What the nearest telling words before a place speak of: a telephone, something else of a person's,
 * or a paper whose numbers are nobody's secret (an order, an invoice). Null: of none.
 */
export function wordsBefore(text: string): WordsBefore {
  const clause = text.slice(-40).replace(/^.*[\n;,!?]/s, '')
  const nearest = [...clause.matchAll(words)].at(-1)
  if (!nearest) return null
  return nearest[1] ? 'phone' : nearest[2] ? 'person' : 'paper'
}
