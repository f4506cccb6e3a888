/** The end of a path: its questions, the notebook, the attestato, and what is printed. */
import type { Locator } from '@playwright/test'
import { romanClock } from '../../app/platform/roman-moment.ts'
import { notebooks } from '../../db/content/notebooks/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import { testCertificate, testGroup, testMember } from '../harness/groups.ts'
import type { Fucina } from '../harness/launch.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

test.use({ contentOf: 'path-end' })

const [firstSteps] = notebooks

test('TOG-40 the questions of a path: wrong ones are explained and asked again, until the step is done', async ({
  page,
  fucina,
  signInAs,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  const luisa = await signInAs({ name: 'Luisa' })
  const group = await testGroup(fucina.db(), {
    code: 'RRRRRP',
    path: ['quiz:primi-passi'],
  })
  await testMember(fucina.db(), group.id, { userId: luisa.id })
  await page.goto('/gruppo')
  await page.getByRole('link', { name: /Vai al passo 1/ }).click()
  await expect(title(page)).toHaveText('Le domande di «I primi passi»')
  const verdict = page.locator('#esito')
  for (const [at, question] of (firstSteps?.questions ?? []).entries()) {
    await expect(page.getByText(`Domanda ${at + 1} di 6`)).toBeVisible()
    const name = question.right === 'first' ? 'second' : 'first'
    await page.getByRole('button', { name: question[name].text }).press('Enter')
    await expect(verdict).toContainText(question[name].why)
    await expect(page.getByRole('button', { name: question[name].text })).toBeDisabled()
    await expect(verdict).toBeFocused()
    await page.getByRole('button', { name: question[question.right].text }).click()
    if (at < 5) await expect(verdict).toContainText(`Giusto!${question[question.right].why}`)
  }
  await expect(verdict).toContainText('Hai risposto bene a tutte le domande')
  await expect(verdict).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Torna al percorso' }).click()
  await expect(page.getByText('1 passo fatto su 1.')).toBeVisible()
})

/** How many pages of paper a document has. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('TOG-01 TOG-02 TOG-04 TOG-47 from the sign-in to the printed sheet of a new group: at most eight presses, and one page of A4 for the longest names', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  const marta = await signInAs({ role: 'facilitator', name: 'Marta' })
  await page.context().clearCookies()
  let presses = 0
  const press = async (target: Locator) => {
    await target.click()
    presses += 1
  }
  await page.goto('/login/accedi')
  await page.getByLabel('Email').fill(marta.email)
  await page.getByLabel('Password', { exact: true }).fill(marta.password)
  await press(button(page, 'Accedi'))
  await press(page.getByRole('link', { name: 'I miei gruppi' }).first())
  await expect(page.getByRole('heading', { name: 'Non hai ancora gruppi' })).toBeVisible()
  await press(page.getByRole('link', { name: 'Nuovo gruppo' }))
  const name = 'Il gruppo del giovedì pomeriggio nella biblioteca del rione'
  await page.getByLabel('Come si chiama').fill(name)
  await page
    .getByLabel('Dove', { exact: true })
    .fill('Biblioteca di quartiere, sala grande al primo piano, via della Scala lunga 128')
  const [day = ''] = romanClock(new Date(Date.now() + 86_400_000)).split(' ')
  await page.getByLabel('Giorno', { exact: true }).fill(day)
  await page.getByLabel('Dalle', { exact: true }).fill('16:30')
  await page.getByLabel('Alle', { exact: true }).fill('15:00')
  await press(button(page, 'Fai il gruppo'))
  await expect(told(page)).toContainText('finire dopo')
  await expect(page.getByLabel('Come si chiama')).toHaveValue(name)
  await page.getByLabel('Dalle', { exact: true }).fill('15:00')
  await page.getByLabel('Alle', { exact: true }).fill('16:30')
  await press(button(page, 'Fai il gruppo'))
  await expect(title(page)).toHaveText(name)
  await expect(page.getByText('dalle 15:00 alle 16:30')).toBeVisible()
  await press(page.getByRole('link', { name: 'Il foglio da stampare' }))
  await expect(title(page)).toHaveText('Entra nel gruppo')
  await expect(page.locator('.code-letters > .vh')).toHaveText(/^[A-Z]{6}$/)
  await expect(page.getByRole('img', { name: /Codice QR/ })).toBeVisible()
  await expect(page.locator('.sheet-address')).toHaveText(`${new URL(fucina.url).host}/g`)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-stampato', 'si')
  })
  await press(button(page, 'Stampa il foglio'))
  await expect(page.locator('body')).toHaveAttribute('data-stampato', 'si')
  expect(presses).toBeLessThanOrEqual(8)
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
})

/** Marks every step of a path as done. */
async function finish(fucina: Fucina, userId: string, path: readonly string[]) {
  await fucina
    .db()
    .insertInto('pathMarks')
    .values(path.map((step) => ({ userId, step, doneAt: new Date() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

test('TOG-43 the name on an attestato follows what its owner types, and is sent nowhere', async ({
  page,
  fucina,
  signInAs,
}) => {
  const luisa = await signInAs({ name: 'Luisa' })
  const group = await testGroup(fucina.db(), { code: 'SSSSSR' })
  await testMember(fucina.db(), group.id, { userId: luisa.id })
  const id = await testCertificate(fucina.db(), { userId: luisa.id, groupId: group.id })
  await open(page, `/attestato/${id}`)
  const name = page.locator('.certificate-name')
  await expect(name).toHaveText('Luisa')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByLabel("Il nome sull'attestato").fill('Maria Luisa Bianchi')
  await expect(name).toHaveText('Maria Luisa Bianchi')
  expect(sent).toEqual([])
})

/** As many steps as a path has, those with the longest titles among what is marked by hand. */
const longPath = [
  ...practices.map(({ id }) => `practice:${id}`),
  ...['auguri', 'lettera-comune', 'messaggio-sospetto', 'rispondere-lettera'].map(
    (id) => `request:vita-quotidiana-${id}`,
  ),
].slice(-12)

test('TOG-43 TOG-47 a facilitator prints the attestati of all who are there, a page each, and who they are', async ({
  page,
  fucina,
  signInAs,
}) => {
  test.slow()
  const marta = await signInAs({ role: 'facilitator', name: 'Marta' })
  const group = await testGroup(fucina.db(), {
    ...{ code: 'SSSSST', ledBy: marta.id, path: longPath, name: 'Giovedì in biblioteca' },
    place: 'Biblioteca di quartiere, sala grande al primo piano, via della Scala lunga 128',
  })
  const names = ['Ada', 'Maria Immacolata Concetta Rossi', 'Wolfgangamadeusbartolomeo']
  for (const name of names) {
    const id = await testMember(fucina.db(), group.id, { name: name.slice(0, 30) })
    await finish(fucina, id, longPath)
  }
  const ugo = await testMember(fucina.db(), group.id, { name: 'Ugo' })
  await finish(fucina, ugo, longPath.slice(0, 8))
  await open(page, `/gruppi/${group.id}`)
  await expect(page.getByText('3 hanno finito tutti i passi.')).toBeVisible()
  await button(page, 'Gli attestati').click()
  await expect(title(page)).toHaveText('Gli attestati')
  await expect(page.locator('.certificate')).toHaveCount(4)
  await expect(page.locator('.certificate-learned li')).toHaveCount(44)
  await expect(page.locator('.certificate-word').last()).toHaveText('Attestato di partecipazione')
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(4)
  // Nothing of a page is cut off.
  await page.emulateMedia({ media: 'print' })
  const spilled = await page
    .locator('.certificate')
    .evaluateAll((all) => all.map((sheet) => sheet.scrollHeight - sheet.clientHeight))
  expect(spilled).toEqual([0, 0, 0, 0])
  await page.emulateMedia({ media: null })
  await open(page, `/gruppi/${group.id}/presenze`)
  await expect(page.getByRole('row')).toHaveCount(5)
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
})
