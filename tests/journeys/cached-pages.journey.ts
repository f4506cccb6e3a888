/** Public pages that are cached: what works before their scripts, and what stays when they come. */
import type { Page } from '@playwright/test'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { hold } from './screens.ts'

const holdScripts = (page: Page) => hold(page, '**/assets/*.js')
const goto = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

test('what is typed into a gap before the scripts are there goes into the prompt', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await goto(page, '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune')
  const gap = page.locator('.sheet .field textarea').first()
  await gap.focus()
  await page.keyboard.type('una buca')
  const place = await page.evaluate(() => scrollY)
  await letGo()
  await untilInteractive(page)
  await expect(gap).toBeFocused()
  await page.keyboard.type(' profonda')
  await expect(gap).toHaveValue('una buca profonda')
  await expect(page.getByLabel('Testo del prompt')).toHaveValue(/problema: una buca profonda\./)
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('the scripts do not move the page, even where the router remembers another place', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await untilInteractive(page)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  // As a person does: what a script scrolls, the browser puts back when the page has loaded.
  await page.mouse.wheel(0, -300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(320)
  const place = await page.evaluate(() => scrollY)
  await letGo()
  await untilInteractive(page)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('whoever signs in and goes back does not see the visitor’s page', async ({
  page,
  signInAs,
}) => {
  await page.goto('/')
  await page.goto('/privacy')
  await signInAs({ name: 'Ada Prova' })
  await page.goBack()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Esci' })).toBeVisible()
})
