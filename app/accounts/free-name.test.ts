import { expect, test } from 'vitest'
import { isNameOfSite } from './free-name.server.ts'

const site = { SITE_NAME: 'Bottega Digitale' }

test.each([
  'Amministratore',
  'SPORTELLO',
  'Fucina',
  'sportello di Fucina',
  'S p o r t e l l o',
  'Sporte\u200bllo',
  'Ａmministratore',
  'Amministratóre!',
  'Bottega Digitale',
  'bottegadigitale',
])('AUTH-10 %j is no name of a person', (name) => {
  expect(isNameOfSite(site, name)).toBe(true)
})

test.each(['Anna Fucina', 'Sportelli', 'Di Lello', 'Dario Amministratore', '★', 'la', ''])(
  'AUTH-10 %j may be one',
  (name) => {
    expect(isNameOfSite(site, name)).toBe(false)
  },
)
