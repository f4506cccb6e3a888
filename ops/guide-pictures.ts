/**
 * `npm run guide-pictures`: takes the pictures of docs/guida-amministratore.md from the running
 * product: the built server on a temporary folder with invented people, in a browser.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Fucina, launchFucina } from '../tests/harness/launch.ts'
import { endRun } from '../tests/harness/run.ts'
import { provideChromium } from './find-chromium.ts'
import { type Picture, pictures } from './guide-pictures/pictures.ts'
import { fillTown } from './guide-pictures/sample-city.ts'

const folder = resolve(import.meta.dirname, '../docs/guida')
const largest = 80 * 1024
const qualities = [82, 70, 58, 46, 34]

const laptop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const phone = { viewport: { width: 375, height: 760 }, deviceScaleFactor: 2 }

async function take(
  browser: Browser,
  server: Fucina,
  [name, value]: [string, string],
  picture: Picture,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...(picture.onPhone ? phone : laptop),
    baseURL: server.url,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  })
  try {
    if (!picture.asVisitor) await context.addCookies([{ name, value, url: server.url }])
    await context.addInitScript(() => {
      const settings = { necessary: true, analytics: false, marketing: false, preferences: false }
      localStorage.setItem('cookieChoice', JSON.stringify({ timestamp: 0, settings }))
    })
    const page = await context.newPage()
    const answer = await page.goto(picture.path, { waitUntil: 'networkidle' })
    if (answer?.status() !== 200) {
      throw new Error(`${picture.name}: ${picture.path} answered ${answer?.status()}`)
    }
    await picture.prepare?.(page)
    await settle(page)
    const height = picture.height ?? (picture.onPhone ? phone : laptop).viewport.height
    const width = (picture.onPhone ? phone : laptop).viewport.width
    if (picture.height) await page.setViewportSize({ width, height })
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}

/** Fonts are there and what came into view has been drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** The best quality that stays small: the guide is read on weak lines too. */
async function small(screenshot: Buffer, name: string): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= largest) return bytes
  }
  throw new Error(`${name} is larger than ${largest} bytes at any quality`)
}

const asked = process.argv.slice(2)
const wanted = pictures.filter(({ name }) => asked.length === 0 || asked.includes(name))

const server = await launchFucina({ engine: 'sqlite', env: { AI_PROVIDER: 'demo' } })
try {
  const cookie = await fillTown(server)
  const executablePath = provideChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    mkdirSync(folder, { recursive: true })
    for (const picture of wanted) {
      const bytes = await small(await take(browser, server, cookie, picture), picture.name)
      writeFileSync(join(folder, `${picture.name}.webp`), bytes)
      console.log(`${picture.name}.webp: ${Math.ceil(bytes.length / 1024)} KB`)
    }
  } finally {
    await browser.close()
  }
  const named = new Set(pictures.map(({ name }) => `${name}.webp`))
  for (const file of readdirSync(folder)) {
    if (!named.has(file)) rmSync(join(folder, file))
  }
} finally {
  await server.remove()
  endRun()
}
