/** The workshop's three folds, and what stands before sending: gaps, hints, personal data. */
import type { Page } from '@playwright/test'
import { promptPath } from '../../app/prompt-path.ts'
import { templateText } from '../../app/prompt-sets/composition.ts'
import { listGaps, parseGaps } from '../../app/prompt-sets/gaps.ts'
import { promptSets } from '../../db/content/prompt-sets/all.ts'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import {
  answer,
  box,
  button,
  closeMore,
  generate,
  more,
  open,
  ownWords,
  pressMore,
  untilKept,
} from './screens.ts'

const letter = '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune'
const [problem, place] = ['Che problema vuoi segnalare?', 'Dove si trova il problema?']
const phones = Array.from({ length: 9_000 }, (_, at) => `035 ${400_000 + at}`).join(' ')
const pasted = `${phones}[a${' '.repeat(5_000)}b: c] mi uccido `.slice(0, 100_000)

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
  await page.goForward()
  await expect(rows(page)).toHaveText(['Vita quotidiana', 'Lettera al Comune'])

  await cambia(page, 'richiesta').click()
  await expect(page.getByLabel(problem)).toHaveValue('un lampione spento')
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

const ofAll = promptSets.flatMap((set) =>
  set.templates.map((template) => ({
    ...{ set: set.id, id: template.id },
    gaps: listGaps(parseGaps(templateText(template))),
  })),
)
const longestHint = ({ gaps }: (typeof ofAll)[number]) =>
  Math.max(0, ...gaps.map(({ example }) => example.length))

test('WKX-03 what a question means stands under it at every width, in four lines at most', async ({
  page,
}) => {
  const [asked] = ofAll.toSorted((one, other) => longestHint(other) - longestHint(one))
  await open(page, promptPath({ profession: asked?.set ?? '', template: asked?.id ?? '' }))
  const hints = page.locator('.sheet .field > .hint')
  await expect(hints).toHaveCount(asked?.gaps.length ?? 0)
  for (const width of [320, 375, 768, 900, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const seen = await hints.evaluateAll((all) =>
      all.map((hint) => {
        const { top, height } = hint.getBoundingClientRect()
        const line = Number.parseFloat(getComputedStyle(hint).lineHeight)
        const label = hint.parentElement?.querySelector('label')?.getBoundingClientRect()
        const field = hint.parentElement?.querySelector('.in')?.getBoundingClientRect()
        const isBetween = top >= (label?.bottom ?? 0) && top + height <= (field?.top ?? 0)
        return { lines: Math.round(height / line), isBetween }
      }),
    )
    for (const { lines, isBetween } of seen) {
      expect(lines, `${width} px`).toBeLessThanOrEqual(4)
      expect(isBetween, `${width} px`).toBe(true)
    }
  }
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
  await button(page, 'Genera Risposta').click()
  await expect(note).toBeVisible()
  await page.getByLabel(place).fill('in via Roma')
  await expect(note).toHaveCount(0)
  await page.getByLabel(place).fill('')
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
  await expect(page.getByText('Qui vedo un numero di telefono')).toHaveCount(0)
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

test('WKX-11 data that nobody answered for stop a request once, and a change of an answer', async ({
  page,
  ai,
}) => {
  await page.setViewportSize(phone)
  await open(page, letter)
  await page.getByLabel(problem).fill('un lampione spento, tel. 035 012 3456')
  await expect(page.getByText('Qui vedo un numero di telefono')).toBeVisible()
  await page.getByLabel(place).fill('in via Roma')
  // The second half of a double press is no answer.
  await button(page, 'Genera Risposta').dblclick()
  const unsent = 'Non abbiamo ancora inviato niente. Scegli tu.'
  await expect(page.getByText(unsent)).toBeInViewport()
  expect(ai.requests).toHaveLength(0)
  await button(page, 'Invia così').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(JSON.stringify(ai.requests[0]?.body)).toContain('035 012 3456')

  await more(page)
  const wish = page.getByLabel('Che cosa vuoi cambiare?')
  await wish.fill('aggiungi la targa AB123CD')
  await expect(page.getByText('Qui vedo una targa')).toBeVisible()
  await wish.press('Enter')
  await expect(page.getByRole('group', { name: `Qui vedo una targa ${unsent}` })).toBeFocused()
  expect(ai.requests).toHaveLength(1)
  await button(page, 'Sostituisci con [targa]').click()
  await button(page, 'Chiedi ancora').press('Enter')
  await expect.poll(() => ai.requests.length).toBe(2)
  expect(JSON.stringify(ai.requests[1]?.body)).toContain('[targa]')
})

test('WKX-33 a visitor’s words end at once when they have finished, in the first steps too', async ({
  page,
}) => {
  const steps = '/onboarding?mestiere=vita-quotidiana&passo=prompt'
  await page.setViewportSize(phone)
  await open(page, steps)
  await generate(page, 'Una cosa soltanto mia.')
  await page.getByRole('link', { name: 'Ho finito!' }).click()
  await page.getByRole('link', { name: 'Vai alla Fucina' }).click()
  await expect(page).toHaveURL(/\/prompts/)
  await expect(answer(page)).toHaveCount(1)
  await untilKept(page, 'Una cosa soltanto mia')
  await pressMore(page, 'Finito: cancella tutto')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(answer(page)).toHaveCount(1)
  await button(page, 'Cancella tutto').click()
  await expect(page).toHaveURL('/finito/fatto')
  await open(page, '/prompts')
  await expect(answer(page)).toHaveCount(0)
  await expect(box(page)).toHaveCount(0)
  await expect(button(page, 'Annulla')).toHaveCount(0)
  await page.waitForTimeout(600)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('soltanto')
  await open(page, steps)
  await expect(box(page)).toHaveValue('')
  await expect(answer(page)).toHaveCount(0)
  await page.goBack()
  await untilInteractive(page)
  await expect(page.getByText('Una cosa soltanto mia.')).toHaveCount(0)
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

test('LET-13 a hundred thousand characters stay in the sheet, which says that they are too many', async ({
  page,
}) => {
  await page.goto('/prompts?come=parole')
  const text = page.getByLabel('Testo del prompt, puoi cambiarlo')
  await text.fill('tel. 035 400400')
  await expect(page.getByText('Qui vedo un numero di telefono')).toBeVisible()
  await text.fill(pasted)
  await expect(page.locator('#prompt-spazio')).toHaveText(/troppo lunga: al massimo 4.000/)
  await text.press('End')
  await text.pressSequentially('!')
  expect((await text.inputValue()).length).toBe(pasted.length + 1)
  await expect(page.getByText(/Qui vedo/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Genera Risposta' })).toBeDisabled()
  await text.fill('tel. 035 400400, e 035 400401')
  await expect(page.getByText('Qui vedo 2 dati personali')).toBeVisible()
  await expect(page.locator('#prompt-spazio')).toHaveText('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('WKX-01 WKX-04 the folds are links, the gaps fields of one form', async ({ page }) => {
    await page.goto('/prompts')
    await door(page, 'Vita quotidiana').click()
    await expect(rows(page)).toHaveText(['Vita quotidiana'])
    await page.getByRole('link', { name: /^Lettera al Comune/ }).click()
    await expect(rows(page)).toHaveText(['Vita quotidiana', 'Lettera al Comune'])
    await page.getByLabel(problem).fill('una buca')
    await button(page, 'Cambia richiesta').click()
    await expect(heading(page, 'Che cosa devi fare?')).toBeVisible()
    await expect(page.getByLabel(problem)).toHaveValue('una buca')
    await page.getByRole('button', { name: /^Lettera al Comune/ }).click()
    await expect(heading(page, 'Che cosa devi fare?')).toBeHidden()
    await expect(page.getByLabel(problem)).toHaveValue('una buca')
    await button(page, 'Genera Risposta').click()
    await button(page, 'Genera Risposta').click()
    await expect(page).toHaveURL(/#risposta$/)
    await expect(answer(page)).toBeInViewport()
    await expect(page.getByLabel(problem)).toHaveValue('una buca')
    await expect(box(page)).toHaveValue(/problema: una buca\./)
    await button(page, 'Cambia mestiere').click()
    await expect(heading(page, 'Di cosa ti occupi?')).toBeVisible()
    await page.getByRole('button', { name: /^Vita quotidiana/ }).click()
    await expect(rows(page)).toHaveText(['Vita quotidiana', 'Lettera al Comune'])
    await expect(page.getByLabel(problem)).toHaveValue('una buca')
    await expect(answer(page)).toBeVisible()
  })
})
