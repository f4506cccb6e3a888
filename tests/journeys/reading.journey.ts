/** 'Lettura': how pages look and behave as somebody wants to read them. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title } from './screens.ts'

const keep = (context: BrowserContext, url: string, value: string) =>
  context.addCookies([{ name: 'fucina_lettura', value, url }])

const look = (page: Page) => page.locator('html').getAttribute('data-reading')
const lettura = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Lettura' })
const panel = (page: Page) => page.getByRole('region', { name: 'Come vuoi leggere?' })

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

test('LRN-46 in Modalità semplice pages show one column, larger targets and no drawings', async ({
  page,
  context,
  fucina,
}) => {
  await page.setViewportSize(phone)
  await keep(context, fucina.url, 'normal.paper.simple')
  await open(page, '/')
  await expect(page.locator('main img:visible')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Che cosa trovi qui' })).toBeHidden()
  const doors = page.locator('.arcade .door')
  const lefts = await doors.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
  const start = await page.getByRole('link', { name: 'INIZIA', exact: true }).boundingBox()
  expect(start?.height).toBeGreaterThanOrEqual(64)
  await open(page, '/prompts?profession=vita-quotidiana')
  await expect(page.getByLabel('Testo del prompt')).toBeHidden()
})
