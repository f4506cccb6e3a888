/** A tablet that many use, one after the other: 'Non è il mio computer' and 'Finito: cancella tutto'. */
import type { Page } from '@playwright/test'
import { testPassword } from '../harness/people.ts'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import {
  answer,
  box,
  button,
  generate,
  hearNews,
  open,
  ownWords,
  pressMore,
  title,
} from './screens.ts'

const tablet = { width: 820, height: 1180 }
const mine = (page: Page) => page.getByRole('checkbox', { name: 'Non è il mio computer' })
const finish = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Computer non tuo' })
    .getByRole('link', { name: 'Finito: cancella tutto' })

/** Everything that this browser keeps, in words. */
const kept = async (page: Page) => {
  const stored = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])
  return JSON.stringify([stored, await page.context().cookies()])
}

/** Nothing but when it was pressed, in the tab. */
async function expectNothing(page: Page) {
  await expect(title(page)).toHaveText('Fatto: qui non resta niente di tuo')
  await expect(page).toHaveURL('/finito/fatto')
  expect(await page.context().cookies()).toEqual([])
  const stored = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  await expect.poll(stored).toEqual([[], ['fucina:finito']])
}

async function signIn(page: Page, email: string) {
  await open(page, '/login/accedi')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
}

/** A part of a lesson, as a visitor or in one's account. */
async function learn(page: Page) {
  await open(page, '/prima-di-cominciare/toccare-e-cliccare?prova=1')
  await button(page, 'Lampada').press('Enter')
  await expect(page.locator('#esito')).toBeVisible()
}

test('LET-50 LET-51 three people one after the other on a tablet: nobody meets another', async ({
  page,
  ai,
  allowErrors,
}) => {
  // Saving without an account.
  allowErrors(/status of 401/)
  await page.setViewportSize(tablet)
  ai.text = '# Una lettera di Pina\n\nGentile condominio.'
  // The first writes without an account, learns a little, and finishes.
  await learn(page)
  await open(page, ownWords)
  await generate(page, 'Una cosa di Pina soltanto.')
  expect(await kept(page)).toContain('fucina_passi')
  await pressMore(page, 'Finito: cancella tutto')
  await expect(page.getByText('Nessuno lo potrà riavere, nemmeno tu.')).toBeVisible()
  await button(page, 'Cancella tutto').press('Enter')
  await expectNothing(page)
  await page.goBack()
  await untilInteractive(page)
  await expect(page.getByText('di Pina')).toHaveCount(0)

  // The second registers, says whose computer it is, and saves a letter.
  await open(page, ownWords)
  await expect(box(page)).toHaveValue('')
  ai.text = '# Lettera di Rosa\n\nGentile Comune.'
  await generate(page, 'Scrivi la disdetta di Rosa.')
  await button(page, 'Salva Risposta').click()
  await page.getByRole('link', { name: 'Crea un account gratis' }).press('Enter')
  await expect(page.getByText('La tua risposta «Lettera di Rosa» ti aspetta')).toBeVisible()
  await page.getByLabel('Nome').fill('Rosa Bianchi')
  await page.getByLabel('Email').fill('rosa@esempio.it')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByLabel('Conferma password').fill(testPassword)
  await mine(page).check()
  await button(page, 'Registrati').click()
  await expect(page.getByText('Salvo «Lettera di Rosa»?')).toBeVisible()
  await button(page, 'Sì, salva').press('Enter')
  await expect(page.getByRole('link', { name: 'Apri la risposta salvata' })).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name.includes('session_token'))?.expires).toBe(-1)
  expect(cookies.map(({ name }) => name)).not.toContain('fucina_known')
  await page.getByRole('link', { name: 'Apri la risposta salvata' }).click()
  await expect(title(page)).toHaveText('Lettera di Rosa')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Rosa')
  await finish(page).press('Enter')
  await expect(title(page)).toHaveText('Hai finito?')
  await expect(page.getByText('Le risposte salvate nel tuo account')).toBeVisible()
  await button(page, 'Cancella tutto').press('Enter')
  await expectNothing(page)
  expect(await kept(page)).not.toContain('osa')

  // The third looks for what may be left: behind the arrow, in the pages, in the storages.
  for (let steps = 0; steps < 4; steps += 1) {
    await page.goBack()
    await untilInteractive(page)
    const words = (await page.locator('body').innerText()).toLowerCase()
    expect(words).not.toContain('rosa')
    expect(words).not.toContain('esci')
    const typed = await page.evaluate(() =>
      [...document.querySelectorAll('input, textarea')].map(
        (field) => 'value' in field && field.value,
      ),
    )
    expect(typed.join()).not.toMatch(/rosa/i)
  }
  await open(page, '/prima-di-cominciare')
  await expect(page.getByText('0 lezioni fatte su 7')).toBeVisible()
  await open(page, ownWords)
  await expect(box(page)).toHaveValue('')
  await expect(answer(page)).toHaveCount(0)
  expect(await kept(page)).not.toContain('Rosa')
})

test('LET-51 another tab shows nothing of the person either, and a page that comes back is loaded anew', async ({
  page,
  context,
}) => {
  await open(page, ownWords)
  await generate(page, 'Una cosa soltanto mia.')
  const other = await context.newPage()
  await open(other, '/prompts')
  await open(other, ownWords)
  await generate(other, 'Un’altra cosa mia.')
  await pressMore(page, 'Finito: cancella tutto')
  await button(page, 'Cancella tutto').press('Enter')
  await expectNothing(page)
  await expect(title(other)).toHaveText('Fatto: qui non resta niente di tuo')
  await other.goBack()
  await untilInteractive(other)
  await expect(other.getByText('cosa mia')).toHaveCount(0)
  // As a browser brings a document back out of its memory.
  await page.evaluate(() => {
    sessionStorage.setItem('fucina:finito', String(Date.now() + 1000))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.waitForEvent('load')
})

test('LET-50 after two hours the page says so, and what was typed is still there', async ({
  page,
  fucina,
  signInAs,
}) => {
  const user = await signInAs()
  await page.context().clearCookies()
  await page.setViewportSize(phone)
  await signIn(page, user.email)
  await mine(page).check()
  await button(page, 'Accedi').click()
  await expect(page).toHaveURL('/dashboard')
  await open(page, ownWords)
  await box(page).fill('Una lettera lunga che non vorrei perdere.')
  await expect.poll(() => kept(page)).toContain('non vorrei perdere')
  await fucina
    .db()
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('userId', '=', user.id)
    .execute()
  await hearNews(page)
  const bar = page.getByRole('complementary', { name: 'Computer non tuo' })
  await expect(bar.getByRole('alert')).toContainText('Il tuo accesso è finito')
  await expect(box(page)).toHaveValue('Una lettera lunga che non vorrei perdere.')
  await bar.getByRole('link', { name: 'Accedi di nuovo' }).press('Enter')
  await expect(title(page)).toHaveText('Ho già un account')
  await expect(bar.getByRole('alert')).toBeVisible()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await mine(page).check()
  await button(page, 'Accedi').press('Enter')
  await expect(page).toHaveURL(ownWords)
  await expect(box(page)).toHaveValue('Una lettera lunga che non vorrei perdere.')
  await expect(bar.getByRole('alert')).toHaveCount(0)
})
