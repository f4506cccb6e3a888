import { expect, test } from 'vitest'
import { ownWord } from './password.server.ts'

const site = { SITE_NAME: 'Fucina Digitale', CITY: 'Reggio Emilia' }
const ada = { name: 'Zoë De Rossi', email: 'zoe.rossi61@esempio.it' }
const about = (password: string) => ownWord(site, ada, password)

test.each<[string, string, typeof ada?]>([
  ['zoe.rossi61@esempio.it', 'address'],
  ['Zoe.Rossi6187', 'address'],
  ['zoe1957', 'name'],
  ['rossi-de-zoe-57', 'name'],
  ['pina1952', 'name', { name: 'Pina', email: 'pina@esempio.it' }],
  ['fucina 2026', 'site'],
  ['FucinaDigitaleReggioEmilia1', 'site'],
  ['Emilia42100', 'city'],
])('WHO-58 %j is the own %s', (password, word, person = ada) => {
  expect(ownWord(site, person, password)).toBe(word)
})

test.each([
  ...['torre civica', 'zoe va al mercato', 'rossini', 'la fucina', 'reggio calabria', '196157'],
  ...['zoe.rossi61@esempio.it di Reggio', '!!!!!!', '57zoe'],
])('WHO-58 %j is none of the own words', (password) => {
  expect(about(password)).toBeNull()
})
