/** A letter photographed with a slow phone, until the first words of its explanation. */
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { letterPath } from '../app/paths.ts'
import { letterWay, pageField } from '../app/workshop/letter/letter.ts'
import { launchFucina } from '../tests/harness/launch.ts'
import { type Finding, inWords, median, type Series, verdictOf } from './figures.ts'
import { slowDown, startPhone } from './phone.ts'
import { startPrinting } from './processes.ts'

const rounds = 3
/** Shrinking on the phone must save most of the way. */
const mostOfWhole = 0.5

/** Our sample letter as a camera sees it: twelve million pixels with their grain, about 4 MB. */
async function photo(): Promise<Buffer> {
  const [width, height] = [3000, 4000]
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp('public/drawings/lettera-di-prova.svg', { density: 300 })
    .flatten({ background: '#f4f0e6' })
    .resize(width, height, { fit: 'contain', background: '#d8cbb0' })
    .composite([{ input: grain, blend: 'hard-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function opened(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(url + letterWay, { waitUntil: 'networkidle' })
  return page
}

/** Milliseconds from choosing the photo to the first words. */
async function explained(page: Page, buffer: Buffer): Promise<number> {
  const began = performance.now()
  await page
    .locator('.by-file input')
    .setInputFiles({ name: 'lettera.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Spiegami questa lettera' }).click()
  await page.locator('.answer-text h2').first().waitFor({ timeout: 60_000 })
  return performance.now() - began
}

/** The floor: the photo as the camera made it, sent over the same line. */
async function sentWhole(page: Page, buffer: Buffer): Promise<number> {
  const sent = { text: buffer.toString('base64'), to: letterPath(), field: pageField }
  return page.evaluate(async ({ text, to, field }) => {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
    const body = new FormData()
    body.append(field, new Blob([bytes], { type: 'image/jpeg' }), 'lettera.jpg')
    const began = performance.now()
    const response = await fetch(to, { method: 'POST', body })
    if (!response.ok) throw new Error(`the photo was refused: ${response.status}`)
    await response.body?.getReader().read()
    return performance.now() - began
  }, sent)
}

export async function letterFromPhoto(): Promise<Finding> {
  const ai = await startPrinting('bench/provider.ts', [])
  const server = await launchFucina({
    engine: 'sqlite',
    env: {
      AI_PROVIDER: 'openai',
      AI_BASE_URL: `${ai.url}/v1`,
      AI_API_KEY: 'sk-bench',
      AI_CHAT_MODEL: 'gpt-4o-mini',
    },
  })
  const browser = await startPhone()
  try {
    const bytes = await photo()
    const series: [Series, Series] = [
      { name: 'shrunk on the phone', unit: 'ms', values: [] },
      { name: 'sent as it is', unit: 'ms', values: [] },
    ]
    for (let round = 0; round < rounds; round += 1) {
      const page = await opened(browser, server.url)
      series[1].values.push(await sentWhole(page, bytes))
      series[0].values.push(await explained(page, bytes))
      await page.context().close()
    }
    const ratio = median(series[0].values) / median(series[1].values)
    const megabytes = (bytes.length / 1e6).toFixed(1)
    return {
      what: `From a photo of ${megabytes} MB to the first words, on the slow phone`,
      measured: `${series.map(inWords).join('; ')}; ratio ${ratio.toFixed(2)}`,
      target: `at most ${mostOfWhole} of sending the photo as it is`,
      met: verdictOf(series[1].values, ratio <= mostOfWhole),
      series,
    }
  } finally {
    await browser.close()
    await server.remove()
    await ai.stop()
  }
}
