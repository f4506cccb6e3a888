import type { Page } from '@playwright/test'
import { withAuthenticator } from '../harness/authenticator.ts'
import { testPassword } from '../harness/people.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

test.use({ hostName: 'localhost', contentOf: 'passkeys' })

const add = 'Aggiungi questo telefono o computer'
const proofs = '/dashboard/impostazioni/secondo-codice'

/** Adds the page's device, as somebody who is signed in. */
async function addDevice(page: Page, name: string) {
  await open(page, proofs)
  await page.getByLabel('Come lo chiami?').fill(name)
  await button(page, add).click()
  await expect(page.getByRole('heading', { name: 'I tuoi 10 codici di riserva' })).toBeVisible()
}

test('WHO-50 WHO-51 WHO-55 by keyboard: a telephone added, codes on paper, in without a password, taken away', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/)
  await page.setViewportSize(phone)
  const device = await withAuthenticator(page)
  const user = await signInAs({ name: 'Mariannunziata '.repeat(6).trim(), emailVerified: true })
  await open(page, proofs)
  await expect(title(page)).toHaveText('Seconda chiave')
  await page.getByLabel('Come lo chiami?').fill('   ')
  await button(page, add).press('Enter')
  await expect(told(page)).toContainText('Scrivi un nome')
  await page.getByLabel('Come lo chiami?').fill('Telefono di casa '.repeat(3))
  await device.answers(false)
  await button(page, add).press('Enter')
  await expect(told(page)).toContainText('Non hai confermato')
  await expect(page.getByLabel('Come lo chiami?')).toHaveValue(/Telefono di casa/)
  await device.answers(true)
  await button(page, add).press('Enter')
  await expect(page.getByRole('heading', { name: 'I tuoi 10 codici di riserva' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^[a-z2-9]{5}-/ })).toHaveCount(10)
  expect(await device.count()).toBe(1)
  await page.getByRole('link', { name: 'Li ho messi al sicuro' }).press('Enter')
  await expect(page.getByText('«Telefono di casa')).toBeVisible()

  await page.evaluate(() => fetch('/logout', { method: 'POST', redirect: 'manual' }))
  await open(page, '/tools')
  await page.getByRole('link', { name: 'Entra senza password' }).press('Enter')
  await expect(title(page)).toHaveText('Entra senza password')
  await page.route('**/login/dispositivo/domanda', (route) => route.abort())
  await button(page, 'Entra con il tuo dispositivo').press('Enter')
  await expect(told(page)).toContainText('manchi la connessione')
  await page.unroute('**/login/dispositivo/domanda')
  await device.answers(false)
  await button(page, 'Entra con il tuo dispositivo').press('Enter')
  await expect(told(page)).toContainText('Non hai confermato')
  await expect(told(page)).toBeFocused()
  await device.answers(true)
  await button(page, 'Entra con il tuo dispositivo').press('Enter')
  await expect(page).toHaveURL(/\/tools$/)

  await open(page, proofs)
  await expect(page.getByText("usato l'ultima volta")).toBeVisible()
  await page
    .getByText(/^Togli/)
    .first()
    .press('Enter')
  await button(page, "Toglilo dall'elenco").press('Enter')
  await expect(button(page, 'Comincia')).toBeVisible()
  const proof = () =>
    fucina
      .db()
      .selectFrom('users')
      .select('secondProofId')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
  await expect.poll(proof).toEqual({ secondProofId: null })
})

test('WHO-51 after the password, and once more before what is delicate: the device in the place of what is typed', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  await page.setViewportSize(phone)
  const device = await withAuthenticator(page)
  const user = await signInAs({ emailVerified: true })
  await addDevice(page, 'Telefono')
  await page.context().clearCookies()
  await open(page, '/guides')
  await page.getByRole('link', { name: 'Ho già un account' }).click()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('La tua seconda chiave')
  await page.getByLabel('Codice di riserva').fill('sbagliato')
  await button(page, 'Entra').press('Enter')
  await expect(told(page)).toContainText('Il codice non è giusto')
  await button(page, 'Conferma con il tuo dispositivo').press('Enter')
  await expect(page).toHaveURL(/\/guides$/)

  const sessions = fucina.db().updateTable('sessions').set({ provenAt: null })
  await sessions.where('userId', '=', user.id).execute()
  await open(page, proofs)
  await button(page, 'Fai nuovi codici di riserva').click()
  const dialog = page.getByRole('dialog', { name: 'Conferma che sei tu' })
  await expect(button(page, 'Conferma con il tuo dispositivo')).toBeVisible()
  await device.answers(false)
  await button(page, 'Conferma con il tuo dispositivo').press('Enter')
  await expect(told(page)).toContainText('Non hai confermato')
  await device.answers(true)
  await button(page, 'Conferma con il tuo dispositivo').click()
  await expect(dialog).toHaveCount(0)
  await button(page, 'Fai nuovi codici di riserva').click()
  await expect(page.getByRole('heading', { name: 'I tuoi 10 codici di riserva' })).toBeVisible()
})

test('WHO-55 a browser that knows no passkeys is offered the other ways', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await open(page, '/login/dispositivo')
  await expect(page.getByText('Con questo browser non si può.')).toBeVisible()
  await expect(button(page, 'Entra con il tuo dispositivo')).toHaveCount(0)
  await signInAs()
  await open(page, proofs)
  await expect(page.getByText('Con questo browser non si può.')).toBeVisible()
  await expect(button(page, 'Comincia')).toBeVisible()
})
