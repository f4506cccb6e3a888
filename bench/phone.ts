/** What a five-year-old phone on a weak line sees of a page, in Chromium with its brakes on. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../ops/find-chromium.ts'

const slowness = 4
/** 150 ms there and back, 1.6 Mbit/s. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
}
/** The page is watched for so long after it has loaded: code fetched when idle comes then. */
const settleMilliseconds = 2500
const answerMilliseconds = 20_000

export type Tap = {
  /** Pressed once, as the first touch of the page. */
  press: string
  /** Evaluated in the page: the touch has been answered. */
  isAnswered: string
}

export type PageToSee = {
  name: string
  url: string
  tap?: Tap
  cookies?: { name: string; value: string }[]
}

/** Milliseconds, but for the shift, which is a score, and the requests. */
export type Seen = {
  largestPaint: number
  blocking: number
  longestTask: number
  /** For scripts, styles and fonts: how many. */
  requests: number
  shift: number
  /** From the touch to its answer on the screen, and the longest wait for any paint after it. */
  answer: number
  interaction: number
}

/** Runs before anything of the page: the browser's own measures, collected as they come. */
function collect() {
  const seen = { paint: 0, shift: 0, tasks: [] as [number, number][], wait: 0 }
  Object.assign(globalThis, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      hadRecentInput: boolean
      value: number
    }
    if (!hadRecentInput) seen.shift += value
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration])
  })
  watch(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming).interactionId) {
        seen.wait = Math.max(seen.wait, entry.duration)
      }
    },
    { durationThreshold: 16 },
  )
  // Pages are seen after the banner's question has been answered once.
  const settings = { necessary: true, analytics: false, marketing: false, preferences: false }
  try {
    localStorage.setItem(
      'cookieChoice',
      JSON.stringify({ timestamp: new Date().toISOString(), settings }),
    )
  } catch {
    // A page without an origin has no storage, and no banner either.
  }
}

type Collected = { paint: number; shift: number; tasks: [number, number][]; wait: number }

const collected = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: Collected }).seen)

/** Watches, frame by frame after the finger is lifted, for the answer. */
const watchFor = (isAnswered: string) => `addEventListener('pointerup', (up) => {
  const look = () => {
    if (${isAnswered}) globalThis.answeredAfter = performance.now() - up.timeStamp
    else requestAnimationFrame(look)
  }
  look()
}, { capture: true, once: true })`

async function touch(page: Page, { press, isAnswered }: Tap): Promise<number> {
  const place = page.locator(press).filter({ visible: true }).first()
  await place.scrollIntoViewIfNeeded()
  await page.evaluate(watchFor(isAnswered))
  await place.tap()
  const answered = await page.waitForFunction(
    () => (globalThis as { answeredAfter?: number }).answeredAfter,
    undefined,
    { timeout: answerMilliseconds },
  )
  return Number(await answered.jsonValue())
}

export async function startPhone(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}

/** Puts the phone's brakes on a page. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

/** Opens the page in a browser that has never been there, waits, and touches it once. */
export async function see(browser: Browser, { url, tap, cookies = [] }: PageToSee): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL(url).origin })))
    await context.addInitScript(collect)
    const page = await context.newPage()
    let requests = 0
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) requests += 1
    })
    await slowDown(page)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settleMilliseconds)
    const { paint, shift, tasks } = await collected(page)
    const blocking = tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
    const longestTask = Math.max(0, ...tasks.map(([, duration]) => duration))
    const answer = tap ? await touch(page, tap) : Number.NaN
    await page.waitForTimeout(300)
    const { wait } = await collected(page)
    return {
      largestPaint: paint,
      blocking,
      longestTask,
      requests,
      shift,
      answer,
      interaction: wait,
    }
  } finally {
    await context.close()
  }
}
