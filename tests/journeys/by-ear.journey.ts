/** What is heard, when, and once; and where the focus goes when a pressed control is gone. */
import type { Page } from '@playwright/test'
import { goTo, heard, listen, whereItLeads } from './by-ear.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, letterRequest, open, told } from './screens.ts'
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

test('HSE-07 LET-42 the next place has the focus before the pressed control is gone', async ({
  page,
}) => {
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

test('HSE-07 an error has the focus and is no live region, also where it comes again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await open(page, '/g')
  await listen(page)
  await page.getByLabel('Scrivi le lettere del foglio').fill('ZZZZZZ')
  for (const _ of ['once', 'again']) {
    await button(page, 'Entra').press('Enter')
    await expect(told(page)).toBeFocused()
    await expect(told(page)).toHaveAccessibleDescription(/non apre nessun gruppo/)
    expect(await heard(page)).toEqual([])
  }
})
