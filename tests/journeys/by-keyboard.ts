/** Going through a screen by keyboard alone. */
import { expect, type Page } from '@playwright/test'

type Stop = {
  name: string
  isShown: boolean
  isMarked: boolean
  isAtPlace: boolean
}

/** What has the focus: its words, whether it can be seen, and whether the order is the page's. */
export const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null
    const words = [
      element.ariaLabel,
      element.innerText,
      ...[...(labels ?? [])].map((l) => l.innerText),
    ]
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const last = (window as { lastStop?: Element }).lastStop
    Object.assign(window, { lastStop: element })
    return {
      name: words.filter(Boolean).join(' ').trim(),
      isShown: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      isMarked:
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        style.boxShadow !== 'none',
      // Tab goes down the page: nothing is visited before what stands above it in the document.
      isAtPlace:
        !last?.isConnected ||
        // A day and an hour have a stop for each of their parts.
        (last === element && element.matches('[type="date"], [type="time"]')) ||
        Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    }
  })

const isFocusShown = (page: Page) =>
  page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    return box !== undefined && box.bottom > 0 && box.top < innerHeight
  })

/** Presses Tab until `name` has the focus; every stop on the way is seen and in its place. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  // A page behind another one draws nothing, and does not scroll to what has the focus.
  await page.bringToFront()
  await page.evaluate(() => Object.assign(window, { lastStop: document.activeElement }))
  const passed: string[] = []
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) continue
    passed.push(stop.name)
    const where = `after ${passed.slice(0, -1).join(' | ')}`
    expect(stop, where).toMatchObject({ isMarked: true, isAtPlace: true })
    // The page may still be scrolling to it.
    if (!stop.isShown) await expect.poll(() => isFocusShown(page), where).toBe(true)
    if (name.test(stop.name)) return
  }
  throw new Error(`${name} was not reached, only: ${passed.join(' | ')}`)
}

/** Goes by Tab through all of a page: every stop is seen, marked and in its place, and it ends. */
export async function tabThrough(page: Page, address: string) {
  await page.bringToFront()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    Object.assign(window, { lastStop: undefined })
  })
  const skip = page.getByRole('link', { name: 'Vai al contenuto' })
  await skip.focus()
  const passed: string[] = []
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop || stop.name === 'Vai al contenuto') return
    passed.push(stop.name)
    const where = `${address} after ${passed.slice(-4, -1).join(' | ')}`
    expect.soft(stop, where).toMatchObject({ isMarked: true, isAtPlace: true })
    if (!stop.isShown) await expect.poll(() => isFocusShown(page), where).toBe(true)
  }
  throw new Error(`${address}: Tab does not come to the end, after ${passed.slice(-4).join(' | ')}`)
}

/** Reaches a control by Tab and presses `key` on it. */
export async function press(page: Page, name: RegExp, key = 'Enter') {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

/** On with Tab, past the end of the page, to where it begins again. */
export async function toTop(page: Page) {
  await page.bringToFront()
  const skip = page.getByRole('link', { name: 'Vai al contenuto' })
  for (let step = 0; step < 150; step += 1) {
    if (await skip.evaluate((link) => link === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(skip).toBeFocused()
}
