/** 'Ho una lettera in mano': by camera, file or PDF, what the AI says of it, bad days. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asked, letter, textPage } from '../harness/letters.ts'
import { makePdf } from '../harness/pdf.ts'
import { picturesIn } from '../stand-ins/ai.ts'
import { expect, phone, test } from './fixtures.ts'
import { choose, explain, file, previews, words } from './letter-files.ts'
import { register } from './main-job.ts'
import { answer, button, closeMore, open, openSaved, pressMore } from './screens.ts'

test.use({ serverEnv: { AI_CHAT_MODEL: 'gpt-4o-mini' } })

const way = '/lettera'
const drawing = readFileSync('public/drawings/lettera-di-prova.svg')
const paper = sharp(drawing, { density: 300 }).flatten({ background: '#fff' }).jpeg()
const jpeg = (buffer: Buffer) => file(buffer, 'foto.jpg', 'image/jpeg')
const photo = async () => jpeg(await paper.clone().toBuffer())

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
  await button(page, 'Gira pagina 2').click()
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
  const smaller = sharp(await paper.clone().toBuffer()).resize(600)
  await page
    .locator('.page-dialog[open] .pick input')
    .setInputFiles(jpeg(await smaller.jpeg().toBuffer()))
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
  await page.getByRole('button', { name: /^Che cosa devo preparare/ }).press('Enter')
  await expect(explanation(page)).toContainText('Porta il codice fiscale.')
  // It is seen where it comes, by whoever listens too.
  const prepared = explanation(page).getByRole('heading', { name: 'Che cosa devo preparare?' })
  await expect(prepared).toBeInViewport()
  await expect(explanation(page)).toContainText('Il Comune di Valbrembo.')

  await page.getByRole('link', { name: /^Rispondi a questa lettera/ }).click()
  await expect(page).toHaveURL(`${way}?rispondi=si`)
  await expect(page.getByLabel('Chi scrive')).toHaveValue('Comune di Valbrembo')
  await expect(page.getByLabel('Entro quando')).toHaveValue('30 giugno')
  // The letter has no such number.
  await expect(page.getByText('questo numero non lo trovo')).toHaveCount(1)
  await page.getByLabel('Numero della pratica').fill('')
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
  // The browser is told to hand its chooser over well before it is asked for.
  const chooser = page.waitForEvent('filechooser')
  await choose(page).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file(makePdf([{ lines }])))
  await expect(words(page)).toHaveValue(lines.join('\n'))
  await expect(page.getByText('1 pagina pronta.')).toBeAttached()
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
  expect(picturesIn(body ?? {})).toEqual([])
  await pressMore(page, 'Rimetti i miei dati')
  await closeMore(page)
  await expect(explanation(page)).toContainText('carla.mazzoleni@esempio.it')
})
