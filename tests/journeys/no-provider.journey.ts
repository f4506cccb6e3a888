import { expect, expectAccessible, phone, test } from './fixtures.ts'
import { box, button, open, ownWords } from './screens.ts'

test.use({ aiProvider: 'off' })

test('ERR-34 without a provider the screen says so and keeps the prompt', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 503/)
  await page.setViewportSize(phone)
  await open(page, ownWords)
  await box(page).fill('Scrivi un saluto.')
  await button(page, 'Genera Risposta').click()
  await expect(
    page.getByText("OpenAI non è configurato. Contatta l'amministratore del sistema."),
  ).toBeInViewport()
  await expect(box(page)).toHaveValue('Scrivi un saluto.')
  await expectAccessible(page)
})
