/** A letter that came as a PDF: its words, its scans, what cannot be opened, and bad days. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asked, letter, scan, textPage } from '../harness/letters.ts'
import { makePdf } from '../harness/pdf.ts'
import { picturesIn } from '../stand-ins/ai.ts'
import { expect, expectAccessible, phone, test, widths } from './fixtures.ts'
import { choose, explain, file, previews, words } from './letter-files.ts'
import { answer, button, closeMore, open, pressMore } from './screens.ts'

test.use({ serverEnv: { AI_CHAT_MODEL: 'gpt-4o-mini' } })

const way = '/prompts?profession=vita-quotidiana&come=lettera'
const fault = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const ofPdf = /\/(?:read-pdf|pdf\.worker\.min)-[^/]+\.js$/

for (const viewport of widths) {
  test(`LET-64 the words of a PDF are read, covered and sent as text, at ${viewport.width} px`, async ({
    page,
    ai,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, way)
    await expect(page.getByText('Va bene anche un PDF')).toBeVisible()
    const lines = [...letter, 'Per informazioni: carla.mazzoleni@esempio.it']
    const name = `Avviso_di_pagamento_${'protocollo_'.repeat(8)}firmato.pdf`
    await choose(page).setInputFiles(file(makePdf([{ lines }]), name))
    await expect(words(page)).toHaveValue(lines.join('\n'))
    await expect(page.getByText('1 pagina pronta.')).toBeAttached()
    // A long name takes no room from what stands beside it.
    const hint = await page.locator('.letter-text .hint').boundingBox()
    expect(hint?.width).toBeGreaterThan(200)
    const guard = page.locator('.guard')
    await expect(guard).toBeVisible()
    await expectAccessible(page)

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
    await expect(words(page)).toHaveCount(1)
  })
}

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
  await expectAccessible(page)
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

test('LET-64 words, a scan, a blank page and a photo in one letter', async ({ page, ai }) => {
  await page.setViewportSize(phone)
  await open(page, way)
  const stamp = ['Comune di Scanzo, prot. 0012345 del 12/03/2026']
  const stamped = { ...(await scan()), lines: stamp }
  await choose(page).setInputFiles([
    file(makePdf([textPage, {}]), 'uno.pdf'),
    file(makePdf([stamped]), 'due.pdf'),
  ])
  await expect(words(page)).toHaveValue(letter.join('\n'))
  await expect(previews(page)).toHaveCount(1)
  const { photo } = await scan()
  await choose(page).setInputFiles(file(photo?.jpeg ?? Buffer.alloc(0), 'foto.pdf'))
  await expect(previews(page)).toHaveCount(2)
  await explain(page).click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(picturesIn(ai.requests[0]?.body ?? {})).toHaveLength(2)
  expect(asked(ai.requests[0]?.body)).toContain('> Gentile signora')
})

test('WKX-42 WKX-43 what cannot be opened is said, and what is there stays', async ({ page }) => {
  test.slow()
  await page.setViewportSize(phone)
  await open(page, way)
  const first = makePdf([textPage])
  await choose(page).setInputFiles(file(first))
  await expect(words(page)).toHaveCount(1)
  await words(page).fill('Le mie parole')
  for (const [bytes, text] of [
    [makePdf([textPage, textPage], { isLocked: true }), 'chiuso con una password'],
    [Buffer.from('%PDF-1.7'), 'Questo PDF è rovinato'],
    [makePdf([textPage, textPage]).subarray(0, 300), 'Questo PDF è rovinato'],
    [makePdf([{}, {}]), 'non si vede niente'],
    [Buffer.concat([first, Buffer.alloc(30_000_000)]), 'troppo grande'],
    [first, "c'è già"],
    [Buffer.alloc(0), 'è vuoto'],
  ] as const) {
    await choose(page).setInputFiles(file(bytes))
    await expect(fault(page, text)).toBeVisible()
    await expect(words(page)).toHaveValue('Le mie parole')
  }
  await expectAccessible(page)
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
  await expectAccessible(page)
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

test('WKX-49 where its program does not come the page says what else to do', async ({
  page,
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
  await page.route(/pdf\.worker/, (route) => route.fulfill({ status: 404 }))
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(
    fault(page, 'è un PDF, non una foto. Aprilo sullo schermo e fotografa'),
  ).toBeVisible()
  await page.unrouteAll()
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(words(page)).toHaveCount(1)
})
