/** A profession and its prompt set from draft to published, and back. */
import { expect, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { open, title } from './screens.ts'

test.use({ contentOf: 'drafts' })

test('ADMP-01 ADMP-11 REC-02 a profession is made, published and taken back', async ({
  page,
  browser,
  fucina,
  signInAs,
}) => {
  await page.setViewportSize(phone)
  await signInAs({ role: 'admin' })
  const visitor = await browser.newContext({ baseURL: fucina.url })
  const name = 'Sarta di prova'
  const isOnHomePage = async () => (await (await visitor.request.get('/')).text()).includes(name)
  const press = async (label: string, said: string) => {
    await page.getByRole('button', { name: label, exact: true }).press('Enter')
    const note = page.getByRole('status').filter({ hasText: said })
    await expect(note).toBeVisible()
  }

  await open(page, '/admin/professions/new')
  await page.getByLabel('Titolo (obbligatorio)').fill(name)
  await page.getByLabel('Descrizione (obbligatoria)').fill('Orli, prove e messaggi.')
  await page.getByRole('button', { name: 'Salva la bozza' }).press('Enter')
  await expect(title(page)).toHaveText(name)
  await expect(page.locator('.state-mark').first()).toHaveText('Bozza')
  await expectAccessibleAtWidths(page)
  expect(await isOnHomePage()).toBe(false)

  // What is on the screen is what everybody sees.
  await page.getByLabel('Descrizione (obbligatoria)').fill('Orli e vestiti su misura.')
  await press('Salva e pubblica', 'Professione salvata. È pubblicata')
  await expectAccessibleAtWidths(page)
  await expect(page.getByLabel('Descrizione (obbligatoria)')).toHaveValue(
    'Orli e vestiti su misura.',
  )
  await expect.poll(isOnHomePage, { timeout: 8000 }).toBe(true)
  await page.reload()
  await expect(page.getByText('Professione salvata.')).toHaveCount(0)

  await press('Togli dalla pubblicazione', 'è di nuovo una bozza')
  await expect.poll(isOnHomePage, { timeout: 8000 }).toBe(false)
  await open(page, '/admin/professions')
  await expect(page.locator('.rows tr').filter({ hasText: name })).toContainText('Bozza')
  await expectAccessibleAtWidths(page)

  await open(page, '/admin/prompts/medico')
  await press('Togli dalla pubblicazione', 'è di nuovo una bozza')
  await expectAccessibleAtWidths(page)
  await press('Salva e pubblica', 'Set di prompt salvato. È pubblicato')
  await visitor.close()
})
