import { expect, expectAccessible, test, widths } from './fixtures.ts'
import { button, generate, more, open, ownWords, pressMore } from './screens.ts'

// A server of its own: it learns that its service makes no pictures, and remembers it.
test.use({ serverEnv: { AI_PROVIDER_NAME: 'Il servizio senza immagini' } })

test('AIX-07 where the service makes no pictures none is offered', async ({
  page,
  ai,
  allowErrors,
}) => {
  allowErrors(/status of 50\d/)
  ai.refused.add('dall-e-3')
  await open(page, ownWords)
  await generate(page)
  await pressMore(page, 'Genera Immagine')
  await expect(page.getByRole('alert').getByText(/immagin/)).toBeVisible()
  await generate(page, 'Scrivi un altro saluto.')
  const line = page.getByText('Il servizio collegato a questo sito non fa immagini.')
  for (const viewport of widths) {
    await page.setViewportSize(viewport)
    await more(page)
    await expect(line).toBeVisible()
    await expect(button(page, 'Genera Immagine')).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
  }
})
