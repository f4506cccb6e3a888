/** The first screen of a phone: heading, INIZIA, three gates and the cookie banner, also in large letters. */
import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, expectAccessibleAtWidths, test } from './fixtures.ts'
import { open, title } from './screens.ts'

const gates = ['È la prima volta?', 'Ho una lettera in mano', 'Un messaggio strano']

/** As whoever sets the browser's own text size to one and a half times what it was. */
async function enlarge(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await expect
    .poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)))
    .toBeGreaterThan(24)
}

const banner = (page: Page) => page.getByRole('region', { name: 'Scelta dei cookie' })
const begin = (page: Page) => page.getByRole('link', { name: 'INIZIA', exact: true })
const gate = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Da dove cominciare' }).getByRole('link', { name })

const heightOf = async (page: Page) => (await banner(page).boundingBox())?.height ?? Infinity

for (const [letters, look] of [
  ['usual', 'normal.paper.full'],
  ['one and a half', 'normal.paper.full'],
  ['one and a half', 'normal.dark.full'],
  ['usual', 'large.white.full'],
] as const) {
  test(`LET-73 LET-74 heading, INIZIA, gates and banner fit 375 x 760 px: letters ${letters}, ${look}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 760 })
    await open(page, '/')
    // The typeface is used where it is there at once: the second time it always is.
    await open(page, '/')
    if (letters !== 'usual') await enlarge(page)
    await page.evaluate((value) => {
      document.documentElement.dataset.reading = value
    }, look)
    await expect(banner(page)).toBeVisible()
    let above = 0
    for (const part of [title(page), begin(page), ...gates.map((name) => gate(page, name))]) {
      const box = await part.boundingBox()
      expect(box?.y, 'in this order').toBeGreaterThanOrEqual(above)
      above = (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(above).toBeLessThanOrEqual(760)
    expect(await heightOf(page)).toBeLessThanOrEqual(760 / 3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await expectAccessible(page)
  })
}

test('LET-74 the banner takes a fifth of a phone’s screen, and keeps its equal buttons on a low one', async ({
  page,
}) => {
  const buttons = banner(page).locator('.three').getByRole('button')
  const sizes = async () => {
    const boxes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()))
    return boxes.map((box) => [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)])
  }
  await page.setViewportSize({ width: 375, height: 760 })
  await open(page, '/')
  expect(await heightOf(page)).toBeLessThanOrEqual(0.2 * 760)
  await enlarge(page)
  expect(new Set((await sizes()).map(String)).size).toBe(1)
  await page.setViewportSize({ width: 375, height: 640 })
  expect(await heightOf(page)).toBeLessThanOrEqual(640 / 3)
  expect(new Set((await sizes()).map(String)).size).toBe(1)
})

test('LET-74 COOK-01 behind «Scegli» stand the categories; opening it moves neither word nor X', async ({
  page,
}) => {
  const fold = banner(page).getByText('Scegli', { exact: true })
  for (const size of [{ width: 375, height: 760 }, desktop]) {
    await page.setViewportSize(size)
    await open(page, '/')
    await expect(banner(page).getByLabel('Statistiche')).toBeHidden()
    const still = [
      fold,
      banner(page).getByRole('link', { name: 'Leggi di più' }),
      banner(page).getByRole('button', { name: 'Chiudi senza scegliere' }),
    ]
    const places = () => Promise.all(still.map(async (one) => (await one.boundingBox())?.y))
    const before = await places()
    await fold.click()
    await expect(banner(page).getByLabel('Statistiche')).toBeVisible()
    expect(await places()).toEqual(before)
    await expectAccessible(page)
  }
})

test('LET-73 the gates lead to the lessons, the letter, and the request about an odd message', async ({
  page,
}) => {
  await open(page, '/')
  await expectAccessibleAtWidths(page)
  await gate(page, 'È la prima volta?').click()
  await expect(title(page)).toHaveText('Prima di cominciare')
  await open(page, '/')
  await gate(page, 'Ho una lettera in mano').press('Enter')
  await expect(
    page.getByRole('heading', { name: /^(Fotografa la|Scegli il PDF della) lettera$/ }),
  ).toBeVisible()
  await open(page, '/')
  await gate(page, 'Un messaggio strano').click()
  await expect(page).toHaveURL(/template=vita-quotidiana-messaggio-sospetto/)
  await expect(page.getByLabel('Come è arrivato il messaggio?')).toBeVisible()
  await open(page, '/onboarding')
  await page.getByRole('link', { name: /Ho una lettera in mano/ }).click()
  await expect(
    page.getByRole('heading', { name: /^(Fotografa la|Scegli il PDF della) lettera$/ }),
  ).toBeVisible()
})
