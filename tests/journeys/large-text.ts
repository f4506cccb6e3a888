/** Text at twice its size: words that are read whole, and nothing wider than the window. */
import type { Page } from '@playwright/test'

/** As whoever sets the browser's own text size (16 at first): for all pages from then on. */
export async function enlarge(page: Page, pixels = 32) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await page.waitForFunction(
    (least) => Number.parseFloat(getComputedStyle(document.body).fontSize) >= least,
    pixels,
  )
}

/** Puts the open page into one of the looks of 'Lettura', which are a matter of style sheets. */
export const show = (page: Page, look: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.reading = value
  }, look)

/**
 * Runs of letters and figures that stand on more than one line. Hyphens part them rightly, and this
 * browser knows no Italian ones.
 */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement
      if (!holder?.checkVisibility() || holder.closest('.vh')) continue
      if (getComputedStyle(holder).hyphens === 'auto') continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].filter((box) => box.width > 0)
        const [first] = tops
        const isParted = tops.some((box) => Math.abs(box.top - (first?.top ?? 0)) > box.height / 2)
        if (isParted) broken.push(word)
      }
    }
    return broken
  })

/** By how many pixels the page is wider than its window. */
export const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
