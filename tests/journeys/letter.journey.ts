/** 'Ho una lettera in mano': by camera, file or PDF, what the AI says of it, bad days. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asked, letter, scan, textPage } from '../harness/letters.ts'
import { makePdf } from '../harness/pdf.ts'
import { picturesIn } from '../stand-ins/ai.ts'
import { whereItLeads } from './by-ear.ts'
import { expect, phone, test } from './fixtures.ts'
import { choose, explain, file, previews, words } from './letter-files.ts'
import { register } from './main-job.ts'
import { answer, button, closeMore, open, openSaved, pressMore, untilKept } from './screens.ts'

test.use({ serverEnv: { AI_CHAT_MODEL: 'gpt-4o-mini' } })

const way = '/lettera'
const drawing = readFileSync('public/drawings/lettera-di-prova.svg')
const paper = sharp(drawing, { density: 300 }).flatten({ background: '#fff' }).jpeg()
const jpeg = (buffer: Buffer) => file(buffer, 'foto.jpg', 'image/jpeg')
const photo = async () => jpeg(await paper.clone().toBuffer())
const fault = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const ofPdf = /\/(?:read-pdf|pdf\.worker\.min)-[^/]+\.js$/

/** What the page shows of its pages, in pixels. */
const sizes = (page: Page) =>
  previews(page).evaluateAll((all) =>
    all.map((one) => {
      const { naturalWidth, naturalHeight } = one as HTMLImageElement
      return [naturalWidth, naturalHeight]
    }),
  )

/** What the AI says of a letter, with the lines for a reply at its end. */
const taxLetter = `# La tassa sui rifiuti

## Chi scrive

Il Comune di Valbrembo.

## Che cosa vuole

128,40 euro.

## Entro quando

- **30 giugno:** la prima rata.

## Che cosa fare

1. Paga.

LETTO NELLA LETTERA
Chi scrive: Comune di Valbrembo
Che cosa chiede: di pagare 128,40 euro
Entro quando: 30 giugno
Numero della pratica: 4711
`

/** On a phone, with nothing taken yet. */
async function begin(page: Page) {
  await page.setViewportSize(phone)
  await open(page, way)
}

/** What was taken is explained, to its end. */
async function explained(page: Page) {
  await explain(page).click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
}

const explanation = (page: Page) => page.getByRole('region', { name: 'Spiegazione' })

/** Opens the page's large picture, where it is turned, taken anew and removed. */
const enlarge = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`Pagina ${number} Guarda o rifai`) }).click()

test('LETT-01 WKX-40 WKX-43 three pages, one turned, one replaced, one removed, go with one press', async ({
  page,
  ai,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/prompts')
  await page.getByRole('link', { name: /^Ho una lettera in mano/ }).click()
  await expect(page).toHaveURL(way)
  await expect(page.getByText('prima copri nomi')).toBeVisible()
  await expect(page.locator('.by-camera input')).toHaveAttribute('capture', 'environment')
  await expect(explain(page)).toHaveCount(0)

  await choose(page).setInputFiles(await photo())
  await expect(previews(page)).toHaveCount(1)
  await expect(page.getByText('1 pagina pronta.')).toBeAttached()
  // In view, with the focus.
  await expect(explain(page)).toBeFocused()
  await expect(explain(page)).toBeInViewport({ ratio: 1 })
  await choose(page).setInputFiles([await photo(), await photo(), await photo()])
  await expect(previews(page)).toHaveCount(3)
  await expect(page.getByText('Al massimo 3 pagine')).toBeVisible()
  await enlarge(page, 2)
  // A turned page is lower, and another button comes under the second half of a double press.
  await button(page, 'Gira pagina 2').dblclick()
  await expect
    .poll(() => sizes(page))
    .toEqual([
      [1292, 1600],
      [1600, 1292],
      [1292, 1600],
    ])
  await button(page, 'Chiudi').click()
  await enlarge(page, 3)
  await button(page, 'Togli pagina 3').press('Enter')
  await expect(previews(page)).toHaveCount(2)
  await enlarge(page, 1)
  await page.locator('.page-dialog[open] .pick input').setInputFiles(
    jpeg(
      await sharp(await paper.clone().toBuffer())
        .resize(600)
        .jpeg()
        .toBuffer(),
    ),
  )
  await expect.poll(async () => (await sizes(page))[0]).toEqual([600, 743])

  await explained(page)
  const pages = picturesIn(ai.requests[0]?.body ?? {})
  const [one, two] = await Promise.all(pages.map((one) => sharp(one).metadata()))
  expect(one).toMatchObject({ width: 600, height: 743 })
  expect(two).toMatchObject({ width: 1600, height: 1292 })
})

test('LETT-02 a page that reads badly is said before it is sent; it goes all the same', async ({
  page,
  ai,
}) => {
  await begin(page)
  const blurred = sharp(await paper.clone().toBuffer()).blur(14)
  await choose(page).setInputFiles(jpeg(await blurred.jpeg().toBuffer()))
  await expect(page.getByText('Si legge male')).toBeVisible()
  await expect(page.getByText('è mossa o sfocata')).toBeVisible()
  await expect(page.locator('.again input')).toBeFocused()
  await expect(explain(page)).toHaveCount(0)
  await page.locator('.again input').setInputFiles(await photo())
  await expect(explain(page)).toBeVisible()
  await choose(page).setInputFiles(jpeg(await blurred.jpeg().toBuffer()))
  await button(page, 'Spiegala lo stesso').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(picturesIn(ai.requests[0]?.body ?? {})).toHaveLength(2)
})

test('HSE-07 LETT-03 by keyboard the focus is led on, and no language is asked for on the way to another', async ({
  page,
  ai,
}) => {
  await begin(page)
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(explain(page)).toBeFocused()
  ai.text = taxLetter
  expect(await whereItLeads(page, explain(page))).toBe('spiegazione')
  await expect(explanation(page)).toBeFocused()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()

  const asked = ai.requests.length
  const language = page.getByLabel('Spiega in')
  await language.press('ArrowDown')
  await language.press('ArrowDown')
  await language.press('ArrowUp')
  await expect(language).toHaveValue('en')
  const inEnglish = button(page, 'Spiega in English')
  await expect(inEnglish).toBeVisible()
  expect(ai.requests).toHaveLength(asked)
  expect(await whereItLeads(page, inEnglish)).toBe('spiegazione')
  await expect(page.locator('.answer-words')).toHaveAttribute('lang', 'en')
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(ai.requests).toHaveLength(asked + 1)

  const prepare = page.getByRole('button', { name: /^Che cosa devo preparare/ })
  expect(await whereItLeads(page, prepare)).toBe('spiegazione')
  await prepare.press('Enter')
  await expect(
    explanation(page).getByRole('heading', { name: 'Che cosa devo preparare?' }),
  ).toBeFocused()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await button(page, "Un'altra lettera").press('Enter')
  await expect(page.getByRole('heading', { name: 'Ho una lettera in mano' })).toBeFocused()
})

test('LETT-03 LETT-04 LETT-05 explained, asked again, answered on the same page, back, and kept as one thing', async ({
  page,
  ai,
  allowErrors,
}) => {
  allowErrors(/401/)
  await begin(page)
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(words(page)).toHaveCount(1)
  ai.text = taxLetter
  await explained(page)
  await expect(explanation(page).getByRole('heading', { name: 'Entro quando' })).toBeVisible()
  await expect(explanation(page)).not.toContainText('LETTO NELLA LETTERA')
  ai.text = 'Porta il codice fiscale.'
  await button(
    page,
    "Che cosa devo preparare? L'elenco delle carte e delle domande da fare.",
  ).click()
  await expect(explanation(page)).toContainText('Porta il codice fiscale.')
  // It is seen where it comes.
  await expect(
    explanation(page).getByRole('heading', { name: 'Che cosa devo preparare?' }),
  ).toBeInViewport()
  await expect(explanation(page)).toContainText('Il Comune di Valbrembo.')

  await page.getByRole('link', { name: /^Rispondi a questa lettera/ }).click()
  await expect(page).toHaveURL(`${way}?rispondi=si`)
  await expect(page.getByLabel('Chi scrive')).toHaveValue('Comune di Valbrembo')
  await expect(page.getByLabel('Entro quando')).toHaveValue('30 giugno')
  // The letter has no such number.
  await expect(page.getByText('questo numero non lo trovo')).toHaveCount(1)
  await page.getByLabel('Numero della pratica').fill('')
  await button(page, 'Scrivi la risposta').click()
  await expect(fault(page, 'Scrivi prima')).toBeVisible()
  await button(page, 'Chiedo più tempo').click()
  await page.keyboard.type('pago a luglio')
  ai.text = '# Lettera al Comune\n\n## Contenuto Dettagliato\n\nChiedo di pagare a luglio.\n'
  await button(page, 'Scrivi la risposta').click()
  await expect(answer(page)).toContainText('Chiedo di pagare a luglio.')
  expect(asked(ai.requests.at(-1)?.body)).toContain(
    'Io rispondo così: Chiedo più tempo: pago a luglio.',
  )
  await expect(button(page, 'Copia la lettera')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(way)
  await expect(answer(page)).toHaveCount(0)
  await expect(explanation(page)).toContainText('Porta il codice fiscale.')
  await page.goForward()
  await page.reload()
  await expect(answer(page)).toContainText('Chiedo di pagare a luglio.')

  await button(page, 'Salva Risposta').click()
  await expect(page.getByText('Non hai perso niente')).toBeVisible()
  // With the new account the person is where they were: at the open reply.
  await register(page)
  await expect(page).toHaveURL(`${way}?rispondi=si#salva`)
  await expect(answer(page)).toContainText('Chiedo di pagare a luglio.')
  await expect(page.getByRole('region', { name: 'Salvo «La tassa sui rifiuti»?' })).toBeFocused()
  await button(page, 'Sì, salva').click()
  await openSaved(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tassa sui rifiuti')
  const kept = page.locator('.answer-words')
  await expect(kept).toContainText('Il Comune di Valbrembo.')
  await expect(kept.locator('.message')).toContainText('Chiedo di pagare a luglio.')
  await expect(kept).not.toContainText('LETTO NELLA LETTERA')
})

test('LETT-03 where there are signs of fraud they come first, and nobody is helped to reply', async ({
  page,
  ai,
}) => {
  await begin(page)
  await choose(page).setInputFiles(await photo())
  ai.text =
    '# Attenzione\n\n## Chi scrive\n\nUn corriere.\n\n## Segnali di truffa\n\n- Ha fretta.\n'
  await explained(page)
  const headings = explanation(page).getByRole('heading', { level: 3 })
  await expect(headings.first()).toHaveText('Segnali di truffa')
  await expect(page.getByText('Non pagare, e non chiamare i numeri')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Rispondi a questa lettera/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Ho già pagato, o dato un codice/ }).click()
  await expect(page).toHaveURL('/aiuto/truffa')
  await page.goBack()
  await expect(explanation(page)).toContainText('Ha fretta.')
})

test('LETT-03 in another language its parts carry it; back in Italian nothing is asked again', async ({
  page,
  ai,
}) => {
  await begin(page)
  await choose(page).setInputFiles(await photo())
  ai.text = taxLetter
  await explained(page)
  ai.text = '# ضريبة النفايات\n\n## Chi scrive / من يكتب\n\nالبلدية.\n'
  await page.getByLabel('Spiega in').selectOption('ar')
  await expect(explanation(page)).toContainText('البلدية')
  await expect(page.locator('.answer-words')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('.answer-words')).toHaveAttribute('dir', 'rtl')
  // What stands there in Italian is spoken so.
  await expect(page.locator('.letter-listen')).toHaveAttribute('lang', 'it')
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  // The buttons say in that language what they are.
  await expect(page.getByText('«Salva Risposta» = احفظ الإجابة')).toBeVisible()
  const reply = page.getByRole('link', { name: 'Rispondi a questa lettera الرد على هذه الرسالة' })
  await expect(reply.locator('[lang=ar]')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('Spiega in').selectOption('it')
  await expect(explanation(page)).toContainText('Il Comune di Valbrembo.')
  expect(ai.requests).toHaveLength(2)
  // What was read in the letter is there in every language.
  await page.getByRole('link', { name: /^Rispondi a questa lettera/ }).click()
  await expect(page.getByLabel('Entro quando')).toHaveValue('30 giugno')
  // On this device the language is remembered.
  await open(page, way)
  expect(await page.evaluate(() => localStorage.getItem('fucina:lingua'))).toBe(null)
})

test('WKX-49 offline the photo stays, and it is said; then it goes; whoever has finished takes it off the device', async ({
  page,
  ai,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await begin(page)
  await choose(page).setInputFiles(await photo())
  await expect(previews(page)).toHaveCount(1)
  await page.route('**/lettera/spiega', (route) => route.abort('internetdisconnected'))
  await explain(page).click()
  await expect(page.getByText('quello che hai messo qui resta')).toBeVisible()
  await expect(previews(page)).toHaveCount(1)
  await page.unrouteAll()
  // Another page, and back.
  await page.getByRole('link', { name: 'I tuoi dati' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await expect(previews(page)).toHaveCount(1)
  await explained(page)
  expect(ai.requests).toHaveLength(1)
  await pressMore(page, 'Finito: cancella tutto')
  await button(page, 'Cancella tutto').click()
  await expect(page).toHaveURL('/finito/fatto')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Ho una lettera in mano' })).toBeVisible()
  await expect(previews(page)).toHaveCount(0)
  await expect(explanation(page)).toHaveCount(0)
})

test('LET-64 chosen by keyboard, the words of a PDF are read, covered, sent as text and taken away', async ({
  page,
  ai,
}) => {
  await begin(page)
  const lines = [...letter, 'Per informazioni: carla.mazzoleni@esempio.it']
  const name = `Avviso_di_pagamento_${'protocollo_'.repeat(8)}firmato.pdf`
  // The browser is told to hand its chooser over well before it is asked for.
  const chooser = page.waitForEvent('filechooser')
  await choose(page).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file(makePdf([{ lines }]), name))
  await expect(words(page)).toHaveValue(lines.join('\n'))
  await expect(page.getByText('1 pagina pronta.')).toBeAttached()
  // A long name takes no room from what stands beside it.
  const hint = await page.locator('.letter-text .hint').boundingBox()
  expect(hint?.width).toBeGreaterThan(200)
  const guard = page.locator('.guard')
  await expect(guard).toBeVisible()

  // Nobody answered: the first press stops at the panel.
  await explain(page).click()
  await expect(guard).toBeFocused()
  expect(ai.requests).toHaveLength(0)
  await guard.getByRole('button', { name: /^Sostituisci con/ }).click()
  await expect(words(page)).toHaveValue(/Per informazioni: \[indirizzo email\]$/)
  await words(page).fill((await words(page).inputValue()).replace('due rate', 'tre rate'))
  ai.text = '# La tassa\n\n## Punti Chiave\n\n- Scrivi a [indirizzo email].\n'
  await explain(page).press('Enter')
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  const { body } = ai.requests[0] ?? {}
  expect(asked(body)).toContain('> Può pagarla in tre rate: la prima entro il 30 giugno')
  expect(asked(body)).not.toContain('mazzoleni')
  expect(asked(body)).not.toContain('protocollo_')
  expect(picturesIn(body ?? {})).toEqual([])
  await pressMore(page, 'Rimetti i miei dati')
  await closeMore(page)
  await expect(explanation(page)).toContainText('carla.mazzoleni@esempio.it')
})

test('LET-64 WKX-42 a scan of twelve pages gives its first three; there is room for no more', async ({
  page,
  ai,
}) => {
  await begin(page)
  const one = await scan()
  const twelve = file(makePdf(Array.from({ length: 12 }, () => one)))
  await choose(page).setInputFiles(twelve)
  await expect(previews(page)).toHaveCount(3)
  await expect(page.getByText('Ho preso le prime tre pagine di 12.')).toBeVisible()
  await expect(choose(page)).toHaveCount(0)
  await enlarge(page, 3)
  await button(page, 'Togli pagina 3').press('Enter')
  await choose(page).setInputFiles(twelve)
  await expect(fault(page, "c'è già")).toBeVisible()
  await expect(previews(page)).toHaveCount(2)
  await explain(page).press('Enter')
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  const pages = picturesIn(ai.requests[0]?.body ?? {})
  const sizes = await Promise.all(pages.map((picture) => sharp(picture).metadata()))
  expect(sizes.map(({ width, height }) => [width, height])).toEqual(Array(2).fill([1131, 1600]))
  const { channels } = await sharp(pages[0]).stats()
  // The letter is there, not a blank sheet.
  expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(120)
})

test('LET-64 WKX-42 WKX-43 what cannot be opened is said, and what is there stays', async ({
  page,
}) => {
  await begin(page)
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(words(page)).toHaveCount(1)
  await words(page).fill('Le mie parole')
  for (const [bytes, text] of [
    [makePdf([textPage, textPage], { isLocked: true }), 'chiuso con una password'],
    [makePdf([textPage, textPage]).subarray(0, 300), 'Questo PDF è rovinato'],
    [makePdf([{}, {}]), 'non si vede niente'],
    [Buffer.from('Gentile utente'), 'non si apre come foto'],
  ] as const) {
    await choose(page).setInputFiles(file(bytes))
    await expect(fault(page, text)).toBeVisible()
    await expect(words(page)).toHaveValue('Le mie parole')
  }
  await button(page, 'Togli questo testo').press('Enter')
  await expect(words(page)).toHaveCount(0)
  const lines = Array.from(
    { length: 48 },
    (_, at) => `Riga ${at}, ${'un testo che va avanti '.repeat(5)}`,
  )
  await choose(page).setInputFiles(file(makePdf([{ lines }, { lines }, { lines }]), 'lungo.pdf'))
  await expect(page.getByText('Il testo è lungo: ho preso la prima parte.')).toBeVisible()
  expect((await words(page).inputValue()).length).toBe(12_000)
})

test('LET-64 on a slow line: nothing before a PDF, the page says what it waits for, under our policy', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      document.documentElement.dataset.refused = `${violatedDirective} ${blockedURI}`
    })
  })
  await open(page, way)
  const { photo } = await scan()
  await choose(page).setInputFiles(file(photo?.jpeg ?? Buffer.alloc(0), 'foto.jpg', 'image/jpeg'))
  await expect(previews(page)).toHaveCount(1)
  expect(fetched.filter((path) => ofPdf.test(path))).toEqual([])
  let go = () => {}
  const line = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(ofPdf, async (route) => {
    await line
    await route.continue()
  })
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(page.getByText('Apro il PDF… La prima volta può volerci un minuto.')).toBeVisible()
  await expect(previews(page)).toHaveCount(1)
  go()
  await expect(words(page)).toHaveValue(letter.join('\n'))
  await expect(page.getByText('Apro il PDF…')).toHaveCount(0)
  const workers = page.workers().length
  expect(fetched.filter((path) => ofPdf.test(path))).toHaveLength(2)
  expect(await page.evaluate(() => document.documentElement.dataset.refused ?? '')).toBe('')
  // The document is let go.
  await expect.poll(() => page.workers().length).toBe(0)
  expect(workers).toBeLessThanOrEqual(1)
})

test('WKX-49 offline, or where its program does not come, the page says what else to do; choosing again works', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/, /Failed to fetch dynamically/)
  await begin(page)
  await page.route(/read-pdf/, (route) => route.fulfill({ status: 404 }))
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(
    fault(page, 'è un PDF, non una foto. Aprilo sullo schermo e fotografa'),
  ).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await context.setOffline(true)
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(fault(page, 'Sembra che manchi la connessione')).toBeVisible()
  await context.setOffline(false)
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(words(page)).toHaveCount(1)
})

/** On a phone, words of a letter are explained, and kept in the tab. */
async function pasted(page: Page) {
  await begin(page)
  await page.getByText('Oppure incolla le parole').click()
  await page.getByLabel('Le parole della lettera').fill('La tassa è di 128,40 euro.')
  await explained(page)
  await untilKept(page, 'Valbrembo')
}

const wants = (page: Page) => page.getByLabel('Che cosa vuoi rispondere?')
const toReply = (page: Page) =>
  page.getByRole('link', { name: /^Rispondi a questa lettera/ }).click()

test('LETT-04 the day is used up between explanation and reply: it is said, and nothing is lost', async ({
  page,
  ai,
  allowErrors,
}) => {
  allowErrors(/status of 429/)
  ai.text = taxLetter
  await pasted(page)
  await toReply(page)
  await wants(page).fill('pago a luglio')
  const json = { code: 'QUOTA_DAY', message: 'Il limite di oggi è finito: riprova domani.' }
  await page.route('**/prompts/answer', (route) => route.fulfill({ status: 429, json }))
  await button(page, 'Scrivi la risposta').click()
  await expect(fault(page, 'Il limite di oggi è finito')).toBeVisible()
  await expect(page.getByText('La spiegazione e le tue parole restano qui')).toBeVisible()
  await untilKept(page, 'pago a luglio')
  await page.reload()
  await expect(wants(page)).toHaveValue('pago a luglio')
  await expect(explanation(page)).toContainText('Il Comune di Valbrembo.')
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
})

test('LETT-05 two tabs with the same letter: each keeps its own, and both are saved as one', async ({
  page,
  ai,
  learner,
  fucina,
}) => {
  ai.text = taxLetter
  await pasted(page)
  // As the browser's menu doubles a tab.
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const other = await opened
  await other.setViewportSize(phone)
  await expect(button(other, 'Salva Risposta')).toBeEnabled()
  await toReply(page)
  await wants(page).fill('pago a luglio')
  ai.text = '# Lettera al Comune\n\n## Contenuto Dettagliato\n\nChiedo di pagare a luglio.\n'
  await button(page, 'Scrivi la risposta').click()
  await expect(answer(page)).toContainText('Chiedo di pagare a luglio.')
  await button(page, 'Salva Risposta').click()
  await expect(button(page, 'Salvato')).toBeVisible()
  // The tab without the reply takes nothing away.
  await other.reload()
  await expect(answer(other)).toHaveCount(0)
  await button(other, 'Salva Risposta').click()
  await openSaved(other)
  await expect(other.locator('.message')).toContainText('Chiedo di pagare a luglio.')
  await expect(other.locator('.answer-words')).toContainText('Il Comune di Valbrembo.')
  const rows = await fucina
    .db()
    .selectFrom('savedResponses')
    .select('id')
    .where('userId', '=', learner.id)
    .execute()
  expect(rows).toHaveLength(1)
})
