/** What people who do not know the product stumble over: where the keyboard is, large letters. */
import type { Page } from '@playwright/test'
import { expect, phone, test } from './fixtures.ts'
import { answer, button, generate, hold, more, open, ownWords } from './screens.ts'

const place = (page: Page) => page.locator('#risposta')
const wishField = (page: Page) => page.getByLabel('Che cosa vuoi cambiare?')

const largeLetters = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Pixels by which the page, or what is in one of these, is wider than its place. */
const excess = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => Math.max(...all.map((it) => it.scrollWidth - it.clientWidth)))

test('WKX-14 by keyboard the focus waits at the answer while the next version comes', async ({
  page,
}) => {
  await open(page, ownWords)
  await generate(page)
  await more(page)
  await button(page, 'Più breve').press('Enter')
  await expect(page.getByText('Versione 2 di 2')).toBeVisible()
  await expect(place(page)).toBeFocused()
  await more(page)
  await wishField(page).fill('aggiungi la data')
  await wishField(page).press('Enter')
  await expect(page.getByText('Versione 3 di 3')).toBeVisible()
  await expect(place(page)).toBeFocused()
})

test('WKX-14 why no version came is in view at once, and gone when the page is opened again', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.setViewportSize(phone)
  await open(page, ownWords)
  await generate(page)
  const reason = answer(page).getByRole('alert')
  await context.setOffline(true)
  await more(page)
  await wishField(page).fill('aggiungi la data')
  await button(page, 'Chiedi ancora').click()
  await expect(reason).toBeInViewport({ ratio: 1 })
  await more(page)
  await expect(wishField(page)).toHaveValue('aggiungi la data')
  await context.setOffline(false)
  await page.reload()
  await more(page)
  await expect(wishField(page)).toHaveValue('aggiungi la data')
  await expect(button(page, 'Più breve')).toBeVisible()
  await expect(reason).toHaveCount(0)
})

test('WKX-14 what is open under an answer stays open when the text is set in type', async ({
  page,
}) => {
  await open(page, ownWords)
  await generate(page)
  await page.waitForTimeout(600)
  const letGo = await hold(page, '**/assets/parse-markdown-*.js')
  await page.reload()
  await more(page)
  await wishField(page).fill('più corta')
  await letGo()
  await expect(page.getByRole('heading', { name: 'Punti Chiave' })).toBeVisible()
  await expect(wishField(page)).toBeVisible()
})

test('GEN-03 on a phone letters twice as large stay inside the page and inside buttons', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/prompts?profession=vita-quotidiana&template=vita-quotidiana-amministratore')
  await largeLetters(page)
  await page.getByLabel('Che cosa succede in casa o nel condominio?').fill('il portone sbatte')
  const [restart, title] = [
    await button(page, 'Ricomincia').boundingBox(),
    await page.getByRole('heading', { name: 'Riempi gli spazi' }).boundingBox(),
  ]
  expect((restart?.y ?? 0) + (restart?.height ?? 0)).toBeLessThanOrEqual((title?.y ?? 0) + 1)
  await button(page, 'Genera Risposta').click()
  await button(page, 'Genera lo stesso').click()
  await more(page)
  expect(await excess(page, 'html')).toBe(0)
  expect(await excess(page, '.answer-acts .btn')).toBe(0)
})

test('GEN-03 another form of the sign-in page gives the keyboard its heading', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('main').getByRole('link', { name: 'Crea un account gratis' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Crea un account gratis' })).toBeFocused()
})
