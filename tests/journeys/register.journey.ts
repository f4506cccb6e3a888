import { expect, test, untilInteractive } from './fixtures.ts'
import { open, title } from './screens.ts'

test.use({ contentOf: 'administration' })

test('WHO-24 WHO-25 by keyboard: what a colleague changed is found, and its difference opens', async ({
  page,
  signInAs,
}) => {
  test.slow()
  const user = await signInAs({ role: 'admin', name: 'Chiara Tastiera' })
  await open(page, '/admin/scenes/sms-sul-pacco')
  const field = page.getByLabel('Titolo', { exact: true }).first()
  await field.fill('Il pacco che non arriva')
  await page.getByRole('button', { name: 'Salva la bozza' }).press('Enter')
  await expect(page.getByText(/salvata/i).first()).toBeVisible()
  await open(page, '/admin/dashboard')
  const sentence = 'Chiara Tastiera ha cambiato la scena «Il pacco che non arriva»'
  await expect(page.getByRole('link', { name: sentence })).toBeVisible()
  await page.getByRole('link', { name: 'Registro' }).first().press('Enter')
  await expect(title(page)).toHaveText('Registro')
  await untilInteractive(page)
  await page.getByLabel('Cerca nel registro').fill('pacco arriva')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=pacco\+arriva/)
  await page.getByLabel('Chi', { exact: true }).selectOption({ label: 'Chiara Tastiera' })
  await expect(page).toHaveURL(new RegExp(`chi=${user.id}`))
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('ha cambiato la scena: Il pacco che non arriva')
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scarica come CSV' }).press('Enter')
  expect((await waiting).suggestedFilename()).toMatch(/^fucina-registro-.*\.csv$/)
  await page.getByRole('link', { name: 'Vedi che cosa è cambiato' }).press('Enter')
  await expect(title(page)).toHaveText('Versioni')
  await expect(page.locator('.compared ins', { hasText: 'arriva' }).first()).toBeVisible()
})
