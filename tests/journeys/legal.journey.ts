import { expect, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { button, open, ownWords, saveAnswer } from './screens.ts'

test('LEGAL-01 the legal pages are read, also without script', async ({
  page,
  browser,
  fucina,
}) => {
  await page.setViewportSize(phone)
  const without = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const plain = await without.newPage()
  for (const path of ['/privacy', '/terms', '/cookies']) {
    await open(page, path)
    await expectAccessibleAtWidths(page)
    await plain.goto(`${fucina.url}${path}`)
    const contents = plain.getByRole('navigation', { name: 'In questa pagina' })
    const last = contents.getByRole('link').last()
    await last.focus()
    await plain.keyboard.press('Enter')
    const heading = plain.getByRole('heading', { name: await last.innerText(), exact: true })
    await expect(heading).toBeInViewport()
  }
  const tables = plain.getByRole('table')
  await expect(tables).toHaveCount(2)
  await expect(tables.first().getByRole('rowheader')).not.toHaveCount(0)
  await without.close()
})

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
  await page.goto('/prompts')
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

test('Q31 LEGAL-01 the cookie page opens the choice again', async ({ page }) => {
  await open(page, '/cookies')
  await button(page, 'Solo necessari').click()
  const banner = page.getByRole('region', { name: 'Scelta dei cookie' })
  await expect(banner).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Preferenze cookie' }).click()
  await expect(banner).toBeVisible()
  await expect(banner.getByText('Solo cookie tecnici.')).toBeFocused()
  await button(page, 'Accetta').click()
  await expect(banner).toHaveCount(0)
})
