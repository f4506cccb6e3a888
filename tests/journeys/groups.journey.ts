import type { Browser, Page } from '@playwright/test'
import { testGroup } from '../harness/groups.ts'
import type { Fucina } from '../harness/launch.ts'
import { person } from '../harness/people.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

/** A tablet of the library; nothing of anybody is on it. */
async function tablet(browser: Browser, { javaScriptEnabled = true } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled })
  return context.newPage()
}

const slipOf = async (page: Page) =>
  (await page.locator('.slip-words').innerText()).trim().split(/\s+/).join(' ')

const codeField = (page: Page) => page.getByLabel('Scrivi le lettere del foglio')

/** Types the words of a slip, or a code, where the sign-in leads to. */
async function typeCode(page: Page, fucina: Fucina, code: string) {
  await page.goto(`${fucina.url}/login`)
  await page.getByRole('link', { name: /^Sono in un gruppo/ }).click()
  await expect(title(page)).toHaveText('Sono in un gruppo')
  await codeField(page).fill(code)
  await button(page, 'Entra').click()
}

test('TOG-06 TOG-15 a facilitator: the door of a group, its people, handed nothing by mistake', async ({
  page,
  fucina,
  signInAs,
  browser,
}) => {
  test.slow()
  const marta = await signInAs({ role: 'facilitator', name: 'Marta' })
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const group = await testGroup(fucina.db(), {
    ...{ code: 'PPPPTT', ledBy: marta.id, startsAt: inHours(24), endsAt: inHours(25) },
  })
  await open(page, `/gruppi/${group.id}`)
  await expect(page.getByText('La porta è chiusa')).toBeVisible()
  await button(page, 'Tieni aperta la porta').click()
  await expect(page.getByText('La porta è aperta fino alle')).toBeVisible()
  const guest = await tablet(browser)
  await guest.goto(`${fucina.url}/g/${group.code}`)
  await guest.getByLabel('Come ti chiami?').fill('Parolaccia')
  await button(guest, 'È mio').click()
  await expect(title(guest)).toHaveText('Ciao Parolaccia, ci sei!')

  await open(page, `/gruppi/${group.id}`)
  await page.locator('summary', { hasText: 'Parolaccia' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Luisa')
  await button(page, 'Cambia il nome').click()
  await expect(page.getByText('Salvato.')).toBeVisible()
  await button(page, 'Fai un biglietto nuovo').click()
  await expect(
    page.getByRole('group', { name: '' }).filter({ hasText: 'Stampalo o copialo adesso' }),
  ).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Il biglietto nuovo' })).toBeInViewport()
  const words = await slipOf(page)
  await guest.context().close()
  const elsewhere = await tablet(browser)
  await typeCode(elsewhere, fucina, words)
  await expect(elsewhere.getByRole('group', { name: 'Di chi è' })).toBeFocused()
  await button(elsewhere, 'È della sala').click()
  await expect(title(elsewhere)).toHaveText('Il percorso del gruppo')
  await elsewhere.context().close()
})

test('TOG-05 TOG-06 TOG-14 TOG-04 TOG-23 a learner without script: in by a name, three presses to the first step, a hand up and down, back by the slip', async ({
  fucina,
  browser,
}) => {
  test.slow()
  const code = 'PPPPTS'
  const path = ['practice:menu-del-giorno', 'scene:sms-sul-pacco']
  const marta = await person(fucina, { role: 'facilitator', name: 'Marta' })
  await testGroup(fucina.db(), { code, path, ledBy: marta.id })
  const page = await tablet(browser, { javaScriptEnabled: false })
  await typeCode(page, fucina, 'ciao')
  await expect(told(page)).toContainText('sei lettere')
  // One that no group has is mended where it was typed.
  await codeField(page).fill('BBBBBB')
  await button(page, 'Entra').click()
  await expect(told(page)).toContainText('non apre nessun gruppo')
  await expect(codeField(page)).toHaveValue('BBBBBB')
  // The longer of the sheet's two ways: the letters, and no picture.
  let presses = 0
  const press = async (name: string) => {
    presses += 1
    await button(page, name).click()
  }
  await codeField(page).fill(code)
  await press('Entra')
  await expect(title(page)).toHaveText('Giovedì in biblioteca')
  await page.getByLabel('Come ti chiami?').fill('Luisa')
  await press('È della sala')
  await expect(title(page)).toHaveText('Ciao Luisa, ci sei!')
  const words = await slipOf(page)
  const foot = await page.locator('.slip-foot').innerText()
  presses += 1
  await page.getByRole('link', { name: "L'ho scritto: vai al passo 1" }).click()
  await expect(title(page)).toHaveText('Il menu del giorno')
  expect(presses).toBeLessThanOrEqual(3)
  await page.goto(`${fucina.url}/gruppo`)
  await expect(page.getByText('0 passi fatti su 2.')).toBeVisible()
  await page.getByRole('button', { name: /L'ho fatto/ }).click()
  await expect(page.getByText('1 passo fatto su 2.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Vai al passo 2/ })).toBeVisible()
  await button(page, 'Ho bisogno di aiuto').click()
  await expect(page.getByText('La tua mano è alzata. Marta la vede.')).toBeVisible()
  await button(page, 'Abbassa la mano').click()
  await expect(button(page, 'Ho bisogno di aiuto')).toBeVisible()
  await page.context().close()

  // As the slip itself says it.
  const [, address = '', name = ''] = /apri (\S+), la pagina «(.+?)»/.exec(foot) ?? []
  const elsewhere = await tablet(browser, { javaScriptEnabled: false })
  await elsewhere.goto(`http://${address}`)
  await expect(title(elsewhere)).toHaveText(name)
  await codeField(elsewhere).fill(words.toUpperCase())
  await button(elsewhere, 'Entra').click()
  await button(elsewhere, 'È della sala').click()
  await expect(elsewhere.getByText('1 passo fatto su 2.')).toBeVisible()
  await elsewhere.context().close()
})
