import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { knownPage, pagePath } from './known-pages.server.ts'

const site = 'https://fucina.example'

test.each([
  ['/', '/'],
  ['/prompts?profession=medico&testo=La+mia+lettera', '/prompts'],
  ['/saved-searches?q=parola', '/saved-searches'],
  ['/login?token=segreto', '/login'],
  ['/guides/chatgpt-basics#uno', '/guides/chatgpt-basics'],
  ['/email?nuova=segreto', null],
  ['/g/BRTNGL', null],
  ['/admin/users', null],
  ['/aiuto/persona', null],
  ['/niente', null],
  ['https://altrove.example/prompts', null],
  ['//altrove.example', null],
  ['/\\altrove.example', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
  [`/guides/${'a'.repeat(3000)}`, null],
])('TOG-31 a page that goes along is one that we know, without its query: %j', (asked, path) => {
  expect(pagePath(asked, site)).toBe(path)
})

test('TOG-31 pages are called as the site calls them; one’s own are not told', async () => {
  const db = await testDatabase({ seeded: true })
  expect(await knownPage(db, '/prompts')).toEqual({ title: 'Fucina dei Prompts', to: '/prompts' })
  expect(await knownPage(db, '/palestra/sms-sul-pacco')).toEqual({
    title: 'La palestra: Un SMS sul pacco',
    to: '/palestra/sms-sul-pacco',
  })
  expect(await knownPage(db, '/guides/nessuna')).toEqual({ title: 'Guida', to: null })
  expect(await knownPage(db, '/saved-searches/abc')).toEqual({
    title: 'Una risposta salvata',
    to: null,
  })
  expect(await knownPage(db, '/gruppo/biglietto')).toEqual({
    title: 'Il biglietto del gruppo',
    to: null,
  })
  expect(await knownPage(db, null)).toBe(null)
})
