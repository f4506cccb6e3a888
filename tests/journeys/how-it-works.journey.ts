/** 'Come funziona qui': from the footer to the figures, for everybody. */
import { focused, press } from './by-keyboard.ts'
import { expect, expectAccessible, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { button, open, title } from './screens.ts'

const address = '/come-funziona'

test('LRN-86 LRN-88 by keyboard from the footer to which AI, figures and statement', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/privacy')
  await button(page, 'Solo necessari').click()
  await press(page, /^Come funziona qui$/)
  await expect(title(page)).toHaveText('Come funziona qui')
  await expectAccessibleAtWidths(page)
  const contents = page.getByRole('navigation', { name: 'In questa pagina' })
  for (const link of await contents.getByRole('link').all()) {
    const name = await link.innerText()
    await link.focus()
    expect(await focused(page)).toMatchObject({ isMarked: true })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeInViewport()
  }
  const figures = page.getByRole('table', { name: 'Quante risposte, e quanto costano' })
  await expect(figures.getByRole('rowheader')).toHaveCount(2)
  await expect(figures.getByRole('rowheader').first()).toContainText('finora')
  await page
    .getByRole('region', { name: 'Che cosa teniamo, e per quanto' })
    .getByRole('link', { name: 'Privacy' })
    .click()
  await expect(title(page)).toHaveText('Privacy')
})

test('LRN-88 at 320 px, with text twice as large, and in forced colours nothing is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '200%']) {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      await open(page, address)
      await page.evaluate((to) => {
        document.documentElement.style.fontSize = to
      }, size)
      await expectAccessible(page)
      const legal = page.getByRole('navigation', { name: 'Note legali' })
      const boxes = await legal
        .locator('a, button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      expect(boxes.length).toBe(5)
      for (const { left, right, height } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(320)
        expect(height).toBeGreaterThanOrEqual(44)
      }
    }
  }
})
