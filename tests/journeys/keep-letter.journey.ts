/** Keeping a letter: the buttons under it, 'Altro', and saving without an account. */
import type { Locator, Page } from '@playwright/test'
import { desktop, expect, phone, test } from './fixtures.ts'
import {
  answer,
  button,
  closeMore,
  generate,
  letterRequest,
  more,
  open,
  openSaved,
  ownWords,
  pressMore,
  untilKept,
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

async function letter(page: Page, address = letterRequest) {
  await open(page, address)
  await generate(page, 'Scrivi la disdetta.')
}

const middle = (page: Page, name: string) =>
  button(page, name).evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

/** Two presses in one place, as slow hands make them. */
async function pressTwice(page: Page, name: string) {
  await button(page, name).scrollIntoViewIfNeeded()
  const { x, y } = await middle(page, name)
  await page.mouse.dblclick(x, y, { delay: 100 })
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
  const order = await answer(page).evaluate((section) => {
    const place = (selector: string) => section.querySelector(selector)?.getBoundingClientRect()
    const [words, acts, tips] = ['.message', '.four', '.after-message'].map(place)
    return {
      gap: (acts?.top ?? 0) - (words?.bottom ?? 0),
      isBeforeTips: (acts?.bottom ?? 0) <= (tips?.top ?? 0),
    }
  })
  expect(order.gap).toBeLessThan(30)
  expect(order.isBeforeTips).toBe(true)

  ai.text = plainText
  await generate(page, 'Parlami di Bergamo.')
  await expect(frame).toHaveCount(0)
  await expect(four(page)).toHaveText(['Salva Risposta', 'Copia', 'Genera Immagine', 'Altro'], {
    useInnerText: true,
  })
  const rest = await more(page)
  await expect(rest.getByRole('button', { name: 'Copia' })).toHaveCount(0)
  await expect(rest.getByRole('button', { name: 'Stampa' })).toBeVisible()
  await closeMore(page)
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
  await expect(dialog.getByRole('button', { name: 'Più breve', exact: true })).toHaveCount(1)
  const inside = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(inside).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Altro')).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Chiudi' }).press('Enter')
  await expect(button(page, 'Altro')).toBeFocused()
  // A dialog within it closes alone.
  await pressMore(page, 'Finito: cancella tutto')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(dialog).toBeVisible()
  await pressMore(page, 'Correggi')
  await expect(page.getByRole('textbox', { name: 'Correggi il testo' })).toBeFocused()
  await button(page, "Lascia com'era").press('Enter')
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
  await expect(answer(page).getByRole('alert')).toHaveCount(0)
  // One main button: the note's.
  const colour = (one: Locator) => one.evaluate((it) => getComputedStyle(it).backgroundColor)
  const create = page.getByRole('link', { name: 'Crea un account gratis' })
  const blue = await colour(create)
  await expect(button(page, 'Salva Risposta')).not.toHaveCSS('background-color', blue)
  await expect(create).toHaveAttribute('href', /^\/login\/registrati\?da=.+salva$/)
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
  await page.reload()
  await expect(button(page, 'Salvato')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test('LET-26 two tabs, a save cut on the way and a repeated one make one record', async ({
  page,
  context,
  ai,
  learner,
  fucina,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  ai.text = letterText
  await letter(page)
  await untilKept(page, letterText.slice(0, 20))
  const other = await context.newPage()
  await open(other, ownWords)
  await expect(button(other, 'Salva Risposta')).toBeEnabled()
  // The server saves, and its answer never comes.
  await page.route('**/saved-searches/new', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Salva Risposta').click()
  await expect(answer(page).getByRole('alert')).toContainText('Errore durante il salvataggio')
  await page.unrouteAll()
  await Promise.all([page, other].map((tab) => button(tab, 'Salva Risposta').click()))
  for (const tab of [page, other]) await expect(button(tab, 'Salvato')).toBeVisible()
  const rows = await fucina
    .db()
    .selectFrom('savedResponses')
    .select('id')
    .where('userId', '=', learner.id)
    .execute()
  expect(rows).toHaveLength(1)
})

test('LET-26 ERR-21 a double press on each of the four does its act once and meets nothing else; a save that failed is tried again', async ({
  page,
  ai,
  learner,
  context,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  expect(learner.id).toBeTruthy()
  ai.text = letterText
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0 })
    window.print = () =>
      Object.assign(window, { printed: (window as { printed?: number }).printed! + 1 })
  })
  await page.setViewportSize(desktop)
  await letter(page)
  const dialogs = page.locator('dialog[open]')
  await page.route('**/saved-searches/new', (route) => route.fulfill({ status: 500, body: '' }))
  await pressTwice(page, 'Salva Risposta')
  await expect(answer(page).getByRole('alert')).toContainText('Errore durante il salvataggio')
  await expect(dialogs).toHaveCount(0)
  await page.unrouteAll()
  await pressTwice(page, 'Copia la lettera')
  await expect(button(page, 'Copiato!')).toBeVisible()
  await expect(dialogs).toHaveCount(0)
  await pressTwice(page, 'Stampa la lettera')
  await expect.poll(() => page.evaluate(() => (window as { printed?: number }).printed)).toBe(1)
  await page.mouse.move(3, 3)
  await page.mouse.move(9, 9)
  await expect(page.locator('.print-text')).toHaveCount(0)
  await pressTwice(page, 'Altro')
  await expect(page.getByRole('dialog', { name: 'Altro' })).toBeVisible()
  await expect(dialogs).toHaveCount(1)
  expect(ai.requests).toHaveLength(1)
  await closeMore(page)
  // What a save brings can be pressed at once.
  await button(page, 'Salva Risposta').click()
  await openSaved(page)
  await expect(page).toHaveURL(/saved-searches\/[\w-]+$/)
})

test("WKX-53 the browser's own print has the answer alone", async ({ page, ai }) => {
  ai.text = letterText
  await page.setViewportSize(desktop)
  await letter(page, ownWords)
  await page.emulateMedia({ media: 'print' })
  await expect(answer(page)).toBeVisible()
  const paper = await page.evaluate(() => document.body.innerText)
  expect(paper).toContain('disdico il mio abbonamento')
  for (const words of ['Il Tuo Prompt', 'Genera', 'Salva Risposta', 'Altro', 'Cambia']) {
    expect(paper).not.toContain(words)
  }
})
