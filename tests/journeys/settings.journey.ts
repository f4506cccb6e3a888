import { readFile } from 'node:fs/promises'
import { openSession, testPassword } from '../harness/people.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

const settings = '/dashboard/impostazioni'

test('SESS-09 DASH-02 DASH-03 a new name and city show in the other tab, and a session ended from the settings leaves its screen at once', async ({
  page,
  context,
  browser,
  fucina,
  learner,
}) => {
  const other = await context.newPage()
  await open(other, '/dashboard')
  await open(page, settings)
  await page.getByLabel('Nome', { exact: true }).fill('Zoe Rinominata')
  await page.getByLabel('Città').fill('Treviglio')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Modifiche salvate.')).toBeVisible()
  await expect(title(other)).toHaveText('Ciao, Zoe Rinominata')
  await expect(other.getByRole('main').getByText('Treviglio')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: fucina.url })
  const [name, value] = await openSession(fucina, learner.id)
  await elsewhere.addCookies([{ name, value, url: fucina.url, httpOnly: true, sameSite: 'Lax' }])
  const there = await elsewhere.newPage()
  await open(there, '/dashboard')
  await page.reload()
  await untilInteractive(page)
  await button(page, 'Scollega tutti gli altri').click()
  await expect(page.getByText('Il tuo account è aperto solo qui.')).toBeVisible()
  await expect(there).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('by keyboard: a wrong password is said at its field, nothing else that was typed is lost', async ({
  page,
  learner,
  allowErrors,
}) => {
  expect(learner.id).toBeTruthy()
  allowErrors(/status of 403/)
  await open(page, settings)
  await page.getByLabel('Password di adesso').focus()
  await page.keyboard.type('sbagliata')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('torre civica')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('torre civica')
  await page.keyboard.press('Enter')
  const alert = told(page)
  await expect(alert).toBeFocused()
  await alert.getByRole('link', { name: 'La password di adesso non è giusta.' }).press('Enter')
  await expect(page.getByLabel('Password di adesso')).toBeFocused()
  await expect(page.getByLabel('Nuova password')).toHaveValue('torre civica')
  await page.getByLabel('Password di adesso').fill(testPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password cambiata.')).toBeVisible()
  await expect(page.getByLabel('Nuova password')).toHaveValue('')
})

test('Q32 the file is downloaded; the account goes, and its screens with it', async ({
  page,
  context,
  learner,
}) => {
  const other = await context.newPage()
  await open(other, '/dashboard')
  await open(page, settings)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scarica i miei dati' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^i-miei-dati-[\d-]+\.json$/)
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file.profilo.email).toBe(learner.email)
  await page.getByText('Elimina il mio account', { exact: true }).click()
  await page.getByLabel('La tua password').fill(testPassword)
  await button(page, 'Elimina per sempre il mio account').click()
  await expect(title(page)).toHaveText('Il tuo account è eliminato')
  await expect(page).toHaveURL(/\/arrivederci$/)
  await expect(other).toHaveURL(/\/login/)
})
