/** The first screen of a phone: heading, INIZIA, three gates and the cookie banner, also in large letters. */
import type { Page } from '@playwright/test'
import { expect, phone, test } from './fixtures.ts'
import { enlarge } from './large-text.ts'
import { open, title } from './screens.ts'

const gates = ['È la prima volta?', 'Ho una lettera in mano', 'Un messaggio strano']

const banner = (page: Page) => page.getByRole('region', { name: 'Scelta dei cookie' })
const begin = (page: Page) => page.getByRole('link', { name: 'INIZIA', exact: true })
const gate = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Da dove cominciare' }).getByRole('link', { name })

const heightOf = async (page: Page) => (await banner(page).boundingBox())?.height ?? Infinity

test('LET-73 LET-74 heading, INIZIA, gates and banner fit 375 x 760 px, also with letters half as large again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 760 })
  await open(page, '/')
  // The typeface is used where it is there at once: the second time it always is.
  await open(page, '/')
  await expect(banner(page)).toBeVisible()
  const expectFirstScreen = async (share: number) => {
    let above = 0
    for (const part of [title(page), begin(page), ...gates.map((name) => gate(page, name))]) {
      const box = await part.boundingBox()
      expect(box?.y, 'in this order').toBeGreaterThanOrEqual(above)
      above = (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(above).toBeLessThanOrEqual(760)
    expect(await heightOf(page)).toBeLessThanOrEqual(share * 760)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  }
  await expectFirstScreen(0.2)
  await enlarge(page, 24)
  await expectFirstScreen(1 / 3)
  const buttons = await banner(page).locator('.three').getByRole('button').all()
  const boxes = await Promise.all(buttons.map((one) => one.boundingBox()))
  const sizes = boxes.map((box) => [box?.width, box?.height].map((of) => Math.round(of ?? 0)))
  expect(new Set(sizes.map(String)).size).toBe(1)
})

test('LET-74 COOK-01 opening «Scegli» moves nothing beside it', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await expect(banner(page).getByLabel('Statistiche')).toBeHidden()
  const fold = banner(page).getByText('Scegli', { exact: true })
  const still = [
    fold,
    banner(page).getByText('Solo cookie tecnici.'),
    banner(page).getByRole('button', { name: 'Chiudi senza scegliere' }),
  ]
  const places = () => Promise.all(still.map(async (one) => (await one.boundingBox())?.y))
  const before = await places()
  await fold.click()
  await expect(banner(page).getByLabel('Statistiche')).toBeVisible()
  expect(await places()).toEqual(before)
})

test('LET-74 COOK-01 COOK-03 Tab passes the banner in five stops; closed, that is said, nothing is stored, and Tab goes on at the head', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Vai al contenuto' }).focus()
  for (let stop = 1; stop <= 5; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(banner(page).locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByText('Avviso sui cookie chiuso.')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('banner').getByRole('link', { name: /pagina iniziale/ }),
  ).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('cookieChoice'))).toBeNull()
  await page.reload()
  await expect(banner(page)).toBeVisible()
})
