import { expect, test } from 'vitest'
import { practices } from '../../../db/content/practice/all.ts'
import type { Talk } from '../../../db/practice-types.ts'
import { readRequest } from './read-request.ts'

const part = (phrases: string[]) => ({ id: 'p', name: 'Una cosa', missing: 'Manca.', phrases })
const as = (phrases: string[], text: string) => readRequest([part(phrases)], text)[0]?.as

test('LRN-26 a part is found by the beginning of a word, whatever its accents and letters', () => {
  expect(as(['brev'], 'Una lettera BREVISSIMA.')).toBe('BREVISSIMA')
  expect(as(['venerdi'], 'Andiamo venerdì?')).toBe('venerdì')
  expect(as(['brev'], "Un'abbreviazione")).toBeUndefined()
})

test('LRN-26 a whole word and words in a row are no beginnings of others', () => {
  expect(as(['corta$'], 'una riga corta')).toBe('corta')
  expect(as(['corta$'], 'una cortaccia')).toBeUndefined()
  expect(as(['poche parole'], 'Con POCHE parole, grazie')).toBe('POCHE parole')
  expect(as(['poche parole'], 'poche e parole')).toBeUndefined()
  expect(as(['€'], 'a 15€ a testa')).toBe('€')
})

/** As somebody writes who does not know the rules: the words, and the parts that they say. */
const written: Record<string, [words: string, says: string][]> = {
  'lettera-al-comune': [
    [
      'Buongiorno, mi fai due righe educate per il municipio? Non va la luce in strada',
      'chi cosa quanto tono',
    ],
    ['aiutami', ''],
  ],
  'menu-del-giorno': [
    ['Fai un cartello con poche parole: risotto e torta, 12 euro', 'piatti prezzo dove quanto'],
    ['Oggi minestrone e polenta', 'piatti'],
  ],
  'messaggio-al-nipote': [
    ['una frase simpatica per la maturità di mia nipote', 'chi occasione tono quanto'],
    ['Mi puoi tenere compagnia?', ''],
  ],
  'parole-del-medico': [
    [
      'Cosa vuol dire iposodica? Dillo facile e non troppo lungo, e che domande faccio',
      'parole come quanto medico',
    ],
    ['sto male', ''],
  ],
  'gita-in-val-brembana': [
    ['domenica in pullman a San Pellegrino, una cosa poco faticosa', 'dove quando come bisogni'],
    ['voglio il mare', ''],
  ],
  preventivo: [
    ['Due camere da tinteggiare, tre giorni, 900 €, tienilo semplice', 'lavoro prezzo tempi forma'],
    ['per un cameriere', ''],
  ],
  'prima-copri': [
    ['Che vuol dire franchigia? Ho tolto il mio nome', 'parole coperti'],
    ['ti scrivo senza nomi: la clausola dice massimale, spiegala facile', 'parole coperti come'],
    ['aiuto', ''],
  ],
  'ai-che-da-ragione': [
    ["l'acqua mi cade sul balcone, sono nel torto? come la vede la vicina", 'fatti sbagli altra'],
    ['vorrei fare pace, che cosa faccio', 'dopo'],
    ['ho ragione io', ''],
  ],
}

const talks = practices.filter((one): one is Talk => one.kind === 'talk')

test.for(talks)('LRN-26 the rules of $id read what people write', (talk) => {
  const known = written[talk.id] ?? []
  expect(known.length).toBeGreaterThan(1)
  for (const [words, says] of known) {
    const found = readRequest(talk.parts, words).map(({ part }) => part.id)
    expect(found.join(' '), words).toBe(says)
  }
})
