import type { Page } from '@playwright/test'
import { person } from '../harness/people.ts'
import { expect, test } from './fixtures.ts'
import { hold, open, told } from './screens.ts'

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
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Impostazioni' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Maria Tastiera esce subito da tutti i dispositivi')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sospendi' }).focus()
  await page.keyboard.press('Enter')
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

test('ADMD-07 ADMD-08 the own data come after a skeleton, and follow progress made elsewhere, and the end of the session', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin/test')
  const letGo = await hold(page, '**/admin/test.data*')
  await page.getByRole('link', { name: 'Auth Data' }).click()
  await expect(page.getByText('Sto caricando i tuoi dati…')).toBeVisible()
  await letGo()
  const lessons = page.getByRole('definition').filter({ hasText: 'completate' })
  await expect(lessons).toHaveText('0 completate · 0 iniziate')
  const there = await context.newPage()
  await open(there, '/guides/chatgpt-basics')
  await there.getByRole('button', { name: 'Segna il capitolo come fatto' }).first().click()
  await expect(lessons).toHaveText('0 completate · 1 iniziata')
  await open(there, list)
  await there.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(
    page.getByText("Effettua il login per visualizzare i dati dell'utente"),
  ).toBeVisible()
})
