import type { Browser, Page } from '@playwright/test'
import { testGroup, testMember } from '../harness/groups.ts'
import { listen, heard as saidIn } from './by-ear.ts'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { box, button, hearNews, open, ownWords, title, untilKept } from './screens.ts'

const path = ['lesson:un-file', 'scene:sms-sul-pacco', 'practice:menu-del-giorno']

/** Has a page ask for news until it shows what is expected. */
const hears = (page: Page, expected: () => Promise<void>) =>
  expect(async () => {
    await hearNews(page)
    await expected()
  }).toPass({ intervals: [250] })

const soon = { timeout: 500 }

/** A tablet of the hall. */
async function tabletOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: phone })
  return context.newPage()
}

async function comesIn(page: Page, address: string, name: string) {
  await page.goto(address)
  await page.getByLabel('Come ti chiami?').fill(name)
  await button(page, 'È della sala').click()
  await expect(title(page)).toHaveText(`Ciao ${name}, ci sei!`)
}

const row = (page: Page, name: string) => page.locator('.member-list > li', { hasText: name })

test('TOG-14 TOG-15 TOG-20 TOG-23 TOG-26 a meeting: the board follows, a hand goes up and down, everybody is called; somebody is taken out, and put back', async ({
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
  const luisa = await tabletOf(browser)
  await comesIn(luisa, `${fucina.url}/g/PPPPPV`, 'Luisa')
  await hears(page, () => expect(row(page, 'Luisa')).toContainText('1. ', soon))
  await expect(page.getByRole('heading', { name: '2 persone su 12' })).toBeVisible()

  await luisa.goto(`${fucina.url}/prompts?come=parole`)
  await untilInteractive(luisa)
  const typed = luisa.getByRole('textbox').first()
  await typed.fill('Una lettera a mia nipote')
  await button(luisa, 'Ho bisogno di aiuto').click()
  await expect(luisa.getByText('La tua mano è alzata. Marta la vede.')).toBeVisible()
  await expect(typed).toHaveValue('Una lettera a mia nipote')
  await hears(page, () => expect(row(page, 'Luisa')).toContainText('Chiede aiuto', soon))
  await expect(
    page.locator('[aria-live]').filter({ hasText: 'Luisa chiede aiuto.' }),
  ).toBeAttached()
  await luisa.goto(`${fucina.url}/prova/menu-del-giorno`)
  await untilInteractive(luisa)
  await expect(button(luisa, 'Abbassa la mano')).toBeVisible()
  const above = await luisa.locator('main').evaluate((main) => {
    const cookies = document.querySelector('.cookie')?.getBoundingClientRect().height ?? 0
    return main.getBoundingClientRect().top - cookies
  })
  expect(above).toBeLessThanOrEqual(180)
  await expect(luisa.getByRole('link', { name: 'Finito' })).toBeInViewport()

  await button(page, 'Abbassa la mano di Luisa').click()
  await expect(page.getByText('Nessuno chiede aiuto.')).toBeVisible()
  await expect(page.locator('summary', { hasText: 'Luisa' })).toBeFocused()
  await hears(luisa, () => expect(button(luisa, 'Ho bisogno di aiuto')).toBeVisible(soon))

  await button(luisa, 'Ho bisogno di aiuto').press('Enter')
  await expect(button(luisa, 'Abbassa la mano')).toBeFocused()
  await expect(luisa.getByText('La tua mano è alzata.')).toBeVisible()
  await listen(luisa)
  await page.getByLabel('Dove andate insieme').selectOption({ label: '2. Un SMS sul pacco' })
  await button(page, 'Chiama tutti qui').click()
  await expect(page.getByText('Tutti vedono: «Il gruppo è qui: Un SMS sul pacco»')).toBeVisible()
  const call = luisa.getByText('Il gruppo è qui')
  await hears(luisa, () => expect(call).toHaveText(/^Il gruppo è qui: Un SMS sul pacco/, soon))
  await expect(luisa).toHaveURL(/\/prova\/menu-del-giorno/)
  // The hand stays up, where it was, and the call is all that is said.
  await expect(button(luisa, 'Abbassa la mano')).toBeFocused()
  expect(await saidIn(luisa)).toContain('Il gruppo è qui: Un SMS sul pacco.')
  await button(luisa, 'Resto qui').press('Enter')
  await expect(call).toBeHidden()
  await expect(luisa.getByRole('main')).toBeFocused()
  expect(await saidIn(luisa)).toEqual([])
  await luisa.reload()
  await untilInteractive(luisa)
  await luisa.getByRole('link', { name: 'Vai anche tu' }).click()
  await expect(title(luisa)).toHaveText('Un SMS sul pacco')
  await expect(call).toBeHidden()
  await button(page, 'Togli la chiamata').click()
  await expect(button(page, 'Chiama tutti qui')).toBeVisible()
  await hears(luisa, () => expect(call).toBeHidden(soon))

  // A step is done where it was opened, and taken back.
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

  await page.locator('summary', { hasText: 'Luisa' }).click()
  await button(page, 'Togli dal gruppo').click()
  await expect(page.getByRole('alertdialog')).toContainText('Tolgo Luisa dal gruppo?')
  await button(page, 'Togli Luisa').press('Enter')
  await expect(page.getByText('Luisa non è più nel gruppo.')).toBeVisible()
  await button(page, 'Annulla').press('Enter')
  await expect(page.getByText('La persona è di nuovo nel gruppo.')).toBeVisible()
  await expect(row(page, 'Luisa')).toBeVisible()
})

test('TOG-53 TOG-12 TOG-15 the meeting is closed: its tablets are out, the next person finds no word, and the group is repeated', async ({
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
  const tablet = await tabletOf(browser)
  const door = `${fucina.url}/g/PPPPZP`
  const kept = () =>
    tablet.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await comesIn(tablet, door, 'Piero')
  await tablet.goto(fucina.url + ownWords)
  await box(tablet).fill('Sono Piero e sono malato.')
  await untilKept(tablet, 'malato')
  await open(page, `/gruppi/${group.id}`)
  await button(page, "Chiudi l'incontro").click()
  await button(page, "Sì, chiudi l'incontro").press('Enter')
  await expect(page.getByText("L'incontro è chiuso")).toBeVisible()
  const bar = tablet.getByRole('complementary', { name: 'Computer non tuo' })
  await hears(tablet, () =>
    expect(bar.getByRole('alert')).toContainText('il tuo accesso da qui è finito', soon),
  )
  await expect(bar.getByRole('link', { name: 'Finito: cancella tutto' })).toBeVisible()
  await button(page, 'Tieni aperta la porta').click()
  await expect(page.getByText('La porta è aperta fino alle')).toBeVisible()
  await comesIn(tablet, door, 'Rosa')
  await expect.poll(kept).not.toContain('malato')
  await tablet.context().close()

  await page.getByRole('link', { name: 'Ripeti il gruppo' }).click()
  await expect(page.getByLabel('Come si chiama')).toHaveValue(group.name)
  await button(page, 'Fai il gruppo').click()
  await expect(page.getByText('Non è ancora entrato nessuno.')).toBeVisible()
})

test('TOG-20 the network gone: the board says since when, goes on by itself, and a group that is gone is told', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/)
  const marta = await signInAs({ role: 'facilitator' })
  const group = await testGroup(fucina.db(), { code: 'PPPPPN', path, ledBy: marta.id })
  await testMember(fucina.db(), group.id, { name: 'Luisa' })
  await open(page, `/gruppi/${group.id}`)
  const isLive = page.getByText('La pagina si aggiorna da sé.')
  await expect(isLive).toBeVisible()
  await page.context().setOffline(true)
  const isLost = page.getByText(/^Dalle \d\d:\d\d non arrivano notizie/)
  await hears(page, () => expect(isLost).toBeVisible(soon))
  await expect(row(page, 'Luisa')).toBeVisible()
  await testMember(fucina.db(), group.id, { name: 'Renato' })
  await page.context().setOffline(false)
  await hears(page, () => expect(row(page, 'Renato')).toBeVisible(soon))
  await expect(isLive).toBeVisible()
  const groups = fucina.db().updateTable('groups').where('id', '=', group.id)
  await groups.set({ deletedAt: new Date() }).execute()
  // By itself, as it asks every three seconds.
  await expect(page.getByText('Questo gruppo non esiste.')).toBeVisible({ timeout: 10_000 })
})
