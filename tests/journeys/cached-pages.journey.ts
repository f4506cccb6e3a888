/** Public pages that are cached: what works before their scripts, and what stays when they come. */
import type { Page } from '@playwright/test'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { button, hold, ownWords, title, untilKept } from './screens.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Scelta dei cookie' })
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

test('words typed early are kept when there is a draft, which can still be had', async ({
  page,
}) => {
  await page.goto(ownWords)
  await untilInteractive(page)
  const text = page.getByLabel('Testo del prompt')
  await text.fill('La mia bozza di ieri.')
  await untilKept(page, 'La mia bozza di ieri.')
  const letGo = await holdScripts(page)
  await goto(page, ownWords)
  await text.focus()
  await page.keyboard.type('Parole nuove.')
  await letGo()
  await untilInteractive(page)
  await expect(text).toHaveValue('Parole nuove.')
  await button(page, 'Annulla').click()
  await expect(text).toHaveValue('La mia bozza di ieri.')
})

test('COOK-02 COOK-03 the cookie banner waits for its script, and keeps what was ticked', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await goto(page, '/')
  await page.getByText('Scegli', { exact: true }).click()
  await page.getByLabel('Statistiche').check()
  await expect(button(page, 'Accetta selezionati')).toBeDisabled()
  await letGo()
  await expect(page.getByLabel('Statistiche')).toBeChecked()
  await button(page, 'Accetta selezionati').click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByText('Scelta salvata.')).toBeAttached()
  const stored = await page.evaluate(() => localStorage.getItem('cookieChoice'))
  expect(stored).toContain('"analytics":true,"marketing":false')
})

test('NAV-07 the menu opens without the scripts, and stays open when they come', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const letGo = await holdScripts(page)
  await goto(page, '/')
  const bar = page.getByRole('banner')
  await bar.getByText('Menu', { exact: true }).click()
  const signIn = bar.getByRole('link', { name: 'Accedi' })
  await expect(signIn).toBeVisible()
  await letGo()
  await untilInteractive(page)
  await expect(signIn).toBeVisible()
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

const comeBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })

test('a screen stays as it is when its news cannot be fetched, and takes them later', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.goto('/prompts')
  await untilInteractive(page)
  const answers = { refused: 0, given: 0 }
  let isCut = true
  await page.route(/\/news$/, async (route) => {
    answers[isCut ? 'refused' : 'given'] += 1
    await (isCut ? route.abort() : route.continue())
  })
  await expect(async () => {
    await comeBack(page)
    await expect.poll(() => answers.refused, { timeout: 1000 }).toBeGreaterThan(0)
  }).toPass()
  await page.waitForTimeout(300)
  await expect(title(page)).toHaveText('Fucina dei Prompts')
  isCut = false
  await comeBack(page)
  await expect.poll(() => answers.given).toBeGreaterThan(0)
  await expect(title(page)).toHaveText('Fucina dei Prompts')
})

test('AUTH-11 before the scripts are there the page itself goes to Google; after, the first press opens a window', async ({
  page,
  context,
}) => {
  const google = page.getByRole('button', { name: 'Continua con Google' })
  await page.goto('/login/accedi')
  await page.waitForFunction(() => document.querySelector('form[novalidate]') !== null)
  const popup = context.waitForEvent('page')
  await google.click()
  await (await popup).close()
  // Whoever closes the window is led there by the page itself; without its cookies Google would not
  // know it on the way.
  await expect(title(page)).toHaveText('Scegli un account')

  await context.clearCookies()
  await holdScripts(page)
  await goto(page, '/login')
  await google.click({ noWaitAfter: true })
  await page.waitForURL((url) => url.port !== new URL(page.url()).port || url.pathname !== '/login')
  expect(context.pages()).toHaveLength(1)
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
