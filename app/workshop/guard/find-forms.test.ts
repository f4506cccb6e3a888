import { expect, test } from 'vitest'
import { findPersonalData } from './find.ts'

const found = (text: string) => findPersonalData(text).map(({ kind, text }) => [kind, text])

test.for([
  ['plate', 'moto DX 48 213', 'DX 48 213'],
  ['plate', 'la vespa di mio zio è la EK12345', 'EK12345'],
  ['plate', 'scooter FA 10 200 fermo in garage', 'FA 10 200'],
  ['plate', 'motorino targa X2BC45', 'X2BC45'],
  ['plate', 'targaAB123CD scaduta', 'AB123CD'],
  ['document', 'documento CA 12 345 AB rilasciato a Bergamo', 'CA 12 345 AB'],
  ['document', 'patente BG 1234567 X scaduta', 'BG 1234567 X'],
  ['document', 'tessera 80380-00123-45678-90123', '80380-00123-45678-90123'],
  ['iban', 'it 07 x 05428 11101 000000654321', 'it 07 x 05428 11101 000000654321'],
  ['iban', 'IBAN\nIT07X054\n2811101000\n000654321\ngrazie', 'IT07X054\n2811101000\n000654321'],
  ['phone', 'Il mio numero è:\n347 1234567', '347 1234567'],
  ['phone', 'disdico il contratto n. 888011. Chiamo dal 035 300 4172', '035 300 4172'],
  ['phone', 'dopo l’operazione sentite mia figlia 347 1234567', '347 1234567'],
] as const)('WKX-10 %s in %j', ([kind, text, own]) => {
  expect(found(text)).toEqual([[kind, own]])
})

test.for([
  'abito a Bergamo in via Roma 5, BG 24121, e ho una moto',
  'la motosega modello MS 18100 non parte',
  'nr operazione 0418273645-19 della banca',
  'tessera fedeltà 0481937720 del supermercato',
  'XBCDFG non è una targa e nemmeno X12345Z',
  'ordine\n3471234567\nnon arrivato',
  'ha preso DA 10 100 punti con la moto',
])('WKX-10 silence on %j', (text) => {
  expect(found(text)).toEqual([])
})
