import { expect, phone, test } from './fixtures.ts'
import { button, open } from './screens.ts'

/** What a stranger meets first: the product without a key. */
test.use({ aiProvider: 'demo' })

test('LETT-06 the demo looks at a message of its own, and takes none', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/messaggio')
  await expect(page.getByText('un messaggio tuo non lo può guardare')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByText('Il tuo pacco è fermo in deposito.')).toBeVisible()
  await button(page, 'Guardiamolo insieme').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  const told = page.getByRole('region', { name: 'Spiegazione' })
  await expect(told).toContainText('Questo è il messaggio di prova: è inventato')
  await expect(told.getByRole('heading', { name: 'Segnali di truffa' })).toBeVisible()
})

test('WKX-40 the demo explains a letter of its own', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  await page.setViewportSize(phone)
  await open(page, '/lettera')
  await expect(page.getByText('non ti chiediamo foto')).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await page.getByText('Leggi la lettera di prova').click()
  await expect(page.getByText('entro il 7 maggio')).toBeVisible()
  await button(page, 'Spiegami la lettera').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  for (const part of ['Chi scrive', 'Che cosa vuole', 'Entro quando', 'Che cosa fare']) {
    await expect(
      page.getByRole('region', { name: 'Spiegazione' }).getByRole('heading', { name: part }),
    ).toBeVisible()
  }
  expect(sent.join()).not.toContain('filename')
  await page.getByRole('link', { name: /^Rispondi a questa lettera/ }).click()
  await expect(page.getByLabel('Che cosa vuoi rispondere?')).toBeVisible()
})
