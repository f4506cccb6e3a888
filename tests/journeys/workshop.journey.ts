import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { desktop, expect, phone, test, untilInteractive } from './fixtures.ts'
import { hold, openText, ownWords, stopAnswer, untilKept } from './screens.ts'

const answerTitle = 'Una risposta di prova'
const box = (page: Page) => page.getByLabel('Testo del prompt')
const answer = (page: Page) => page.getByRole('region', { name: 'Risposta' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, path = ownWords) {
  await page.goto(path)
  await untilInteractive(page)
}

const chosenTrade = (page: Page) => page.locator('.folded > b').first()

async function ask(page: Page, prompt = 'Scrivi un saluto.') {
  await openText(page)
  await box(page).fill(prompt)
  await button(page, 'Genera Risposta').click()
}

async function answered(page: Page, prompt?: string) {
  await ask(page, prompt)
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
}

test('WORK-08 WORK-09 WORK-10 WORK-11 blocks build the prompt', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/prompts?profession=ristoratore')
  await page.getByRole('link', { name: 'Costruisci il Tuo Prompt' }).click()
  await expect(page.getByRole('heading', { name: 'Costruisci il Tuo Prompt' })).toBeVisible()
  const blocks = [
    'Evita gli elogi esagerati.',
    'Scrivi il menu del giorno.',
    'Non inventare ingredienti.',
  ]
  for (const name of blocks) await button(page, name).click()
  await expect(box(page)).toHaveValue(blocks.join(' '))
  await button(page, 'Scrivi il menu del giorno.').click()
  await expect(box(page)).toHaveValue(`${blocks[0]} ${blocks[2]}`)
  await page.getByRole('link', { name: 'Vai alla richiesta' }).press('Enter')
  await expect(button(page, 'Genera Risposta')).toBeInViewport()
  await button(page, 'Ricomincia').last().click()
  await expect(box(page)).toHaveValue('')
  await expect(page.locator('.piece[aria-pressed="true"]')).toHaveCount(0)
  await button(page, 'Annulla').click()
  await expect(page.locator('#prompt')).toBeFocused()
  await expect(box(page)).toHaveValue(`${blocks[0]} ${blocks[2]}`)
  await button(page, 'Ricomincia').first().click()
  await expect(page.locator('#prompt')).toBeFocused()
})

test('AIX-06 the second half of a double press neither stops the answer nor marks its words; a stop keeps what arrived', async ({
  page,
  ai,
}) => {
  ai.pace = 300
  await page.setViewportSize(desktop)
  await open(page)
  await box(page).fill('Scrivi una lettera.')
  await button(page, 'Genera Risposta').dblclick({ delay: 100 })
  await expect(answer(page).getByRole('heading', { name: answerTitle })).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  await stopAnswer(page)
  await ai.untilLast('aborted')
  await expect(page.getByText('Hai fermato la risposta qui.')).toBeVisible()
  await expect(page.locator('#risposta')).toBeFocused()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
})

test('ERR-30 AIX-06 an answer that breaks off stays, with the message, and can go on', async ({
  page,
  ai,
}) => {
  ai.chat = 'cut'
  await open(page)
  await ask(page)
  const broken = 'La risposta si è interrotta a metà. Falla continuare.'
  await expect(answer(page).getByText(broken)).toBeVisible()
  await expect(answer(page).getByRole('heading', { name: answerTitle })).toBeVisible()
  await expect(page.getByText('La risposta è pronta.')).toHaveCount(0)
  await page.reload()
  await expect(answer(page).getByText(broken)).toBeVisible()
  ai.chat = 'normal'
  await button(page, 'Continua').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await expect(answer(page).getByText(broken)).toHaveCount(0)
})

test('WORK-17 WORK-18 WORK-19 WORK-20 saved once, saved again with its picture', async ({
  page,
  learner,
}) => {
  await open(page, '/prompts?profession=ristoratore')
  await page.getByRole('link', { name: /Il menu del giorno/ }).click()
  await button(page, 'Genera Risposta').click()
  await button(page, 'Genera lo stesso').click()
  await button(page, 'Salva Risposta').dblclick()
  await expect(button(page, 'Salvato')).toBeDisabled()
  const drawn = answer(page).getByRole('img')
  await button(page, 'Genera Immagine').click()
  await expect(drawn).toBeVisible()
  const first = await drawn.getAttribute('src')
  const letGo = await hold(page, '**/prompts/image')
  await button(page, 'Rigenera immagine').click()
  await expect(drawn).toHaveCount(0)
  await letGo()
  await expect(drawn).not.toHaveAttribute('src', first ?? '')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scarica immagine' }).click()
  const bytes = await readFile(await (await download).path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  await button(page, 'Salva Risposta').click()
  await expect(button(page, 'Salvato')).toBeDisabled()
  await page.goto('/saved-searches')
  await expect(page.getByRole('main').getByText(answerTitle)).toHaveCount(1)
  await expect(page.getByRole('main').getByAltText('Con immagine')).toHaveCount(1)
  expect(learner.id).toBeTruthy()
})

test('WKX-01 the shelf asks whether to go on with what was left, and Ricomincia can be undone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/prompts?profession=ristoratore')
  await page.getByRole('link', { name: /Il menu del giorno/ }).click()
  await page.getByLabel('Che tipo di locale hai?').fill('un bar')
  await untilKept(page, 'un bar')
  const half = page.getByRole('region', { name: 'Hai una richiesta a metà' })
  const shelf = page.getByRole('heading', { name: 'Di cosa ti occupi?' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fucina Prompts' }).click()
  await expect(half).toContainText('un bar')
  await expect(shelf).toHaveCount(0)
  await half.getByRole('link', { name: 'Riprendi' }).click()
  await expect(page.getByLabel('Che tipo di locale hai?')).toHaveValue('un bar')
  await open(page, '/prompts')
  await half.getByRole('button', { name: 'Ricomincia' }).click()
  await expect(half).toHaveCount(0)
  await expect(shelf).toBeVisible()
  await page.locator('.trades').getByRole('link', { name: 'Medico' }).click()
  await expect(page).toHaveURL(/profession=medico/)
  await button(page, 'Annulla').click()
  await expect(page.getByLabel('Che tipo di locale hai?')).toHaveValue('un bar')
})

test('HSE-01 what is typed while the trade of the draft is loaded stays, and the draft waits', async ({
  page,
}) => {
  await open(page, '/prompts?profession=ristoratore&come=parole')
  await box(page).fill('La bozza di prima')
  const letGo = await hold(page, '**/prompts.data*')
  await open(page)
  await box(page).fill('Parole di adesso')
  await letGo()
  await expect(page).toHaveURL(/profession=ristoratore&come=parole/)
  await expect(chosenTrade(page)).toHaveText('Ristoratore')
  await expect(box(page)).toHaveValue('Parole di adesso')
  await expect(page.getByText('Teniamo quello che hai scritto adesso')).toBeVisible()
  await button(page, 'Annulla').click()
  await expect(box(page)).toHaveValue('La bozza di prima')
  await button(page, 'Annulla').click()
  await expect(box(page)).toHaveValue('Parole di adesso')
})

test('a screen that cannot be loaded shows nobody what was there of somebody else', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  // The router also rejects a promise of the failed load that nobody can await.
  allowErrors(/status of 500/, /^script: \w+$/)
  await signInAs()
  await open(page, '/prompts')
  await expect(page.getByRole('link', { name: 'Medico' })).toBeVisible()
  await button(page, 'Esci').click()
  await expect(page.getByRole('link', { name: 'Accedi' }).first()).toBeVisible()
  // Before its scripts are there a link asks for the whole page, which would load.
  await untilInteractive(page)
  await page.route(/prompts\.data/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('link', { name: 'Fucina Prompts' }).first().click()
  await expect(page.getByText('Errore nel caricamento delle professioni')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Medico' })).toHaveCount(0)
})

const danger = 'Ho un forte dolore al petto, che cosa faccio?'
const card = (page: Page) => page.getByRole('region', { name: 'chiama il 112' })
const call = (page: Page) => card(page).getByRole('link', { name: 'adesso? 112' })

test('AIX-09 whom to call comes at once, stays above the answer and goes with the next one', async ({
  page,
  ai,
}) => {
  ai.delay = 3000
  await page.setViewportSize(phone)
  await open(page)
  await ask(page, danger)
  await expect(call(page)).toBeInViewport()
  await expect(button(page, 'Ferma')).toBeVisible()
  await expect(call(page)).toHaveAttribute('href', 'tel:112')
  // One sentence is said, the links stand outside it.
  const voice = page.locator('[aria-live]').filter({ hasText: 'chiama il 112' })
  await expect(voice).toHaveText('Se qualcuno sta male adesso, chiama il 112.')
  expect((await call(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await expect(call(page)).toBeVisible()
  const top = async (locator: typeof answer) => (await locator(page).boundingBox())?.y ?? 0
  expect(await top(card)).toBeLessThan(await top(answer))
  await page.reload()
  await expect(call(page)).toBeVisible()
  ai.delay = 0
  await answered(page, 'Scrivi il menu di oggi.')
  await expect(card(page)).toHaveCount(0)
})

test('AIX-09 ERR-30 whom to call is there without a connection, the message too, and nothing is lost', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await open(page)
  await box(page).fill(danger)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button(page, 'Genera Risposta').click()
  await expect(call(page)).toBeInViewport()
  await expect(
    page.getByRole('alert').getByText(/Errore nella generazione.+manchi la connessione/),
  ).toBeVisible()
  await expect(box(page)).toHaveValue(danger)
  await context.setOffline(false)
})
