/** Public pages that are kept and sleep until somebody touches what needs script. */
import type { Page } from '@playwright/test'
import { publicPages } from '../../app/public-pages.ts'
import {
  desktop,
  expect,
  expectAccessible,
  phone,
  test,
  untilInteractive,
  widths,
} from './fixtures.ts'
import { button, title } from './screens.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Scelta dei cookie' })
const preferences = (page: Page) => button(page, 'Preferenze cookie')

const isAwake = (page: Page) =>
  page.evaluate(() => {
    const keys = [document.body, document.body.firstElementChild].flatMap((element) =>
      Object.keys(element ?? {}),
    )
    return keys.some((key) => key.startsWith('__reactFiber'))
  })

/** Keeps the page's scripts on their way until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** The scripts asked for from now on. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.push(pathname)
  })
  return asked
}

test('a kept page sleeps after it has loaded, and its code is fetched when it is idle', async ({
  page,
}) => {
  const asked = scriptsAsked(page)
  await page.goto('/')
  await expect.poll(() => asked.some((path) => path.includes('/framework-'))).toBe(true)
  expect(await isAwake(page)).toBe(false)
  await untilInteractive(page)
  expect(await isAwake(page)).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(title(page)).toHaveText('Privacy')
  expect(await isAwake(page)).toBe(true)
})

test('a button pressed before the code is there is answered, once', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/privacy')
  await button(page, 'Solo necessari').click()
  const pressed = preferences(page)
  await pressed.evaluate((element) => {
    element.addEventListener('click', () => {
      element.dataset.answers = `${Number(element.dataset.answers ?? 0) + 1}`
    })
  })
  await pressed.click()
  await pressed.click()
  await expect(pressed).toHaveAttribute('data-waiting')
  await expect(banner(page)).toBeHidden()
  letGo()
  await expect(banner(page)).toBeVisible()
  await expect(pressed).toHaveAttribute('data-answers', '1')
  await expect(pressed).not.toHaveAttribute('data-waiting')
})

test('what is typed before the code is there stays, with focus and caret', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/login')
  const email = page.getByLabel('Email')
  await email.click()
  await page.keyboard.type('ada@esempio.it')
  await page.keyboard.press('Home')
  await page.keyboard.type('la.')
  letGo()
  await expect.poll(() => isAwake(page)).toBe(true)
  await expect(email).toBeFocused()
  await page.keyboard.type('cara.')
  await expect(email).toHaveValue('la.cara.ada@esempio.it')
  // The form's own check answers for the browser's: React has taken over.
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(email).toHaveValue('la.cara.ada@esempio.it')
})

test('COOK-02 COOK-03 the cookie banner answers without React, which takes it as it is', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/')
  await page.getByText('Scegli', { exact: true }).click()
  await page.getByLabel('Statistiche').check()
  await button(page, 'Accetta selezionati').click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('Scelta salvata.')).toBeAttached()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cookieChoice') ?? '{}'))
  expect(stored).toEqual({
    timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
    settings: { necessary: true, analytics: true, marketing: false, preferences: false },
  })
  expect(await isAwake(page)).toBe(false)
  letGo()
  await untilInteractive(page)
  await expect(page.locator('.cookie')).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await button(page, 'Chiudi senza scegliere').click()
  await expect(banner(page)).toBeHidden()
  expect(await isAwake(page)).toBe(false)
  await untilInteractive(page)
  await expect(page.locator('.cookie')).toHaveCount(0)
  await preferences(page).click()
  await expect(banner(page)).toBeVisible()
  await page.reload()
  await expect(banner(page)).toBeVisible()
})

test('NAV-07 the menu opens without the code, and stays open when it comes', async ({ page }) => {
  await page.setViewportSize(phone)
  const letGo = await holdScripts(page)
  await page.goto('/')
  const bar = page.getByRole('banner')
  await bar.getByText('Menu', { exact: true }).click()
  const signIn = bar.getByRole('link', { name: 'Accedi' })
  await expect(signIn).toBeVisible()
  letGo()
  await expect.poll(() => isAwake(page)).toBe(true)
  await expect(signIn).toBeVisible()
  // React has taken over; what hears the key comes a moment later.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(signIn).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(bar.locator('summary')).toBeFocused()
})

test('NAV-10 the way back up shows and leads without the code', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await holdScripts(page)
  await page.goto('/')
  const up = button(page, 'Torna su')
  await page.evaluate(() => scrollTo({ top: 400 }))
  await expect(up).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 401 }))
  await up.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(up).toBeHidden()
})

test('a password shown before the code is there stays shown', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  const shows = page.getByRole('button', { name: /la password$/ })
  await password.fill('segreto di prova')
  await expect(shows).toHaveText(/^Mostra/, { useInnerText: true })
  await shows.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(shows).toHaveText(/^Nascondi/, { useInnerText: true })
  letGo()
  await untilInteractive(page)
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('segreto di prova')
  await expect(shows).toHaveText(/^Nascondi/, { useInnerText: true })
  await shows.click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(shows).toHaveText(/^Mostra/, { useInnerText: true })
})

test('waking up does not move the page, even where the router remembers another place', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await untilInteractive(page)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await untilInteractive(page)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(200)
})

test('with Save-Data nothing is fetched ahead, and a touch still works', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = scriptsAsked(page)
  await page.goto('/')
  // Longer than a page waits for a browser that is never idle.
  await page.waitForTimeout(6000)
  expect(asked).toEqual([])
  await button(page, 'Solo necessari').click()
  expect(asked).toEqual([])
  await preferences(page).click()
  await expect(banner(page)).toBeVisible()
  expect(asked.length).toBeGreaterThan(3)
})

test('code that is gone, as after an update, loads the page anew', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/privacy')
  const loaded = page.waitForEvent('load')
  await preferences(page).click()
  await loaded
  await expect(title(page)).toHaveText('Privacy')
})

test('a page that comes out of the browser’s memory is asked for again', async ({ page }) => {
  await page.goto('/privacy')
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await loaded
})

test('whoever signs in and goes back does not see the visitor’s page', async ({
  page,
  signInAs,
}) => {
  await page.goto('/')
  await page.goto('/privacy')
  await signInAs({ name: 'Ada Prova' })
  await page.goBack()
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Esci' })).toBeVisible()
  await page.setViewportSize(desktop)
})

for (const viewport of widths) {
  test(`sleeping pages are accessible at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await holdScripts(page)
    for (const path of publicPages) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('kept pages are whole, and signing in works', async ({ page, fucina }) => {
    const { person } = await import('../harness/people.ts')
    const ada = await person(fucina)
    for (const path of publicPages) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
    }
    await page.goto('/login')
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
