/** Filling a letter's brackets on the device, printing it alone, and the word on dictation. */
import type { Page } from '@playwright/test'
import { desktop, expect, phone, test } from './fixtures.ts'
import {
  answer,
  button,
  closeMore,
  generate,
  letterRequest,
  open,
  openSaved,
  ownWords,
  pressMore,
} from './screens.ts'

const letterText = `# Lettera al Comune

## Punti Chiave
- Parla di un problema solo.

## Contenuto Dettagliato
Al Comune di [nome del Comune]

Vi segnalo un lampione spento in via Roma.

Cordiali saluti

[nome e cognome]

## Suggerimenti
> Rileggila prima di mandarla.
`
const dictation = 'Puoi anche dettare: premi il microfono della tastiera.'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Riempi le parentesi' })
/** All that the browser keeps of the page. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

const nameField = (page: Page) => dialog(page).getByLabel('Nome e cognome')

test('WKX-51 WKX-33 what brackets stand for is put in on the device alone', async ({
  page,
  ai,
  learner,
  fucina,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  ai.text = letterText
  await page.setViewportSize(phone)
  await open(page, letterRequest)
  await expect(page.getByText(dictation)).toBeHidden()
  await generate(page, 'Scrivi una lettera al Comune.')
  await pressMore(page, 'Riempi le parentesi')
  await expect(dialog(page).getByLabel('Nome del Comune')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Pina Carrara')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(answer(page).locator('.answer-words')).toContainText('Pina Carrara')
  await expect(answer(page).locator('.answer-words')).toContainText('[nome del Comune]')
  await expect(button(page, 'Rimetti le parentesi')).toBeFocused()
  await expect(page.getByText('Hai riempito le parentesi.')).toBeVisible()

  await closeMore(page)
  await button(page, 'Copia la lettera').click()
  await expect(button(page, 'Copiato!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/Cordiali saluti\s+Pina Carrara$/)
  await pressMore(page, 'Più breve')
  await expect.poll(() => ai.requests.length).toBe(2)
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await expect(answer(page).locator('.answer-words')).toContainText('Pina Carrara')
  await button(page, 'Salva Risposta').click()
  await expect(button(page, 'Salvato')).toBeVisible()
  const [row] = await fucina
    .db()
    .selectFrom('savedResponses')
    .select(['title', 'prompt', 'response'])
    .where('userId', '=', learner.id)
    .execute()
  expect(row?.response).toContain('[nome e cognome]')

  await pressMore(page, 'Rimetti le parentesi')
  await expect(answer(page).locator('.answer-words')).not.toContainText('Pina Carrara')
  await button(page, 'Riempi le parentesi').click()
  await expect(nameField(page)).toHaveValue('Pina Carrara')
  await nameField(page).fill('nonna Pina')
  await page.keyboard.press('Enter')
  await expect(answer(page).locator('.answer-words')).toContainText('nonna Pina')
  const kept = await stored(page)
  await page.reload()
  await pressMore(page, 'Riempi le parentesi')
  await expect(nameField(page)).toHaveValue('')
  const everything = [...sent, kept, JSON.stringify([ai.requests, row])].join('\n')
  for (const own of ['Carrara', 'nonna']) expect(everything).not.toContain(own)
})

test('WKX-53 the text alone is printed, in large type, from where it is saved; the browser prints all of the answer', async ({
  page,
  ai,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  ai.text = letterText
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '')
  })
  await page.setViewportSize(desktop)
  await open(page, letterRequest)
  await generate(page, 'Scrivi una lettera al Comune.')
  await page.emulateMedia({ media: 'print' })
  await expect(answer(page)).toBeVisible()
  const all = await page.evaluate(() => document.body.innerText)
  expect(all).toContain('Rileggila')
  for (const words of ['Il Tuo Prompt', 'Genera', 'Salva Risposta', 'Altro', 'Cambia']) {
    expect(all).not.toContain(words)
  }
  await page.emulateMedia({ media: null })
  await button(page, 'Salva Risposta').click()
  await openSaved(page)
  await expect(page).toHaveURL(/saved-searches/)
  await button(page, 'Stampa la lettera').click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main')).toBeHidden()
  const paper = await page.evaluate(() => document.body.innerText)
  expect(paper).toMatch(
    /^\s*Al Comune di .*\s+Vi segnalo[\s\S]*\[nome e cognome\]\s+Scritto dall'intelligenza artificiale\.[^\n]+$/,
  )
  const size = await page
    .locator('.print-text p')
    .first()
    .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
  // 14 points.
  expect(size).toBeGreaterThan(18.6)
  await page.emulateMedia({ media: null })
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await expect(page.locator('.print-text')).toHaveCount(0)
})

test.describe('held in the hand', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('WKX-54 where a telephone is held, the sheet says once that one can dictate; on a desk it does not', async ({
    page,
  }) => {
    for (const address of [ownWords, letterRequest]) {
      await open(page, address)
      await expect(page.getByText(dictation)).toHaveCount(1)
      await expect(page.getByText(dictation)).toBeVisible()
    }
  })
})
