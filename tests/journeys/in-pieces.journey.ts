/** Pages whose HTML comes in pieces, each drawn before the next is there. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Fucina } from '../harness/launch.ts'
import { type LoopbackServer, listenOnLoopback } from '../stand-ins/http.ts'
import { expect, phone, test } from './fixtures.ts'
import { forVisitors } from './states.ts'

const pieces = 10
/** Long enough for a browser to draw what it has. */
const pieceMilliseconds = 30

/**
 * The site over a line so slow that the HTML of a page comes in pieces; everything else comes at
 * once. For visitors: requests are passed on without their headers.
 */
function inPieces({ url }: Fucina): Promise<LoopbackServer> {
  return listenOnLoopback(async (request, response) => {
    const answer = await fetch(url + request.url)
    const kind = answer.headers.get('Content-Type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const policy = answer.headers.get('Content-Security-Policy')
    if (policy) response.setHeader('Content-Security-Policy', policy)
    response.writeHead(answer.status, { 'Content-Type': kind })
    if (!kind.startsWith('text/html')) return void response.end(body)
    const start = body.indexOf('<body')
    const size = Math.ceil((body.length - start) / pieces)
    response.write(body.subarray(0, start))
    for (let at = start; at < body.length; at += size) {
      await wait(pieceMilliseconds)
      response.write(body.subarray(at, at + size))
    }
    response.end()
  })
}

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
