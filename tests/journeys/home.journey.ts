/** The home page: the finder, the demo, and what leads on from it. */
import type { Page } from '@playwright/test'
import { exampleGoals, finderTexts } from '../../app/finder/finder.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { enlarge } from './large-text.ts'
import { button, hold, open } from './screens.ts'

const goal = (page: Page) => page.getByLabel('Il tuo obiettivo')
const results = (page: Page) => page.locator('.found')
const names = (page: Page) => page.locator('.found h4')
const submit = (page: Page) => button(page, 'Trova come si fa')

test('FIND-01 FIND-02 FIND-03 FIND-09 ERR-10 a goal is typed, searched, fails, is tried again, and shows the rest', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load|ERR_FAILED|Failed to fetch/)
  await open(page, '/')
  await goal(page).focus()
  await expect(submit(page)).toBeDisabled()
  // Nothing is wrong before something is asked; Enter says what to do.
  await expect(goal(page)).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByText(finderTexts.blank)).toHaveCount(0)
  await goal(page).fill('   ')
  await expect(submit(page)).toBeDisabled()
  await goal(page).press('Enter')
  await expect(page.locator('[aria-live]').filter({ hasText: finderTexts.blank })).toBeAttached()
  await expect(goal(page)).toBeFocused()
  // A description that became the same words would be said as well.
  await expect(goal(page)).toHaveAccessibleDescription(/^Per esempio/)
  await goal(page).fill('correggere la grammatica')
  await expect(page.getByText(finderTexts.blank)).toHaveCount(0)
  const letGo = await hold(page, '**/*.data*')
  await goal(page).press('Enter')
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByText('Sto cercando…')).toBeVisible()
  // That a screen is on its way is said once, for each screen alike.
  await expect(page.locator('[aria-live]').filter({ hasText: 'Sto cercando…' })).toHaveCount(0)
  await letGo()
  await expect(page).toHaveURL(/\/\?cerca=correggere\+la\+grammatica$/)
  await expect(results(page).getByRole('heading').first()).toBeFocused()
  await expect(page.getByRole('heading', { name: 'I tre più adatti' })).toBeVisible()
  await expect(names(page)).toHaveCount(3)

  await page.route(/\.data\?/, (route) => route.abort())
  await goal(page).fill('xyzzy')
  await submit(page).click()
  await expect(results(page).getByRole('alert')).toContainText(finderTexts.failed)
  await expect(names(page)).toHaveCount(0)
  await expect(goal(page)).toHaveValue('xyzzy')
  await expect(page.locator('.door')).toHaveCount(8)
  await page.unroute(/\.data\?/)
  await results(page).getByRole('button', { name: 'Riprova' }).click()
  await expect(results(page)).toContainText(finderTexts.nothing)

  await results(page).getByRole('link', { name: exampleGoals[1] }).click()
  await expect(page.locator('.found-rows h4').first()).toHaveText('Canva')
  await expect(goal(page)).toHaveValue(exampleGoals[1])
  await page.goBack()
  await expect(results(page)).toContainText(finderTexts.nothing)
  await goal(page).fill('gratuito')
  const goOn = await hold(page, '**/*.data*')
  await goal(page).press('Enter')
  await expect(page.getByText('Sto cercando…')).toBeVisible()
  await expect(page.getByText(finderTexts.nothing)).toHaveCount(0)
  await goOn()
  await page.getByRole('link', { name: 'Mostra altri 7 strumenti' }).click()
  await expect(names(page)).toHaveCount(10)
  await expect(page.locator('#strumento-4')).toBeFocused()
})

test('HOME-05 HOME-06 the demo climbs three steps and begins again; it moves, or stands still', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const level = page.locator('.levels [aria-current="step"]')
  const improve = button(page, 'Migliora il prompt')
  await improve.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.closest('.demo')) target.classList.add('has-moved')
    })
  })
  const moved = page.locator('.demo mark.has-moved')
  await expect(level).toContainText(/^Base.*1 stella su 3$/)
  await improve.click()
  await expect(level).toContainText(/^Meglio.*2 stelle su 3$/)
  await expect(moved).toHaveCount(3)
  await improve.click()
  await expect(level).toContainText(/^Ottimo.*3 stelle su 3$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button(page, 'Ricomincia').click()
  await expect(level).toContainText(/^Base/)
  await improve.click()
  await expect(level).toContainText(/^Meglio/)
  await expect(moved).toHaveCount(0)
})

test('HOME-02 HOME-04 CONST-08 the hero takes 40 % of the window; cards are cut after two lines, and lead on', async ({
  page,
}) => {
  for (const height of [600, 1000]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto('/')
    await expect(page.locator('.home-hero')).toHaveCSS('min-height', `${height * 0.4}px`)
  }
  await untilInteractive(page)
  await expect(page.locator('.door')).toHaveCount(8)
  await expect(page.locator('.door .clamp-2').first()).toHaveCSS('-webkit-line-clamp', '2')
  await page.locator('.door', { hasText: 'Medico' }).click()
  await expect(page).toHaveURL(/\/login\?da=%2Fprofessions%2Fmedico$/)
})

test('WKX-70 what can be done here at once is announced, stands first, and is opened by keyboard', async ({
  page,
}) => {
  await open(page, '/')
  await goal(page).fill('capire una bolletta')
  await goal(page).press('Enter')
  await expect(
    page.locator('[aria-live]').filter({ hasText: 'da fare subito qui.' }),
  ).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Puoi farlo subito qui' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Oppure con uno strumento' })).toBeVisible()
  await page.keyboard.press('Tab')
  const start = page.getByRole('link', { name: 'Comincia adesso' })
  await expect(start).toBeFocused()
  await expect(start).toHaveAccessibleName(/^Comincia adesso: .*bolletta/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/template=vita-quotidiana-bolletta/)
  await expect(page.getByLabel('Bolletta di luce, gas o acqua?')).toBeVisible()
})

const robbed = 'aiuto, mi ha telefonato la banca e ho perso 300 euro'

test('AIX-09 somebody in danger sees whom to call first, and no address tells what was typed', async ({
  page,
}) => {
  await open(page, '/')
  await goal(page).fill(robbed)
  await goal(page).press('Enter')
  const card = page.getByRole('region', { name: 'chiama subito la tua banca' })
  await expect(
    card.getByRole('link', { name: 'Hai una carta Nexi? 800 15 16 16' }),
  ).toBeInViewport()
  await expect(page).toHaveURL(/\/$/)
  await expect(goal(page)).toHaveValue(robbed)
  // The focus says its sentence, and no region says it once more.
  await expect(card).toBeFocused()
  await expect(card).toHaveAccessibleName('Se hai dato soldi o codici, chiama subito la tua banca')
  await expect(page.locator('[aria-live]').filter({ hasText: 'chiama subito' })).toHaveCount(0)
  await expect(page.locator('.folded-tools li').first()).toBeHidden()
  await page.getByText(/Cercavi uno strumento\? Ne ho trovati \d+/).click()
  await expect(page.locator('.folded-tools li').first()).toBeVisible()
  await card.getByRole('link', { name: 'I cinque passi' }).click()
  await expect(page).toHaveURL(/\/aiuto\/truffa$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(card).toHaveCount(0)
  // An address that somebody else wrote gives its words up too.
  await page.goto(`/?cerca=${encodeURIComponent('mio marito mi picchia')}`)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Esci in fretta' })).toBeVisible()
})

test('HOME-09 a visitor reads the page within six screens of a phone, nine in letters of one and a half times the size, and meets at most twenty links and buttons', async ({
  page,
}) => {
  const screens = () =>
    page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, '/')
  await button(page, 'Solo necessari').click()
  // A first visit on a slow line is read in the device's own letters, which may be wider.
  await expect(async () => {
    await page.reload()
    expect(await screens()).toBeLessThanOrEqual(6)
  }).toPass()
  const met = page.getByRole('main').locator('a, button').filter({ visible: true })
  expect(await met.count()).toBeLessThanOrEqual(20)
  await page.setViewportSize({ width: 360, height: 740 })
  await enlarge(page, 24)
  expect(await screens()).toBeLessThanOrEqual(9)
})

test('AIX-09 in large letters on a small phone the field is in view, and the first number begins there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await enlarge(page, 24)
  await goal(page).fill('mi ha telefonato uno e mi mancano 300 euro')
  await goal(page).press('Enter')
  await expect(page.getByRole('heading', { name: /^Se hai dato soldi/ })).toBeVisible()
  await expect(goal(page)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.urgent .call').first()).toBeInViewport()
})
