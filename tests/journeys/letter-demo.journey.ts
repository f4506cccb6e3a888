import { expect, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { answer, button, open } from './screens.ts'

test.use({ aiProvider: 'demo' })

test('WKX-40 the demo explains a letter of its own', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  await page.setViewportSize(phone)
  await open(page, '/prompts?come=lettera')
  await expect(page.getByText('non ti chiediamo foto')).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await page.getByText('Leggi la lettera di prova').click()
  await expect(page.getByText('entro il 7 maggio')).toBeVisible()
  await expectAccessibleAtWidths(page)
  await button(page, 'Spiegami questa lettera').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  for (const part of ['Chi scrive', 'Che cosa vuole', 'Entro quando', 'Che cosa fare']) {
    await expect(answer(page).getByRole('heading', { name: part })).toBeVisible()
  }
  expect(sent.join()).not.toContain('filename')
  await expectAccessibleAtWidths(page)
  await page.getByRole('link', { name: 'Rispondi a questa lettera' }).click()
  await expect(page.getByLabel('Che cosa vuoi rispondere?')).toBeVisible()
})
