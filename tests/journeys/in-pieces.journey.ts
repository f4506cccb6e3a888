/** Pages whose HTML comes in pieces, each drawn before the next is there. */
import { inPieces } from '../harness/in-pieces.ts'
import { expect, phone, test } from './fixtures.ts'
import { forVisitors } from './states.ts'

test('HSE-01 nothing moves while a page comes in pieces', async ({ browser, fucina }) => {
  test.setTimeout(150_000)
  const line = await inPieces(fucina)
  const page = await browser.newPage({ baseURL: line.origin, viewport: phone })
  await page.route('**/assets/*.js', () => {})
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    // The end of a short page stands at the window's edge, and grows upwards from it.
    const withoutFoot = new CSSStyleSheet()
    withoutFoot.replaceSync('.foot { display: none }')
    document.adoptedStyleSheets = [withoutFoot]
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        ;(globalThis as unknown as { moved: number }).moved += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of Object.values(forVisitors).flat()) {
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
      // A row that a piece cuts in two is centred anew when the rest of it comes: a fifth of what is
      // counted as good, wherever the cut falls.
      expect.soft(moved, address).toBeLessThanOrEqual(0.02)
    })
  }
  await page.close()
  await line.close()
})
