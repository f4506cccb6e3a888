import type { Page } from '@playwright/test'
import { person } from '../harness/people.ts'
import { expect, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { open, title } from './screens.ts'

const list = '/admin/users'
const authData = '/admin/test?scheda=auth-data'

const found = (email: string) => `${list}?q=${encodeURIComponent(email)}`
const menuOf = (page: Page, name: string) => page.locator('summary', { hasText: `per ${name}` })
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const dialog = (page: Page) => page.getByRole('alertdialog')

test('ADMU-01 GEN-03 no violation in the list, its menu, its questions, the settings', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 40\d/)
  await page.setViewportSize(phone)
  await signInAs({ role: 'admin', name: 'Chiara Municipio' })
  const user = await person(fucina, { name: 'Mariannunziata '.repeat(6).trim() })
  await person(fucina, { name: 'Sospesa Lunga', isActive: false })
  await open(page, list)
  await expectAccessibleAtWidths(page)
  await open(page, found(user.email))
  await menuOf(page, user.name).click()
  await expectAccessibleAtWidths(page)
  await page.getByRole('button', { name: 'Sospendi' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessibleAtWidths(page)
  await page.keyboard.press('Escape')
  await open(page, `${list}?q=nessunodiquesti`)
  await expect(page.getByText('Nessun utente trovato')).toBeVisible()
  await expectAccessibleAtWidths(page)
  await open(page, `${list}/${user.id}`)
  await expectAccessibleAtWidths(page)
  await page.getByLabel('Nome').fill('')
  await page.getByRole('button', { name: 'Salva le impostazioni' }).click()
  await expect(page.getByText('Il nome è obbligatorio').first()).toBeVisible()
  await expectAccessibleAtWidths(page)
  await page.goto(`${list}/nessuno`)
  await expect(title(page)).toHaveText('Utente non trovato.')
  await expectAccessibleAtWidths(page)
  await open(page, authData)
  await expectAccessibleAtWidths(page)
})

test('ADMU-02 ADMU-03 by keyboard: the menu opens, closes, asks, and says what it did', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
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
  await expect(page.getByRole('status').filter({ hasText: 'Account sospeso' })).toBeFocused()
  await expect(row(page, user.email)).toContainText('Sospeso')
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Riattiva' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, user.email)).toContainText('Attivo')
  await menu.click()
  await page.getByRole('button', { name: 'Rendi Admin' }).click()
  await dialog(page).getByRole('button', { name: 'Dai il ruolo di Admin' }).click()
  await expect(row(page, user.email)).toContainText('Admin')
})

test('ADMU-02 the question closes once its act is done, on a slow device', async ({
  page,
  fucina,
  signInAs,
}) => {
  test.slow()
  const people = ['Bice Lenta', 'Dario Lento']
  for (const name of people) await person(fucina, { name })
  await signInAs({ role: 'admin' })
  await open(page, `${list}?q=lent`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  for (const name of people) {
    await menuOf(page, name).click()
    await page.getByRole('button', { name: 'Sospendi' }).click()
    await dialog(page).getByRole('button', { name: "Sospendi l'account" }).click()
    await expect(page.getByText(`Account sospeso: ${name}.`)).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  }
})

test('ADMU-06 whoever gives up the own role is asked, and then stands on the dashboard', async ({
  page,
  fucina,
  signInAs,
}) => {
  const admin = await signInAs({ role: 'admin', name: 'Chiara Uscente' })
  await person(fucina, { role: 'admin' })
  await open(page, found(admin.email))
  await menuOf(page, admin.name).click()
  await page.getByRole('button', { name: 'Rimuovi Admin' }).click()
  await expect(dialog(page)).toContainText('Vuoi lasciare il tuo ruolo di Admin?')
  await dialog(page).getByRole('button', { name: 'Lascia il ruolo di Admin' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(title(page)).toHaveText('Ciao, Chiara Uscente')
})

test('ADMD-07 ADMD-08 the own data follow progress made elsewhere, and the end of the session', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, authData)
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
