import type { Browser, Page } from '@playwright/test'
import { romanClock } from '../../app/platform/roman-moment.ts'
import { testGroup, testMember } from '../harness/groups.ts'
import { listen, heard as saidIn } from './by-ear.ts'
import { press } from './by-keyboard.ts'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { button, open, title } from './screens.ts'

const path = ['lesson:un-file', 'scene:sms-sul-pacco', 'practice:menu-del-giorno']

/** Longer than a page takes to hear of something by itself. */
const heard = { timeout: 25_000 }

async function comesIn(
  browser: Browser,
  url: string,
  { code, name }: Record<'code' | 'name', string>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  await page.goto(`${url}/g/${code}`)
  await page.getByLabel('Come ti chiami?').fill(name)
  await button(page, 'È della sala').click()
  await expect(title(page)).toHaveText(`Ciao ${name}, ci sei!`)
  return page
}

const row = (page: Page, name: string) => page.locator('.member-list > li', { hasText: name })

test('TOG-20 TOG-23 TOG-26 a meeting: the board follows, a hand goes up and down, everybody is called', async ({
  page,
  fucina,
  signInAs,
  browser,
}) => {
  test.slow()
  const marta = await signInAs({ role: 'facilitator', name: 'Marta' })
  const group = await testGroup(fucina.db(), { code: 'PPPPPV', path, ledBy: marta.id })
  await testMember(fucina.db(), group.id, { name: 'Adele', joinedAt: new Date(0) })
  await open(page, `/gruppi/${group.id}`)
  await expect(page.getByText('La pagina si aggiorna da sé.')).toBeVisible()
  const luisa = await comesIn(browser, fucina.url, { code: 'PPPPPV', name: 'Luisa' })
  await expect(row(page, 'Luisa')).toContainText('1. ')
  await expect(page.getByRole('heading', { name: '2 persone su 12' })).toBeVisible()

  await luisa.goto(`${fucina.url}/prompts?come=parole`)
  await untilInteractive(luisa)
  const typed = luisa.getByRole('textbox').first()
  await typed.fill('Una lettera a mia nipote')
  await button(luisa, 'Ho bisogno di aiuto').click()
  await expect(luisa.getByText('La tua mano è alzata. Marta la vede.')).toBeVisible()
  await expect(typed).toHaveValue('Una lettera a mia nipote')
  await expect(row(page, 'Luisa')).toContainText('Chiede aiuto')
  await expect(row(page, 'Luisa')).toHaveAttribute('data-changed', 'true')
  await expect(row(page, 'Adele')).not.toHaveAttribute('data-changed')
  await expect(
    page.locator('[aria-live]').filter({ hasText: 'Luisa chiede aiuto.' }),
  ).toBeAttached()
  await expect(row(page, 'Adele')).toHaveJSProperty('previousElementSibling', null)
  await luisa.reload()
  await untilInteractive(luisa)
  await expect(button(luisa, 'Abbassa la mano')).toBeVisible()
  for (const step of [
    '/prima-di-cominciare/un-file',
    '/palestra/sms-sul-pacco',
    '/prova/menu-del-giorno',
  ]) {
    await luisa.goto(fucina.url + step)
    const above = await luisa.locator('main').evaluate((main) => {
      const cookies = document.querySelector('.cookie')?.getBoundingClientRect().height ?? 0
      return main.getBoundingClientRect().top - cookies
    })
    expect(above, step).toBeLessThanOrEqual(180)
    await expect(luisa.getByRole('link', { name: 'Finito' })).toBeInViewport()
  }

  await button(page, 'Abbassa la mano di Luisa').click()
  await expect(page.getByText('Nessuno chiede aiuto.')).toBeVisible()
  await expect(page.locator('summary', { hasText: 'Luisa' })).toBeFocused()
  await expect(button(luisa, 'Ho bisogno di aiuto')).toBeVisible(heard)

  await button(luisa, 'Ho bisogno di aiuto').press('Enter')
  await expect(button(luisa, 'Abbassa la mano')).toBeFocused()
  await expect(luisa.getByText('La tua mano è alzata.')).toBeVisible()
  await listen(luisa)
  await page.getByLabel('Dove andate insieme').selectOption({ label: '2. Un SMS sul pacco' })
  await button(page, 'Chiama tutti qui').click()
  await expect(page.getByText('Tutti vedono: «Il gruppo è qui: Un SMS sul pacco»')).toBeVisible()
  await expect(luisa.getByText('Il gruppo è qui: Un SMS sul pacco.')).toBeVisible(heard)
  await expect(luisa).toHaveURL(/\/prova\/menu-del-giorno/)
  // The hand stays up, where it was, and the call is all that is said.
  await expect(button(luisa, 'Abbassa la mano')).toBeFocused()
  expect(await saidIn(luisa)).toContain('Il gruppo è qui: Un SMS sul pacco.')
  await button(luisa, 'Resto qui').press('Enter')
  await expect(luisa.getByText('Il gruppo è qui')).toBeHidden()
  await expect(luisa.getByRole('main')).toBeFocused()
  expect(await saidIn(luisa)).toEqual([])
  await luisa.reload()
  await untilInteractive(luisa)
  await luisa.getByRole('link', { name: 'Vai anche tu' }).click()
  await expect(title(luisa)).toHaveText('Un SMS sul pacco')
  await expect(luisa.getByText('Il gruppo è qui')).toBeHidden()
  await luisa.getByRole('link', { name: 'Torna al percorso' }).click()
  await expect(title(luisa)).toHaveText('Il percorso del gruppo')
  await button(page, 'Togli la chiamata').click()
  await expect(button(page, 'Chiama tutti qui')).toBeVisible()
  await expect(luisa.getByText('Il gruppo è qui')).toBeHidden(heard)
  await luisa.context().close()
})

test('TOG-14 TOG-15 a step is done where it was opened, and taken back; somebody is taken out, and put back', async ({
  page,
  fucina,
  signInAs,
  browser,
}) => {
  test.slow()
  const marta = await signInAs({ role: 'facilitator', name: 'Marta' })
  const group = await testGroup(fucina.db(), { code: 'PPPPPZ', path, ledBy: marta.id })
  const luisa = await comesIn(browser, fucina.url, { code: 'PPPPPZ', name: 'Luisa' })
  const end = '/prova/menu-del-giorno?detto=buona'
  await luisa.goto(fucina.url + end)
  await untilInteractive(luisa)
  await button(luisa, "L'ho fatto").press('Enter')
  await expect(luisa.getByRole('group', { name: 'Passo 3' })).toBeFocused()
  await expect(luisa.getByText('Passo 3 fatto.')).toBeVisible()
  await expect(luisa).toHaveURL(fucina.url + end)
  await button(luisa, 'No, non ancora').press('Enter')
  await expect(button(luisa, "L'ho fatto")).toBeVisible()
  await luisa.context().close()

  await open(page, `/gruppi/${group.id}`)
  await page.locator('summary', { hasText: 'Luisa' }).click()
  await button(page, 'Togli dal gruppo').click()
  await expect(page.getByRole('alertdialog')).toContainText('Tolgo Luisa dal gruppo?')
  await button(page, 'Togli Luisa').press('Enter')
  await expect(page.getByText('Luisa non è più nel gruppo.')).toBeVisible()
  await button(page, 'Annulla').press('Enter')
  await expect(page.getByText('La persona è di nuovo nel gruppo.')).toBeVisible()
  await expect(row(page, 'Luisa')).toBeVisible()
})

test('TOG-53 TOG-15 the meeting is closed: the tablets are out, and the group is repeated a week later', async ({
  page,
  fucina,
  signInAs,
  browser,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 401/)
  const marta = await signInAs({ role: 'facilitator', name: 'Marta' })
  const group = await testGroup(fucina.db(), { code: 'PPPPZP', path, ledBy: marta.id })
  const luisa = await comesIn(browser, fucina.url, { code: 'PPPPZP', name: 'Luisa' })
  await luisa.goto(`${fucina.url}/prompts?come=parole`)
  await untilInteractive(luisa)
  await open(page, `/gruppi/${group.id}`)
  await button(page, "Chiudi l'incontro").click()
  await button(page, "Sì, chiudi l'incontro").press('Enter')
  await expect(page.getByText("L'incontro è chiuso")).toBeVisible()
  await expect(luisa.getByText('il tuo accesso da qui è finito')).toBeVisible(heard)
  await luisa.context().close()
  await page.getByRole('link', { name: 'Ripeti il gruppo' }).click()
  await expect(page.getByLabel('Come si chiama')).toHaveValue(group.name)
  const day = await page.getByLabel('Giorno', { exact: true }).inputValue()
  const days = (Date.parse(day) - Date.parse(romanClock(group.startsAt).slice(0, 10))) / 86_400_000
  expect(days).toBe(7)
  await button(page, 'Fai il gruppo').click()
  await expect(page.getByText('Il gruppo è pronto.')).toBeVisible()
  await expect(page.getByText('Non è ancora entrato nessuno.')).toBeVisible()
})

test('TOG-20 the network gone: the board says since when, goes on by itself, and a group that is gone is told', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/)
  const marta = await signInAs({ role: 'facilitator' })
  const group = await testGroup(fucina.db(), { code: 'PPPPPN', path, ledBy: marta.id })
  await testMember(fucina.db(), group.id, { name: 'Luisa' })
  await open(page, `/gruppi/${group.id}`)
  await expect(page.getByText('La pagina si aggiorna da sé.')).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/^Dalle \d\d:\d\d non arrivano notizie/)).toBeVisible(heard)
  await expect(row(page, 'Luisa')).toBeVisible()
  await testMember(fucina.db(), group.id, { name: 'Renato' })
  await page.context().setOffline(false)
  await expect(page.getByText('La pagina si aggiorna da sé.')).toBeVisible(heard)
  await expect(row(page, 'Renato')).toBeVisible()
  await fucina
    .db()
    .updateTable('groups')
    .set({ deletedAt: new Date() })
    .where('id', '=', group.id)
    .execute()
  await expect(page.getByText('Questo gruppo non esiste.')).toBeVisible(heard)
})

test('TOG-20 TOG-25 TOG-26 board and projector by keyboard: counts, names when asked for, and it follows', async ({
  page,
  fucina,
  signInAs,
}) => {
  test.slow()
  const marta = await signInAs({ role: 'facilitator' })
  const group = await testGroup(fucina.db(), { code: 'PPPPPS', path, ledBy: marta.id })
  await testMember(fucina.db(), group.id, { name: 'Luisa', handAt: new Date() })
  await open(page, `/gruppi/${group.id}`)
  await press(page, /^Chiama tutti qui/)
  await expect(button(page, 'Togli la chiamata')).toBeVisible()
  await page.getByRole('link', { name: 'Per il proiettore' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Chiede aiuto' })).toBeVisible()
  await expect(page.getByText('Luisa')).toBeHidden()
  await press(page, /^Mostra i nomi/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Luisa' })).toBeVisible()
  await testMember(fucina.db(), group.id, { name: 'Renato', handAt: new Date() })
  await expect(page.getByRole('listitem').filter({ hasText: 'Renato' })).toBeVisible(heard)
  await expect(page.getByText('PPPPPS')).toBeAttached()
  await fucina
    .db()
    .updateTable('groups')
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where('id', '=', group.id)
    .execute()
  await expect(page.getByText('PPPPPS')).toHaveCount(0, heard)
})
