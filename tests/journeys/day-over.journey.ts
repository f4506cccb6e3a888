/** The day's answers end while somebody goes on from one. */
import { expect, expectAccessible, phone, test } from './fixtures.ts'
import { answer, box, button, generate, more, open, ownWords, pressMore } from './screens.ts'

test.use({ serverEnv: { AI_DAILY_PER_VISITOR: '2' } })

const isOver = 'Il limite di oggi è finito: riprova domani.'

test('WKX-14 the last answer of the day stays, when another tab took the one after it', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/status of 429/)
  await page.setViewportSize(phone)
  await open(page, ownWords)
  await generate(page)
  await expect(page.getByText(/Ti resta 1 risposta/).first()).toBeVisible()

  const other = await context.newPage()
  await open(other, ownWords)
  await generate(other)
  await expect(other.getByText(isOver).first()).toBeVisible()
  await more(other)
  await expect(button(other, 'Più breve')).toBeDisabled()
  await expectAccessible(other)
  await other.close()

  const words = await answer(page).locator('.answer-text').innerText()
  await pressMore(page, 'Più breve')
  await expect(page.getByRole('alert').filter({ hasText: /oggi/ })).toBeInViewport()
  expect(await answer(page).locator('.answer-text').innerText()).toContain(words.slice(0, 60))
  await expect(box(page)).toHaveValue('Scrivi un saluto.')
  await page.reload()
  await expect(answer(page).getByText('Hai chiesto: «Scrivi un saluto.»')).toBeVisible()
})
