/** A page whose scripts are still on their way, and what must stay when they come. */
import { expect, type Page } from '@playwright/test'
import { untilInteractive } from './fixtures.ts'

/** Counted in the page; what a person moves by opening or typing is not the page's doing. */
type Shifts = { before: number; after: number; isAlive: boolean }
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Counts in every document of this page what moves of itself. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shifts = { before: 0, after: 0, isAlive: false }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (shifts.isAlive) shifts.after += value
        else if (!hadRecentInput) shifts.before += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts)

const field =
  'main :is(textarea, input:not([type]), input:is([type="text"], [type="search"], [type="email"], [type="url"], [type="password"], [type="number"]))'

/** Keeps the page's scripts on their way until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isLetGo, resolve } = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo
    await route.continue()
  })
  return resolve
}

/** What a person has before them: their words, their place, what they opened. */
const standing = (page: Page) =>
  page.evaluate((fields) => {
    const active = document.activeElement
    return {
      // What is typed into a gap goes on into the prompt.
      words: [...document.querySelectorAll<HTMLInputElement>(fields)]
        .filter((one) => one.id !== 'prompt-testo' || one === active)
        .map(({ value }) => value),
      // What can be done with ticked rows comes with the scripts, below everything.
      choices: [
        ...document.querySelectorAll<HTMLSelectElement>('main select:not(.chosen select)'),
      ].map(({ value }) => value),
      ticks: [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map(
        ({ checked }) => checked,
      ),
      opened: [...document.querySelectorAll<HTMLDetailsElement>('details')]
        .filter((one) => one.checkVisibility())
        .map(({ open }) => open),
      focus: `${active?.tagName} ${active?.id}`,
      caret: active && 'selectionStart' in active ? active.selectionStart : null,
      scroll: Math.round(scrollY),
    }
  }, field)

/** Twice: what is drawn first may have moved something. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve, reject) => {
        requestAnimationFrame(resolve)
        const { readyState, visibilityState, fonts } = document
        const state = [location.pathname, readyState, visibilityState, fonts.status].join(', ')
        setTimeout(reject, 20_000, new Error(`nothing is drawn in 20 s: ${state}`))
      })
    }
  })

/**
 * Opens a page whose scripts do not come, ticks, opens, types and scrolls, and lets them come: all
 * is as it was, and nothing has moved of itself. Needs `countShifts`.
 */
export async function expectNothingLost(page: Page, address: string) {
  const letGo = await holdScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const tick = page.locator('main [type="checkbox"]:enabled').filter({ visible: true }).first()
  if ((await tick.count()) > 0) await tick.click()
  const opener = page
    .locator('main details:not([open]) > summary')
    .filter({ visible: true })
    .first()
  if ((await opener.count()) > 0) await opener.click()
  const writable = page.locator(field).and(page.locator(':enabled:not([readonly])'))
  const first = writable.filter({ visible: true }).first()
  if ((await first.count()) > 0) {
    await first.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('12')
  }
  await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }))
  await painted(page)
  const before = await standing(page)
  await page.evaluate(() => {
    ;(globalThis as unknown as { shifts: Shifts }).shifts.isAlive = true
  })
  letGo()
  await untilInteractive(page)
  await painted(page)
  await page.waitForTimeout(100)
  expect.soft(await standing(page), address).toEqual(before)
  const shifts = await shiftsOf(page)
  expect.soft(shifts.before, `${address} before its scripts`).toBeLessThanOrEqual(0.01)
  expect.soft(shifts.after, `${address} with its scripts`).toBeLessThanOrEqual(0.01)
}
