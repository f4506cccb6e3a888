/** 'Lettura': how pages look and behave as somebody wants to read them. */
import type { BrowserContext, Page } from '@playwright/test'
import { desktop, expect, phone, test } from './fixtures.ts'
import { button, open, title } from './screens.ts'

const keep = (context: BrowserContext, url: string, value: string) =>
  context.addCookies([{ name: 'fucina_lettura', value, url }])

const look = (page: Page) => page.locator('html').getAttribute('data-reading')
const lettura = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Lettura' })
const panel = (page: Page) => page.getByRole('region', { name: 'Come vuoi leggere?' })

/** The beginnings of texts in a narrow column, and of shorter ones that leave no room for a word. */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, b, a, span)')]
      .filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest('.vh, td, .door, .trades, .go, .handset, .small-door'),
      )
      .map((one) => ({ one, text: one.innerText.trim(), width: one.getBoundingClientRect().width }))
      .filter(({ one, text, width }) =>
        one.matches('h1, h2, h3, p, li') && text.length >= 30
          ? width < 230
          : text.length >= 8 && width < 50,
      )
      .map(({ text }) => text.slice(0, 30)),
  )

test('LRN-40 the panel acts at once, says so, is undone by a second press, and is remembered', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/privacy')
  await lettura(page).click()
  await expect(panel(page).getByRole('heading')).toBeFocused()
  const before = await title(page).evaluate((one) => getComputedStyle(one).fontSize)
  // A double press counts once.
  await button(page, 'Grande').dblclick()
  expect(await look(page)).toBe('large.paper.full')
  expect(await title(page).evaluate((one) => getComputedStyle(one).fontSize)).not.toBe(before)
  await expect(panel(page).locator('.reading-form > p.small')).toContainText('Adesso: testo grande')
  await button(page, 'Scuro').click()
  await expect(button(page, 'Scuro')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Scuro').click()
  expect(await look(page)).toBe('large.paper.full')
  await expect
    .poll(async () => (await page.context().cookies()).map(({ value }) => value.split('~')[0]))
    .toContain('large.paper.full')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(lettura(page)).toBeFocused()
  await page.reload()
  expect(await look(page)).toBe('large.paper.full')
})

test.describe('LRN-46 Modalità semplice', () => {
  test('shows one column, larger targets and no drawings', async ({ page, context, fucina }) => {
    await page.setViewportSize(phone)
    await keep(context, fucina.url, 'normal.paper.simple')
    await open(page, '/')
    await expect(page.locator('main img:visible')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Che cosa trovi qui' })).toBeHidden()
    const doors = page.locator('.arcade .door')
    const lefts = await doors.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    )
    expect(new Set(lefts).size).toBe(1)
    const start = await page.getByRole('link', { name: 'INIZIA', exact: true }).boundingBox()
    expect(start?.height).toBeGreaterThanOrEqual(64)
    await open(page, '/prompts?profession=vita-quotidiana')
    await expect(page.getByLabel('Testo del prompt')).toBeHidden()
  })

  test('leaves no words in a narrow column beside others on a wide screen', async ({
    page,
    context,
    fucina,
    learner,
  }) => {
    expect(learner.id).toBeTruthy()
    await page.setViewportSize(desktop)
    await keep(context, fucina.url, 'normal.paper.simple')
    for (const path of [
      ...['/', '/come-funziona', '/dashboard', '/saved-searches', '/prompts?profession=medico'],
      ...['/guides', '/guides/chatgpt-basics', '/tools/1', '/professions/medico'],
      ...['/palestra/messaggio-del-comune?scelta=fido', '/prova/conto-del-pranzo'],
      '/aiuto',
    ]) {
      await open(page, path)
      expect(await squeezed(page), path).toEqual([])
    }
    await open(page, '/prima-di-cominciare/toccare-e-cliccare')
    await expect(page.locator('.stairs-words')).toHaveCSS('position', 'static')
  })
})

test('LRN-40 what cannot be kept is said, and the page stays as it was chosen', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_/)
  await open(page, '/terms')
  await lettura(page).click()
  await expect(panel(page)).toBeVisible()
  await context.route('**/lettura**', (route) => route.abort())
  await button(page, 'Bianco').click()
  expect(await look(page)).toBe('normal.white.full')
  await expect(panel(page).locator('.reading-form > p.small')).toContainText(
    'non riesco a ricordarlo',
  )
})
