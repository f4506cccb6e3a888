/** The home page: the finder, the demo, and what leads on from it. */
import type { Locator, Page } from '@playwright/test'
import { exampleGoals, finderTexts } from '../../app/finder/finder.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { recordOf, rewriteRecord, untilShown } from '../harness/records.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  phone,
  test,
  untilInteractive,
  widths,
} from './fixtures.ts'
import { button, hold, open } from './screens.ts'

const goal = (page: Page) => page.getByLabel('Il tuo obiettivo')
const results = (page: Page) => page.locator('.found')
const names = (page: Page) => page.locator('.found h4')
const submit = (page: Page) => button(page, 'Trova lo strumento')

test('FIND-01 FIND-03 a goal is typed and sent by Enter; the next outcome replaces it', async ({
  page,
}) => {
  await open(page, '/')
  await goal(page).fill('scrivere testi')
  await goal(page).press('Enter')
  await expect(page).toHaveURL(/\/\?cerca=scrivere\+testi$/)
  await expect(results(page).getByRole('heading').first()).toBeFocused()
  await expect(page.getByRole('heading', { name: 'I tre più adatti' })).toBeVisible()
  await expect(names(page)).toHaveCount(3)
  await goal(page).fill('xyzzy')
  await submit(page).click()
  await expect(results(page)).toContainText(finderTexts.nothing)
  await expect(names(page)).toHaveCount(0)
  await results(page).getByRole('link', { name: exampleGoals[1] }).click()
  await expect(names(page).first()).toHaveText('Canva')
  await expect(results(page)).not.toContainText(finderTexts.nothing)
  await expect(goal(page)).toHaveValue(exampleGoals[1])
  await page.goBack()
  await expect(results(page)).toContainText(finderTexts.nothing)
})

test('FIND-02 the button sleeps while the goal is blank and while it searches', async ({
  page,
}) => {
  await open(page, '/')
  await goal(page).focus()
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByText(finderTexts.blank)).toBeVisible()
  await goal(page).fill('   ')
  await expect(submit(page)).toBeDisabled()
  await goal(page).fill('f')
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByText(finderTexts.blank)).toBeHidden()
  await goal(page).fill('foto')
  await submit(page).click()
  await expect(names(page).first()).toBeVisible()

  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\.data\?/, async (route) => {
    await held
    await route.continue()
  })
  await goal(page).fill('testi')
  await submit(page).click()
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByText('Cerco gli strumenti…')).toBeVisible()
  await expect(names(page)).toHaveCount(0)
  letThrough()
  await expect(names(page)).toHaveCount(3)
  await expect(submit(page)).toBeEnabled()
})

test('ERR-10 FIND-03 a search that fails says so in place, and can be tried again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load|ERR_FAILED|Failed to fetch/)
  await open(page, '/?cerca=foto')
  await page.route(/\.data\?/, (route) => route.abort())
  await goal(page).fill('scrivere una lettera')
  await submit(page).click()
  await expect(results(page).getByRole('alert')).toContainText(finderTexts.failed)
  await expect(names(page)).toHaveCount(0)
  await expect(goal(page)).toHaveValue('scrivere una lettera')
  await expect(page.locator('.door')).toHaveCount(8)
  await expectAccessible(page)
  await page.unroute(/\.data\?/)
  await results(page).getByRole('button', { name: 'Riprova' }).click()
  await expect(names(page).first()).toHaveText('ChatGPT')
})

test('FIND-09 «Mostra altri» adds the rest and goes to the first of them', async ({ page }) => {
  await open(page, '/?cerca=gratuito')
  await page.getByRole('link', { name: 'Mostra altri 7 strumenti' }).click()
  await expect(names(page)).toHaveCount(10)
  await expect(page.locator('#strumento-4')).toBeFocused()
  await page.reload()
  await expect(names(page)).toHaveCount(10)
})

const linesOf = (text: Locator) =>
  text.evaluate((element) => ({
    lines: Math.round(
      element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
    isCut: element.scrollHeight > element.clientHeight,
  }))

for (const viewport of widths) {
  test(`CONST-08 HOME-04 the cards of the built-in content stand whole in two lines at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/?cerca=canva')
    const texts = page.locator('.door .clamp-2, .found-tool .clamp-2')
    await expect(texts.first()).toBeVisible()
    for (const text of await texts.all()) {
      expect(await linesOf(text), (await text.textContent()) ?? '').toMatchObject({ isCut: false })
    }
  })
}

test('CONST-08 descriptions of cards are cut after two lines', async ({ page, fucina }) => {
  const description = 'Una descrizione molto lunga che non finisce mai, '.repeat(7)
  const db = fucina.db()
  const { working } = await recordOf(db, toolNoun, '6')
  await rewriteRecord(db, toolNoun, '6', { description })
  await untilShown()
  try {
    await open(page, '/?cerca=canva')
    const { lines, isCut } = await linesOf(page.locator('.found-tool .clamp-2').first())
    expect(lines).toBe(2)
    expect(isCut).toBe(true)
  } finally {
    await rewriteRecord(db, toolNoun, '6', { description: working.description })
  }
})

test('HOME-05 HOME-06 the demo climbs three steps and begins again, without a request', async ({
  page,
}) => {
  await open(page, '/')
  const level = page.locator('.levels [aria-current="step"]')
  const improve = button(page, 'Migliora il prompt')
  await improve.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => {
    // Drawings further down come when they are near, whenever that is on a busy machine.
    if (request.resourceType() !== 'image') requests.push(request.url())
  })
  await expect(level).toContainText(/^Base.*1 stella su 3$/)
  await improve.click()
  await expect(level).toContainText(/^Meglio.*2 stelle su 3$/)
  await improve.click()
  await expect(level).toContainText(/^Ottimo.*3 stelle su 3$/)
  await button(page, 'Ricomincia').click()
  await expect(level).toContainText(/^Base/)
  expect(requests).toEqual([])
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`HOME-05 the demo moves, and stands still with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      document.addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element && target.closest('.demo')) target.classList.add('has-moved')
      })
    })
    await button(page, 'Migliora il prompt').click()
    await expect(page.locator('.levels [aria-current="step"]')).toContainText('Meglio')
    const moved = page.locator('.demo mark.has-moved')
    await expect(moved).toHaveCount(reducedMotion === 'reduce' ? 0 : 3)
  })
}

test('HOME-02 the hero is at least 40 % of the window high', async ({ page }) => {
  for (const height of [600, 1000]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto('/')
    await expect(page.locator('.home-hero')).toHaveCSS('min-height', `${height * 0.4}px`)
  }
})

test.describe('GEN-03 home, no violation:', () => {
  test.use({ viewport: phone })

  test('found, all of them, nothing found, blank, the demo', async ({ page, allowErrors }) => {
    test.slow()
    allowErrors(/status of 400/)
    for (const path of [
      '/?cerca=scrivere+una+lettera',
      '/?cerca=gratuito&mostra=20',
      '/?cerca=truffa',
      `/?cerca=${'esagerato'.repeat(33)}`,
      '/?cerca=xyzzy',
      '/?cerca=+',
      '/?passo=3',
    ]) {
      await page.goto(path)
      await untilInteractive(page)
      await expectAccessibleAtWidths(page)
    }
  })
})

test('WKX-70 what can be done here at once is announced, stands first, and is opened by keyboard', async ({
  page,
}) => {
  await open(page, '/')
  await goal(page).fill('capire una bolletta')
  await goal(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'da fare subito qui.' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Puoi farlo subito qui' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'I tre più adatti' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/template=vita-quotidiana-bolletta/)
  await expect(page.getByLabel('Bolletta di luce, gas o acqua?')).toBeVisible()
})

test('quick Tabs go from the finder to the doors, whenever the scripts come', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const door = page.locator('.arcade a').first()
  await page.getByLabel('Il tuo obiettivo').focus()
  const isLetGo = letGo()
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab')
    if (await door.evaluate((element) => element === document.activeElement)) break
  }
  await expect(door).toBeFocused()
  await isLetGo
  await untilInteractive(page)
  await expect(door).toBeFocused()
})
