import { withAuthenticator } from '../harness/authenticator.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

test.use({ hostName: 'localhost', contentOf: 'passkeys' })

const add = 'Aggiungi questo telefono o computer'
const proofs = '/dashboard/impostazioni/secondo-codice'

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
