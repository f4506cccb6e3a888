/** Keeping a letter: the buttons under it, 'Altro', and saving without an account. */
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

const letterText = `# Disdetta della palestra

## Punti Chiave
- Disdici per iscritto.

## Contenuto Dettagliato
Alla palestra di via Pignolo

**Oggetto: disdetta**

Buongiorno, disdico il mio abbonamento.

Cordiali saluti

[nome e cognome]

## Suggerimenti
> Mandala con una raccomandata.
`
const plainText = 'Bergamo ha due parti: la città alta e la città bassa.'
const four = (page: Page) => page.locator('.four .btn:visible')
const news = (page: Page) => page.getByRole('region', { name: 'Non hai perso niente' })
const question = (page: Page) =>
  page.getByRole('region', { name: 'Salvo «Disdetta della palestra»?' })
const key = 'fucina:bozza:attesa'

async function letter(page: Page) {
  await open(page, letterRequest)
  await generate(page, 'Scrivi la disdetta.')
}

/** Two presses in one place, as slow hands make them. */
async function pressTwice(page: Page, name: string) {
  await button(page, name).scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {}
  await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 100 })
}

test('LET-20 the buttons stand right under the letter, and print beside them where there is room', async ({
  page,
  ai,
}) => {
  ai.text = letterText
  await page.setViewportSize(phone)
  await letter(page)
  await expect(four(page)).toHaveText(
    ['Salva Risposta', 'Copia la lettera', 'Genera Immagine', 'Altro'],
    { useInnerText: true },
  )
  const frame = page.locator('.message')
  await expect(frame).toContainText('disdico il mio abbonamento')
  await expect(frame).not.toContainText('raccomandata')
  const gap = await answer(page).evaluate((section) => {
    const place = (selector: string) => section.querySelector(selector)?.getBoundingClientRect()
    return (place('.four')?.top ?? 0) - (place('.message')?.bottom ?? 0)
  })
  expect(gap).toBeLessThan(30)

  ai.text = plainText
  await generate(page, 'Parlami di Bergamo.')
  await expect(frame).toHaveCount(0)
  await expect(four(page)).toHaveText(['Salva Risposta', 'Copia', 'Genera Immagine', 'Altro'], {
    useInnerText: true,
  })
  await page.setViewportSize(desktop)
  await expect(four(page)).toHaveText(
    ['Salva Risposta', 'Copia', 'Genera Immagine', 'Stampa', 'Altro'],
    { useInnerText: true },
  )
})

test("LET-22 'Altro' holds the rest, takes the focus and gives it back; in 'Modalità semplice' nothing else can be pressed", async ({
  page,
  ai,
}) => {
  ai.text = letterText
  await page.setViewportSize(phone)
  await letter(page)
  await button(page, 'Altro').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Altro' })
  await expect(dialog.getByRole('button', { name: 'Chiudi' })).toBeFocused()
  const last = dialog.getByRole('region').last()
  await expect(last).toHaveAccessibleName('Non è il tuo computer?')
  await expect(last.getByRole('button')).toHaveText('Finito: cancella tutto')
  // In the order people want them.
  const first = dialog.locator('.more-rows').first().locator('.btn:visible')
  await expect(first).toHaveText(
    [
      "In un'altra lingua…",
      'Manda',
      'Correggi',
      'Stampa la lettera',
      'Copia tutto',
      'Stampa tutto',
    ],
    { useInnerText: true },
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Altro')).toBeFocused()
  // A dialog within it closes alone.
  await pressMore(page, 'Finito: cancella tutto')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(dialog).toBeVisible()
  await closeMore(page)
  await page.evaluate(() => {
    document.documentElement.dataset.reading = 'normal.paper.simple'
  })
  await expect(answer(page).locator(':is(a, button, summary, input, textarea):visible')).toHaveText(
    ['Salva Risposta', 'Copia la lettera', 'Genera Immagine', 'Altro'],
    { useInnerText: true },
  )
})

test('LET-24 ERR-25 saving without an account says that nothing is lost; back from there one press saves, and later nobody asks', async ({
  page,
  ai,
  signInAs,
  fucina,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  ai.text = letterText
  await page.setViewportSize(phone)
  await letter(page)
  await button(page, 'Salva Risposta').click()
  await expect(news(page)).toBeFocused()
  await expect(news(page)).toBeInViewport()
  await expect(news(page)).toContainText('Per salvare serve un account')
  await expect(page.getByRole('link', { name: 'Crea un account gratis' })).toHaveAttribute(
    'href',
    /^\/login\/registrati\?da=.+salva$/,
  )
  await page.getByRole('link', { name: 'Ho già un account' }).click()
  await expect(page).toHaveURL(/\/login\/accedi/)
  const person = await signInAs()
  const rows = () =>
    fucina
      .db()
      .selectFrom('savedResponses')
      .select('title')
      .where('userId', '=', person.id)
      .execute()
  await open(page, `${ownWords}#salva`)
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toBeInViewport()
  expect(await rows()).toEqual([])
  const leave = (minutesAgo: number) =>
    page.evaluate(
      ([name, leftAt]) => {
        const kept = JSON.parse(sessionStorage.getItem(name) ?? '{}')
        sessionStorage.setItem(name, JSON.stringify({ ...kept, leftAt }))
      },
      [key, Date.now() - minutesAgo * 60_000] as const,
    )
  await leave(16)
  await page.reload()
  await expect(answer(page)).toContainText('disdico')
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await expect(question(page)).toHaveCount(0)
  await leave(1)
  await page.reload()
  await button(page, 'Sì, salva').click()
  await expect(button(page, 'Salvato')).toBeVisible()
  expect(await rows()).toEqual([{ title: 'Disdetta della palestra' }])
})

test('LET-26 ERR-21 a double press does its act once and meets nothing else; a save that failed is tried again', async ({
  page,
  ai,
  learner,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  expect(learner.id).toBeTruthy()
  ai.text = letterText
  await page.setViewportSize(desktop)
  await letter(page)
  const dialogs = page.locator('dialog[open]')
  await page.route('**/saved-searches/new', (route) => route.fulfill({ status: 500, body: '' }))
  await pressTwice(page, 'Salva Risposta')
  await expect(answer(page).getByRole('alert')).toContainText('Errore durante il salvataggio')
  await expect(dialogs).toHaveCount(0)
  await page.unrouteAll()
  await pressTwice(page, 'Altro')
  await expect(page.getByRole('dialog', { name: 'Altro' })).toBeVisible()
  await expect(dialogs).toHaveCount(1)
  expect(ai.requests).toHaveLength(1)
  await closeMore(page)
  await button(page, 'Salva Risposta').click()
  await openSaved(page)
  await expect(page).toHaveURL(/saved-searches\/[\w-]+$/)
})
