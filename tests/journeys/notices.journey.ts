/** A notice to everybody: read, said once, closed, and not seen again until it changes. */
import type { Page } from '@playwright/test'
import { noticeNoun } from '../../app/notices/notice-noun.ts'
import { forgetRecord, rewriteRecord, storeRecord, untilShown } from '../harness/records.ts'
import { press } from './by-keyboard.ts'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { hold, open } from './screens.ts'

test.use({ contentOf: 'notices' })

const text = 'Domenica dalle 8 alle 9 il sito è fermo.'
const region = (page: Page) => page.getByRole('complementary', { name: /^Avvis/ })

test.beforeEach(async ({ fucina }) => {
  const notice = noticeNoun.schema.parse({ text, kind: 'attention' })
  await storeRecord(fucina.db(), noticeNoun, 'fermo', notice)
  await untilShown()
})
test.afterEach(({ fucina }) => forgetRecord(fucina.db(), noticeNoun, 'fermo'))

/** A cached page is as old as a second. */
const untilThere = async (page: Page, path: string, words: string) =>
  expect(async () => {
    await open(page, path)
    await expect(region(page)).toContainText(words, { timeout: 500 })
  }).toPass()

test('WHO-04 closed by keyboard it stays closed on every page, does not flash, and comes back changed', async ({
  page,
  fucina,
}) => {
  await page.setViewportSize(phone)
  await untilThere(page, '/', text)
  await press(page, /^Chiudi l'avviso$/)
  await expect(region(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  for (const path of ['/', '/prompts', '/privacy']) {
    const letGo = await hold(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // It is in the page of a visitor who closed nothing, and not shown to this one.
    await expect(page.locator('[data-notice]')).toHaveCount(1)
    await expect(page.locator('[data-notice]')).toBeHidden()
    const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
    await letGo()
    await untilInteractive(page)
    await expect(page.locator('[data-notice]')).toHaveCount(0)
    expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(
      top,
    )
  }
  await rewriteRecord(fucina.db(), noticeNoun, 'fermo', { text: `${text} Poi riparte.` })
  await untilThere(page, '/privacy', 'Poi riparte.')
})
