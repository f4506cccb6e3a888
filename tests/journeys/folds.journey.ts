/** The workshop's three folds, and what stands before sending: gaps, hints, personal data. */
import type { Page } from '@playwright/test'
import { expect, phone, test } from './fixtures.ts'
import { answer, box, button, closeMore, generate, open, ownWords, pressMore } from './screens.ts'

const letter = '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune'
const [problem, place] = ['Che problema vuoi segnalare?', 'Dove si trova il problema?']

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const rows = (page: Page) => page.locator('.folded > b').filter({ visible: true })
const cambia = (page: Page, what: string) => page.getByRole('link', { name: `Cambia ${what}` })
const door = (page: Page, name: string) => page.locator('.trades').getByRole('link', { name })

test('WKX-01 on a phone one fold after the other, and back without losing a word', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/prompts')
  await expect(page.locator('#prompt')).toHaveCount(0)
  await door(page, 'Vita quotidiana').click()
  await expect(heading(page, 'Che cosa devi fare?')).toBeFocused()
  await expect(rows(page)).toHaveText(['Vita quotidiana'])
  await expect(page.locator('#prompt')).toBeHidden()
  await page.getByRole('link', { name: /^Lettera al Comune/ }).click()
  await expect(heading(page, 'Riempi gli spazi')).toBeFocused()
  await expect(rows(page)).toHaveText(['Vita quotidiana', 'Lettera al Comune'])
  await expect(heading(page, 'Che cosa devi fare?')).toBeHidden()
  await page.getByLabel(problem).fill('un lampione spento')

  await page.goBack()
  await expect(heading(page, 'Che cosa devi fare?')).toBeFocused()
  await expect(page.getByLabel(problem)).toHaveValue('un lampione spento')
  await page.goBack()
  await expect(heading(page, 'Di cosa ti occupi?')).toBeFocused()
  await expect(page.getByLabel(problem)).toHaveValue('un lampione spento')
  await page.goForward()
  await page.getByRole('link', { name: /^Capire una bolletta/ }).click()
  await expect(rows(page)).toHaveText(['Vita quotidiana', 'Capire una bolletta'])
  await expect(page.getByLabel(problem)).toHaveCount(0)
  await button(page, 'Annulla').click()
  await expect(page.getByLabel(problem)).toHaveValue('un lampione spento')
  await expect(rows(page)).toHaveText(['Vita quotidiana', 'Lettera al Comune'])

  await cambia(page, 'mestiere').click()
  await expect(heading(page, 'Di cosa ti occupi?')).toBeFocused()
  await expect(page.getByLabel(problem)).toHaveValue('un lampione spento')
  await door(page, 'Medico').click()
  await expect(page).toHaveURL(/profession=medico$/)
  await expect(rows(page)).toHaveText(['Medico'])
  await button(page, 'Annulla').click()
  await expect(page.getByLabel(problem)).toHaveValue('un lampione spento')
})

test('WKX-03 the button is near: on a small laptop, on a phone, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.addInitScript(() => {
    const settings = { necessary: true, analytics: false, marketing: false, preferences: false }
    const timestamp = new Date().toISOString()
    localStorage.setItem('cookieChoice', JSON.stringify({ timestamp, settings }))
  })
  await open(page, letter.replace('lettera-comune', 'amministratore'))
  await expect(page.locator('.sheet .field textarea')).toHaveCount(3)
  await expect(button(page, 'Genera Risposta')).toBeInViewport({ ratio: 1 })
  await page.locator('.sheet .field textarea').last().focus()
  let tabs = 0
  const isThere = () =>
    button(page, 'Genera Risposta').evaluate((it) => it === document.activeElement)
  while (tabs < 6 && !(await isThere())) {
    await page.keyboard.press('Tab')
    tabs += 1
  }
  expect(tabs).toBeLessThanOrEqual(4)
  await page.setViewportSize(phone)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2060)
})

test('WKX-05 Enter generates when nothing is missing, else what is missing is named', async ({
  page,
  ai,
}) => {
  await page.setViewportSize(phone)
  await open(page, letter)
  await page.getByLabel(problem).fill('una buca')
  await page.getByLabel(problem).press('Enter')
  const note = page.getByText('Manca: dove si trova il problema.')
  await expect(note).toBeVisible()
  expect(ai.requests).toHaveLength(0)
  await button(page, 'Riempi').click()
  await expect(page.getByLabel(place)).toBeFocused()
  await expect(note).toHaveCount(0)
  await button(page, 'Genera Risposta').dblclick()
  await expect(note).toBeVisible()
  expect(ai.requests).toHaveLength(0)
  await button(page, 'Genera lo stesso').click()
  await expect(button(page, 'Genera Risposta')).toBeFocused()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  const sent = JSON.stringify(ai.requests[0]?.body)
  expect(sent).toContain('[dove si trova il problema]')
  expect(sent).toContain('non inventarle, ricopiale come sono')
  await page.getByLabel(place).fill('in via Roma')
  await page.getByLabel(place).press('Enter')
  await expect.poll(() => ai.requests.length).toBe(2)
  expect(JSON.stringify(ai.requests[1]?.body)).not.toContain('ricopiale come sono')
})

test('WKX-11 what the guard replaced never leaves the browser', async ({
  page,
  ai,
  learner,
  fucina,
}) => {
  const [number, code] = ['035 012 3456', 'RSSMRA80A01H501U']
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  ai.text = '# Lampione: chiamate [numero di telefono]\n\n## Punti Chiave\n\n- [codice fiscale]\n'
  await page.setViewportSize(phone)
  await open(page, letter)
  await page.getByLabel(problem).fill(`un lampione spento, tel. ${number}`)
  await expect(page.getByText('Qui vedo un numero di telefono')).toBeVisible()
  // The second half of a double press falls on what the first one brought.
  await button(page, 'Sostituisci con [numero di telefono]').dblclick()
  await expect(page.getByText("Ora c'è [numero di telefono]")).toBeVisible()
  await expect(page.getByLabel(problem)).toHaveValue(
    'un lampione spento, tel. [numero di telefono]',
  )
  await button(page, `Rimetti ${number}`).click()
  await expect(page.getByLabel(problem)).toHaveValue(`un lampione spento, tel. ${number}`)
  await page.getByLabel(problem).fill(`un lampione spento, tel. 035 222 333`)
  await button(page, 'Sostituisci con [numero di telefono]').press('Enter')
  await page.getByLabel(place).fill(`via Roma, codice ${code}`)
  await expect(page.getByText('Qui vedo un codice fiscale')).toBeVisible()
  await button(page, 'Sostituisci con [codice fiscale]').click()
  await button(page, 'Genera Risposta').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await pressMore(page, 'Rimetti i miei dati')
  await expect(answer(page)).toContainText('035 222 333')
  await button(page, 'Togli i miei dati').click()
  await expect(answer(page)).not.toContainText('035 222 333')
  await button(page, 'Rimetti i miei dati').click()
  await closeMore(page)
  await button(page, 'Salva Risposta').click()
  await expect(button(page, 'Salvato')).toBeVisible()
  const [row] = await fucina
    .db()
    .selectFrom('savedResponses')
    .select(['title', 'prompt', 'response'])
    .where('userId', '=', learner.id)
    .execute()
  expect(row?.title).toBe('Lampione: chiamate [numero di telefono]')
  expect(`${row?.prompt} ${row?.response}`).toContain('[numero di telefono]')
  expect(ai.requests).toHaveLength(1)
  const everything = sent.join('\n') + JSON.stringify(ai.requests[0]?.body) + JSON.stringify(row)
  for (const own of ['035 222 333', code]) {
    expect(everything).not.toContain(own)
    expect(everything).not.toContain(encodeURIComponent(own))
  }
})

test('WKX-11 data that nobody answered for stop a request once', async ({ page, ai }) => {
  await page.setViewportSize(phone)
  await open(page, letter)
  await page.getByLabel(problem).fill('un lampione spento, tel. 035 012 3456')
  await expect(page.getByText('Qui vedo un numero di telefono')).toBeVisible()
  await page.getByLabel(place).fill('in via Roma')
  // The second half of a double press is no answer.
  await button(page, 'Genera Risposta').dblclick()
  await expect(page.getByText('Non abbiamo ancora inviato niente. Scegli tu.')).toBeInViewport()
  expect(ai.requests).toHaveLength(0)
  await button(page, 'Invia così').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(JSON.stringify(ai.requests[0]?.body)).toContain('035 012 3456')
})

test('WKX-33 who signs in on a visitor’s tab sees nothing of the draft unless they ask for it', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(phone)
  await open(page, ownWords)
  await generate(page, 'Una cosa soltanto mia.')
  await signInAs()
  await open(page, ownWords)
  await expect(page.getByText("Qui c'è una bozza scritta prima dell'accesso.")).toBeVisible()
  await expect(page.getByText('soltanto mia')).toHaveCount(0)
  await expect(answer(page)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('soltanto')
  await button(page, 'Riprendi').click()
  await expect(box(page)).toHaveValue('Una cosa soltanto mia.')
  await expect(answer(page)).toHaveCount(1)
})
