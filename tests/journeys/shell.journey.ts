import type { Page } from '@playwright/test'
import { desktop, expect, phone, test } from './fixtures.ts'
import { button, entry, hold, open, title } from './screens.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Scelta dei cookie' })

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieChoice') ?? 'null'))

const settings = { necessary: true, analytics: false, marketing: false, preferences: false }

test('NAV-07 on a phone the entries stand behind a menu button', async ({ page, learner }) => {
  expect(learner.id).toBeTruthy()
  await page.setViewportSize(phone)
  await open(page, '/')
  const bar = page.getByRole('banner')
  const menu = bar.getByText('Menu', { exact: true })
  const guides = bar.getByRole('link', { name: 'Guide' }).filter({ visible: true })
  await expect(menu).toBeVisible()
  await expect(guides).toHaveCount(0)
  await menu.press('Enter')
  await expect(guides).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(guides).toHaveCount(0)
  await expect(bar.locator('summary')).toBeFocused()
  await menu.click()
  await guides.click()
  await expect(title(page)).toHaveText('Guide')
  await expect(guides).toHaveCount(0)
  await page.setViewportSize(desktop)
  await expect(menu).toBeHidden()
  await expect(guides).toHaveCount(1)
})

test('NAV-10 on a phone a button leads back up after more than 400 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await open(page, '/privacy')
  const up = button(page, 'Torna su')
  const scroll = (y: number) => page.evaluate((top) => window.scrollTo({ top }), y)
  await scroll(401)
  await expect(up).toBeVisible()
  await scroll(400)
  await expect(up).toHaveCount(0)
  await scroll(401)
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(up).toHaveCount(0)
  await page.setViewportSize(desktop)
  await scroll(600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
  await expect(up.filter({ visible: true })).toHaveCount(0)
})

test('COOK-02 COOK-04 COOK-05 each choice is stored as it was made, the banner stays away, and it can be changed', async ({
  page,
}) => {
  const all = { necessary: true, analytics: true, marketing: true, preferences: true }
  for (const [name, chosen] of [
    ['Solo necessari', settings],
    ['Accetta', all],
  ] as const) {
    await open(page, '/')
    await button(page, name).click()
    await expect(banner(page)).toHaveCount(0)
    const choice = { timestamp: expect.stringMatching(/^\d{4}-.+Z$/), settings: chosen }
    await open(page, '/privacy')
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page)).toEqual(choice)
    await page.evaluate(() => localStorage.clear())
  }
  await open(page, '/')
  await page.getByText('Scegli', { exact: true }).click()
  await expect(page.getByLabel('Necessari, sempre')).toBeChecked()
  await expect(page.getByLabel('Necessari, sempre')).toBeDisabled()
  await expect(page.getByLabel('Statistiche')).not.toBeChecked()
  await page.getByLabel('Preferenze').check()
  await button(page, 'Accetta selezionati').click()
  await expect(banner(page)).toHaveCount(0)
  expect((await stored(page)).settings).toEqual({ ...settings, preferences: true })
  await page.reload()
  await button(page, 'Preferenze cookie').click()
  await expect(banner(page)).toBeFocused()
  await expect(page.getByLabel('Preferenze', { exact: true })).toBeChecked()
  await page.getByLabel('Statistiche').check()
  await page.getByLabel('Preferenze', { exact: true }).uncheck()
  await button(page, 'Accetta selezionati').click()
  expect((await stored(page)).settings).toEqual({ ...settings, analytics: true })
})

test('SESS-06 a spinner while a protected screen loads; signed out straight to signing in', async ({
  page,
  learner,
  context,
}) => {
  expect(learner.id).toBeTruthy()
  await open(page, '/')
  const letGo = await hold(page, '**/guides.data*')
  await (await entry(page, 'Guide')).click()
  await expect(page.getByText('Sto caricando…')).toBeVisible()
  await expect(page.locator('.loading .spinner')).toBeVisible()
  await letGo()
  await expect(title(page)).toHaveText('Guide')
  await expect(page.getByText('Sto caricando…')).toHaveCount(0)

  await context.clearCookies()
  const shown = new Set<string>()
  page.on('framenavigated', (frame) => shown.add(new URL(frame.url()).pathname))
  const response = await page.goto('/guides')
  expect(response?.request().redirectedFrom()?.url()).toMatch(/\/guides$/)
  await expect(title(page)).toHaveText('Come vuoi entrare?')
  expect([...shown]).toEqual(['/login'])
})

test('GEN-04 NAV-05 NAV-06 an administrator reaches every part by clicking', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/')
  for (const [name, heading] of [
    ['Fucina Prompts', 'Fucina dei Prompts'],
    ['Guide', 'Guide'],
    ['Strumenti AI', 'Strumenti AI'],
    ['Dashboard', /^Ciao, /],
    ['Amministrazione', 'Dashboard'],
    // The administrators' sidebar takes the place of the bar.
    ['Guide', 'Guide'],
    ['Strumenti AI', 'Strumenti AI'],
    ['Utenti', 'Utenti'],
    ['Professioni', 'Professioni'],
    ['Prompt', 'Prompt'],
    ['Database', 'Database'],
    ['Sito', /intelligenza artificiale/],
  ] as const) {
    await (await entry(page, name)).click()
    await expect(title(page)).toHaveText(heading)
  }
  await page.getByRole('link', { name: 'INIZIA', exact: true }).click()
  await expect(title(page)).toHaveText('DI COSA TI OCCUPI?')
  await (await entry(page, 'Dashboard')).click()
  await page.getByRole('main').getByRole('link', { name: 'Le mie risposte' }).click()
  await expect(title(page)).toHaveText('Risposte salvate')
  for (const [name, path] of [
    ['Privacy', '/privacy'],
    ["Termini d'uso", '/terms'],
    ['Cookie', '/cookies'],
    ['Come funziona qui', '/come-funziona'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})
