import { expect, test } from './fixtures.ts'
import { button, open, ownWords, saveAnswer } from './screens.ts'

test('LEGAL-01 what stays in the browser after a visit is on the cookie page', async ({
  page,
  context,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await open(page, '/')
  await button(page, 'Solo necessari').click()
  await page.goto(ownWords)
  await saveAnswer(page)
  await page.goto(ownWords)
  await page.getByLabel('Testo del prompt').fill('Una bozza')
  await page.goto('/saved-searches?vista=elenco')
  await page.goto('/cookies')
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(kept).toEqual(expect.arrayContaining(['cookieChoice', 'fucina:bozza']))
  expect(cookies).toEqual(expect.arrayContaining(['fucina.session_token', 'fucina_vista']))
  const named = await page.getByRole('rowheader').allInnerTexts()
  expect(named).toEqual(expect.arrayContaining([...kept, ...cookies]))
})
