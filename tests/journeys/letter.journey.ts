/** 'Ho una lettera in mano': by camera, file or PDF, what the AI says of it, bad days. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asked, letter, scan, textPage } from '../harness/letters.ts'
import { makePdf } from '../harness/pdf.ts'
import { picturesIn } from '../stand-ins/ai.ts'
import { focused } from './by-keyboard.ts'
import { expect, phone, test } from './fixtures.ts'
import { choose, explain, file, previews, words } from './letter-files.ts'
import { answer, button, closeMore, open, pressMore } from './screens.ts'

test.use({ serverEnv: { AI_CHAT_MODEL: 'gpt-4o-mini' } })

const way = '/prompts?profession=vita-quotidiana&come=lettera'
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

test('WKX-40 WKX-43 WKX-44 from the first fold to the reply', async ({ page, ai }) => {
  await page.setViewportSize(phone)
  await open(page, '/prompts')
  await page.getByRole('link', { name: /^Ho una lettera in mano/ }).click()
  await expect(page).toHaveURL(way)
  await expect(page.getByRole('heading', { name: 'Fotografa la lettera' })).toBeFocused()
  await expect(page.getByText('Prima copri nomi')).toBeVisible()
  await expect(page.locator('.by-camera')).toBeVisible()
  await expect(page.locator('.by-camera input')).toHaveAttribute('capture', 'environment')
  await expect(explain(page)).toHaveCount(0)

  await choose(page).setInputFiles(await photo())
  await expect(previews(page)).toHaveCount(1)
  await expect(page.getByText('1 pagina pronta.')).toBeAttached()
  await choose(page).setInputFiles([await photo(), await photo(), await photo()])
  await expect(previews(page)).toHaveCount(3)
  await expect(page.getByText('Al massimo 3 pagine')).toBeVisible()
  // A turned page is lower, and another button comes under the second half of a double press.
  await button(page, 'Gira pagina 2').dblclick()
  await expect
    .poll(() => sizes(page))
    .toEqual([
      [1292, 1600],
      [1600, 1292],
      [1292, 1600],
    ])
  await button(page, 'Togli pagina 3').press('Enter')
  await page
    .locator('.letter-pages .pick input')
    .first()
    .setInputFiles(
      jpeg(
        await sharp(await paper.clone().toBuffer())
          .resize(300)
          .jpeg()
          .toBuffer(),
      ),
    )
  await expect.poll(async () => (await sizes(page))[0]).toEqual([300, 371])

  await explain(page).click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  const pages = picturesIn(ai.requests[0]?.body ?? {})
  const [first, second] = await Promise.all(pages.map((one) => sharp(one).metadata()))
  expect(first).toMatchObject({ width: 300, height: 371 })
  expect(second).toMatchObject({ width: 1600, height: 1292 })

  await page.reload()
  await expect(answer(page)).toContainText('Punti Chiave')
  await page.getByRole('link', { name: 'Rispondi a questa lettera' }).click()
  await expect(page).toHaveURL(/template=vita-quotidiana-rispondere-lettera$/)
  await expect(page.getByLabel('Che cosa vuoi rispondere?')).toBeVisible()
  await expect(answer(page)).toContainText('Punti Chiave')
  // Back at the letter, what was chosen is the letter, not its reply.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Fotografa la lettera' })).toBeVisible()
  await expect(page.locator('.folded.of-request > b')).toHaveText('Ho una lettera in mano')
})

test('WKX-40 WKX-49 offline the photo stays, and it is said; then it goes; whoever has finished takes it off the device', async ({
  page,
  ai,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.setViewportSize(phone)
  await open(page, way)
  await choose(page).setInputFiles(await photo())
  await expect(previews(page)).toHaveCount(1)
  await page.route('**/prompts/letter', (route) => route.abort('internetdisconnected'))
  await explain(page).click()
  await expect(page.getByText('la lettera resta qui')).toBeVisible()
  await expect(previews(page)).toHaveCount(1)
  await page.unrouteAll()
  // Another fold, and back.
  await page.getByRole('link', { name: 'Cambia richiesta' }).click()
  await expect(page.getByRole('heading', { name: 'Che cosa devi fare?' })).toBeFocused()
  await page.getByRole('link', { name: /^Scrivo io/ }).click()
  await expect(previews(page)).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(previews(page)).toHaveCount(1)
  await explain(page).click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(ai.requests).toHaveLength(1)
  await pressMore(page, 'Finito: cancella tutto')
  await button(page, 'Cancella tutto').click()
  await expect(page).toHaveURL('/finito/fatto')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Fotografa la lettera' })).toBeVisible()
  await expect(previews(page)).toHaveCount(0)
  await expect(answer(page)).toHaveCount(0)
})

test('LET-64 chosen by keyboard, the words of a PDF are read, covered, sent as text and taken away', async ({
  page,
  ai,
}) => {
  await page.setViewportSize(phone)
  await open(page, way)
  await expect(page.getByText('Va bene anche un PDF')).toBeVisible()
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
  await expect(answer(page)).toContainText('carla.mazzoleni@esempio.it')
  await button(page, 'Togli questo testo').press('Enter')
  await expect(words(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  expect((await focused(page))?.name).toBe('Fai una foto')
})

test('LET-64 WKX-42 a scan of twelve pages gives its first three; there is room for no more', async ({
  page,
  ai,
}) => {
  await page.setViewportSize(phone)
  await open(page, way)
  const one = await scan()
  const twelve = file(makePdf(Array.from({ length: 12 }, () => one)))
  await choose(page).setInputFiles(twelve)
  await expect(previews(page)).toHaveCount(3)
  await expect(page.getByText('Ho preso le prime tre pagine di 12.')).toBeVisible()
  await expect(choose(page)).toHaveCount(0)
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

test('WKX-42 WKX-43 what cannot be opened is said, and what is there stays', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, way)
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
  await page.setViewportSize(phone)
  await open(page, way)
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
