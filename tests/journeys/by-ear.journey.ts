/** What is heard, when, and once; and where the focus goes when a pressed control is gone. */
import type { Page } from '@playwright/test'
import { copiaEIncolla } from '../../db/content/lessons/copia-e-incolla.ts'
import { person } from '../harness/people.ts'
import { rightAnswers } from '../harness/right-answers.ts'
import { goTo, heard, listen, whereItLeads } from './by-ear.ts'
import { expect, phone, test } from './fixtures.ts'
import { answer, button, generate, letterRequest, open, ownWords, title, told } from './screens.ts'
import { forLearners, forVisitors } from './states.ts'

test.describe.configure({ timeout: 240_000 })

/** Later than anything that speaks by itself on arrival. */
const aWhile = 4000

/** That it is on its way is said before, on a slow line. */
const onItsWay = 'Sto caricando…'

/** What was said until `isAll`, by the page's own clock. */
async function heardUntil(page: Page, isAll: (said: string[]) => Promise<boolean> | boolean) {
  const said: string[] = []
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      said.push(...(await heard(page)).filter((one) => one !== onItsWay))
      return isAll(said)
    })
    .toBe(true)
  return said
}

async function expectOneMessage(page: Page, addresses: readonly string[]) {
  await open(page, '/privacy')
  await page.clock.install()
  await listen(page)
  for (const address of addresses) {
    // Of another state of the same page no title is said.
    await goTo(page, '/come-funziona')
    await heardUntil(page, (said) => said.some((one) => one.startsWith('Come funziona')))
    await page.clock.runFor(aWhile)
    await heard(page)
    await goTo(page, address)
    const said = await heardUntil(page, async (all) => {
      const now = await page.title()
      return all.some((one) => one.startsWith(now))
    })
    await page.clock.runFor(aWhile)
    said.push(...(await heard(page)))
    expect.soft(said.length, `${address}: ${said.join(' | ')}`).toBeLessThanOrEqual(2)
  }
}

/** Another document's pages, and those that lead on. */
const isScreen = (address: string) =>
  !/^\/(come-funziona|non-esiste|arrivederci|finito)/.test(address)

test('HSE-06 on arrival the title is said, and at most one message more', async ({
  page,
  allowErrors,
}) => {
  // The page's clock runs ahead: what it asks for by itself may come too often for the server.
  allowErrors(/status of 503/)
  await expectOneMessage(page, Object.values(forVisitors).flat().filter(isScreen))
})

test('HSE-06 nor is more said to who is signed in', async ({ page, learner, allowErrors }) => {
  allowErrors(/status of (404|503)/)
  expect(learner.id).toBeTruthy()
  await expectOneMessage(
    page,
    forLearners.filter((address) => address !== '/saved-searches/nonesiste'),
  )
})

test('HSE-06 what was said is not kept, to be said again behind a dialog', async ({ page }) => {
  await open(page, '/privacy')
  await page.clock.install()
  await listen(page)
  await goTo(page, '/come-funziona')
  const said = await heardUntil(page, (all) => all.length > 0)
  const regions = page.locator('[aria-live]').filter({ hasText: said[0] ?? '' })
  await expect(regions).toHaveCount(1)
  await page.clock.runFor(2 * aWhile)
  await expect(regions).toHaveCount(0)
})

test('HSE-06 after a registration the account is said with the title, and the answer that waits is not said anew', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await open(page, ownWords)
  await generate(page, 'Scrivi un saluto.')
  await button(page, 'Salva Risposta').click()
  await listen(page)
  await page.getByRole('link', { name: 'Crea un account gratis' }).click()
  await expect(title(page)).toHaveText('Crea un account gratis')
  await expect
    .poll(async () => (await heard(page)).some((one) => one.startsWith('Registrati')))
    .toBe(true)
  await page.getByLabel('Nome').fill('Ada')
  await page.getByLabel('Email').fill(`ada.${Date.now()}@esempio.it`)
  await page.getByLabel('Password', { exact: true }).fill('rondine sul tetto')
  await page.getByLabel('Conferma password').fill('rondine sul tetto')
  await button(page, 'Registrati').click()
  await expect(answer(page)).toBeVisible()
  await page.clock.install()
  const said = await heardUntil(page, (all) => all.some((one) => one.includes('account')))
  await page.clock.runFor(aWhile)
  expect([...said, ...(await heard(page))]).toEqual([
    `${await page.title()}. Il tuo account è pronto.`,
  ])
})

test('HSE-07 the next place has the focus before the pressed control is gone', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  expect(await whereItLeads(page, button(page, 'Chiudi senza scegliere'))).toBe('header')
  await open(page, '/')
  expect(await whereItLeads(page, button(page, 'Solo necessari'))).toBe('header')

  await open(page, letterRequest)
  await button(page, 'Genera Risposta').press('Enter')
  const first = await page.locator('.sheet .field :is(input, textarea)').first().getAttribute('id')
  expect(await whereItLeads(page, button(page, 'Riempi'))).toBe(first)
  await page.locator(`[id="${first}"]`).fill('Il mio numero è 333 1234567')
  const hide = button(page, 'Sostituisci con [numero di telefono]')
  expect(await whereItLeads(page, hide)).toBe(`${first}-dati`)

  await open(page, '/login/registrati')
  const email = page.getByLabel('Email')
  await email.fill('ada@gmial.com')
  expect(await whereItLeads(page, button(page, 'Sì, correggi'))).toBe('email')
  await expect(email).toHaveValue('ada@gmail.com')
})

test('HSE-07 a summary of errors has the focus and is no live region', async ({ page, fucina }) => {
  await person(fucina)
  await open(page, '/login/accedi')
  await listen(page)
  await button(page, 'Accedi').press('Enter')
  await expect(told(page)).toBeFocused()
  await expect(told(page)).toHaveAccessibleName('Controlla questi punti')
  await expect(told(page)).toHaveAccessibleDescription(/Scrivi il tuo indirizzo email/)
  expect(await heard(page)).toEqual([])
})

test('HSE-07 in a lesson the verdict, then the next exercise, has the focus at once', async ({
  page,
}) => {
  const [first] = copiaEIncolla.parts
  if (!first) throw new Error('the lesson has no parts')
  await open(page, `/prima-di-cominciare/${copiaEIncolla.id}`)
  await page.locator('#risposta-scritta').fill('no')
  await button(page, 'Controlla').press('Enter')
  const verdict = page.locator('#esito')
  await expect(verdict).toBeFocused()
  await verdict.evaluate((former) => former.setAttribute('data-former', ''))
  await page.locator('#risposta-scritta').fill(rightAnswers(first)[0] ?? '')
  expect(await whereItLeads(page, button(page, 'Controlla di nuovo'))).toBe('esito')
  // Words that change under the focus are said beside it, once more.
  await expect(verdict).toBeFocused()
  await expect(page.locator('[data-former]')).toHaveCount(0)
  const next = page.getByRole('link', { name: 'Vai alla prova 2' })
  expect(await whereItLeads(page, next)).toBe('prova-tu')
})

test('HSE-07 an error that comes again has the focus again', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  await open(page, '/g')
  await page.getByLabel('Scrivi le lettere del foglio').fill('ZZZZZZ')
  for (const _ of ['once', 'again']) {
    await button(page, 'Entra').press('Enter')
    await expect(told(page)).toBeFocused()
    await expect(told(page)).toHaveAccessibleDescription(/non apre nessun gruppo/)
  }
})
