/** Text at twice its size on a telephone: words and addresses that are read whole. */
import type { Page } from '@playwright/test'
import { lessons } from '../../db/content/lessons/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import { saveResponses } from '../harness/under-way.ts'
import { expect, test } from './fixtures.ts'
import { button, open, pressMore } from './screens.ts'

/** As whoever sets the browser's own text size to twice what it was: for all pages from then on. */
async function enlarge(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.waitForFunction(() => Number.parseFloat(getComputedStyle(document.body).fontSize) > 30)
}

/** Puts the open page into one of the looks of 'Lettura', which are a matter of style sheets. */
const show = (page: Page, look: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.reading = value
  }, look)

/**
 * Runs of letters and figures that stand on more than one line. Hyphens part them rightly, and this
 * browser knows no Italian ones.
 */
const brokenWords = (page: Page, part = 'main') =>
  page.evaluate((root) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.querySelector(root) ?? document.body, 4)
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
  }, part)

/** One name that is wider than the window. */
const tooWide = 'arbitrobancariofinanziario'

/** By how many pixels the page is wider than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The height of the letters that all others are measured by, in pixels. */
const rootLetters = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

const addresses = [
  '/',
  '/?cerca=scrivere+una+lettera',
  '/login/registrati',
  '/onboarding',
  '/prompts?profession=vita-quotidiana',
  '/professions/medico',
  '/aiuto/truffa',
  '/aiuto/biglietto',
  '/come-funziona',
  '/insieme',
  '/aiuto/persona',
  '/privacy',
  '/cookies',
  '/terms',
  '/tools',
  '/lettura',
  '/aiuto',
  '/prova',
  '/palestra',
  '/prima-di-cominciare',
  ...scenes.map(({ id }) => `/palestra/${id}`),
  ...lessons.flatMap(({ id, parts }) =>
    parts.map((_part, at) => `/prima-di-cominciare/${id}?prova=${at + 1}`),
  ),
]

test('GEN-03 LRN-11 at 375 px no word and no name of an address is parted, and in the largest letters no page is too wide', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 375, height: 812 })
  await enlarge(page)
  for (const address of addresses) {
    await open(page, address)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
    })
    for (const look of ['paper.full', 'dark.simple']) {
      await show(page, `normal.${look}`)
      const broken = await brokenWords(page)
      expect
        .soft(
          broken.filter((word) => word !== tooWide),
          `${address}, ${look}`,
        )
        .toEqual([])
      expect.soft(await excess(page), `width of ${address}, ${look}`).toBe(0)
      await show(page, `largest.${look}`)
      expect(await rootLetters(page), 'the largest letters').toBeCloseTo(1.4 * 32)
      expect.soft(await excess(page), `width of ${address} in the largest letters, ${look}`).toBe(0)
    }
  }
})

/** Screens whose longest words fill a window of 320 px. */
const narrow = [
  '/onboarding?mestiere=vita-quotidiana&passo=fine',
  ...scenes.map(({ id }) => `/palestra/${id}?scelta=dubito&punti=0`),
]

test('GEN-03 no word is parted at 320 px in what is found, decided and finished', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 812 })
  await enlarge(page)
  for (const address of narrow) {
    await open(page, address)
    expect.soft(await brokenWords(page), address).toEqual([])
  }
  await page.goto('/?cerca=Capire+una+bolletta')
  expect(await brokenWords(page, '.found')).toEqual([])
})

test('GEN-03 a sentence to correct is seen whole in its field', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/prima-di-cominciare/scrivere-e-correggere?prova=2')
  await enlarge(page)
  const field = page.getByLabel('La frase da correggere')
  await expect(field).toHaveValue('Vorrei un tavolo per quatro persone.')
  const hidden = await field.evaluate((one) => [
    one.scrollWidth - one.clientWidth,
    one.scrollHeight - one.clientHeight,
  ])
  expect(hidden.every((pixels) => pixels <= 1)).toBe(true)
})

for (const height of [600, 812]) {
  test(`GEN-03 a question begins with its first word, at 375 x ${height} px`, async ({
    page,
    fucina,
    learner,
  }) => {
    await page.setViewportSize({ width: 375, height })
    const [saved] = await saveResponses(fucina, learner.id, [{ title: 'Lettera al Comune' }])
    await open(page, `/saved-searches/${saved}`)
    await enlarge(page)
    await pressMore(page, 'Elimina la risposta')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Tieni la risposta' })).toBeFocused()
    await expect(question.getByRole('heading')).toBeInViewport({ ratio: 0.99 })
    expect(await question.evaluate((one) => one.scrollTop)).toBe(0)
  })
}

test('COOK-03 after the banner Tab goes on at the head of the page', async ({ page }) => {
  for (const name of ['Chiudi senza scegliere', 'Solo necessari']) {
    await open(page, '/')
    await button(page, name).click()
    const bar = page.getByRole('banner')
    await expect(bar).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('link', { name: /pagina iniziale/ })).toBeFocused()
  }
})
