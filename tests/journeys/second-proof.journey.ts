import { testPassword } from '../harness/people.ts'
import { telephoneThatReads } from '../harness/second-proof.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

const settings = '/dashboard/impostazioni'

test('WHO-30 WHO-35 WHO-125 by keyboard: set up in three steps, ten codes on paper, switched off again', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 403/)
  await page.setViewportSize(phone)
  const user = await signInAs({ name: 'Mariannunziata '.repeat(6).trim(), emailVerified: true })
  await open(page, settings)
  await page.getByRole('link', { name: 'Scegli la seconda chiave' }).press('Enter')
  await expect(title(page)).toHaveText('Seconda chiave')
  await fucina
    .db()
    .updateTable('sessions')
    .set({ provenAt: null })
    .where('userId', '=', user.id)
    .execute()
  await button(page, 'Comincia').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Conferma che sei tu' })
  await expect(dialog.getByLabel('La tua password')).toBeVisible()
  await dialog.getByLabel('La tua password').fill('sbagliata')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('La password non è giusta.')).toHaveCount(1)
  await dialog.getByLabel('La tua password').fill(testPassword)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(told(page)).toHaveCount(0)
  await expect(button(page, 'Comincia')).toBeFocused()
  await button(page, 'Comincia').press('Enter')
  await expect(page.getByRole('img', { name: /Codice QR/ })).toBeVisible()
  await page.getByText('Non riesci a inquadrarlo').press('Enter')
  const letters = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()
  const telephone = telephoneThatReads(letters)
  await page.getByLabel('Numero di sei cifre').fill('000 00')
  await page.keyboard.press('Enter')
  await expect(told(page)).toBeFocused()
  await page.getByLabel('Numero di sei cifre').fill(telephone.code())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'I tuoi 10 codici di riserva' })).toBeVisible()
  await expect(page.getByText('Servono per entrare su Fucina')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^[a-z2-9]{5}-/ })).toHaveCount(10)
  await page.getByRole('link', { name: 'Li ho messi al sicuro' }).press('Enter')
  await expect(title(page)).toHaveText('Impostazioni')
  await expect(page.getByText('Ti restano 10 codici di riserva.')).toBeVisible()
  await page.getByRole('link', { name: 'Guarda la seconda chiave' }).press('Enter')
  await page.getByText('Voglio spegnerlo').press('Enter')
  await button(page, 'Spegni il secondo codice').press('Enter')
  await expect(button(page, 'Comincia')).toBeVisible()
  const { secondProofId } = await fucina
    .db()
    .selectFrom('users')
    .select('secondProofId')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(secondProofId).toBeNull()
})
