import type { Page } from '@playwright/test'
import { person } from '../harness/people.ts'
import { expect, test } from './fixtures.ts'
import { open, told } from './screens.ts'

const list = '/admin/users'

const found = (email: string) => `${list}?q=${encodeURIComponent(email)}`
const menuOf = (page: Page, name: string) => page.locator('summary', { hasText: `per ${name}` })
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const dialog = (page: Page) => page.getByRole('alertdialog')

test('ADMU-02 ADMU-03 ERR-39 by keyboard: the menu opens, closes, asks, and says what it did or could not do', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  await signInAs({ role: 'admin' })
  allowErrors(/Failed to load resource/)
  const user = await person(fucina, { name: 'Maria Tastiera' })
  await open(page, found(user.email))
  const menu = menuOf(page, user.name)
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Impostazioni' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Impostazioni' })).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sospendi' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Maria Tastiera esce subito da tutti i dispositivi')
  await dialog(page).getByRole('button', { name: "Sospendi l'account" }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account sospeso: Maria Tastiera.')).toBeVisible()
  await expect(told(page).filter({ hasText: 'Account sospeso' })).toBeFocused()
  await expect(row(page, user.email)).toContainText('Sospeso')
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Riattiva' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, user.email)).toContainText('Attivo')
  await menu.click()
  await page.route('**/admin/users.data*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Rendi Admin' }).click()
  const give = dialog(page).getByRole('button', { name: 'Dai il ruolo di Admin' })
  await give.click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    "Errore nell'aggiornamento del ruolo utente",
  )
  await expect(row(page, user.email)).toContainText('Cliente')
  await page.unrouteAll()
  await give.press('Enter')
  await expect(row(page, user.email)).toContainText('Admin')
})
