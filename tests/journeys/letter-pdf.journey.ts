/** What a person puts in is what is sent: PDFs of every kind, and long pictures. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { letter, scan, textPage } from '../harness/letters.ts'
import { makePdf } from '../harness/pdf.ts'
import { picturesIn } from '../stand-ins/ai.ts'
import { expect, phone, test } from './fixtures.ts'
import { choose, explain, file, previews, words } from './letter-files.ts'
import { button, open } from './screens.ts'

test.use({ serverEnv: { AI_CHAT_MODEL: 'gpt-4o-mini' } })

const fixture = (name: string) => file(readFileSync(`tests/fixtures/pdf/${name}.pdf`))
const fault = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const ofPdf = /\/(?:read-pdf|pdf\.worker\.min)-[^/]+\.js$/
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function begin(page: Page) {
  await page.setViewportSize(phone)
  await open(page, '/lettera')
}

/** The text that is there goes, and the page asks for another file. */
async function takeAway(page: Page) {
  await button(page, 'Togli questo testo').press('Enter')
  await expect(words(page)).toHaveCount(0)
  await expect(page.locator('.by-camera')).toHaveCount(1)
}

/** Presses the main button. @returns the pictures that were sent */
async function sent(page: Page, ai: { requests: { body: Record<string, unknown> }[] }) {
  await explain(page).press('Enter')
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  return picturesIn(ai.requests.at(-1)?.body ?? {})
}

test('LET-64 a scan in JPEG 2000 is seen, under our policy', async ({ page, ai }) => {
  await begin(page)
  await choose(page).setInputFiles(fixture('scansione-jpx'))
  await expect(previews(page)).toHaveCount(1)
  const [picture = Buffer.alloc(0)] = await sent(page, ai)
  const { channels } = await sharp(picture).stats()
  expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(120)
})

test('LET-64 what was filled in is read beside its label, with a picture of its own or without', async ({
  page,
}) => {
  await begin(page)
  await choose(page).setInputFiles(fixture('modulo'))
  await expect(words(page)).toHaveValue(/Cognome e nome: ROSSI TERESA\n/)
  for (const line of ['Importo da versare (euro): 248,50', 'Da pagare entro il: 16/12/2026']) {
    expect(await words(page).inputValue()).toContain(line)
  }
  await takeAway(page)
  await choose(page).setInputFiles(fixture('modulo-senza-aspetto'))
  await expect(words(page)).toHaveValue(/Richiedente: BIANCHI UGO\n/)
  expect(await words(page).inputValue()).toContain('Consegnare entro: 31/01/2027')
})

const box = (name: string, y: number, value: string) =>
  `<< /Type /Annot /Subtype /Widget /FT /Btn /T (${name}) /V /${value} /AS /${value} /F 4 /Rect [60 ${y} 72 ${y + 12}] /AP << /N << /Si << >> /Off << >> >> >> >>`

test('LET-64 boxes and notes are read', async ({ page }) => {
  await begin(page)
  const lines = [
    ...letter,
    { text: 'Chiedo la rata', x: 80, y: 600 },
    { text: 'Pago tutto', x: 80, y: 580 },
  ]
  const filled = [
    box('a', 598, 'Si'),
    box('b', 578, 'Off'),
    '<< /Type /Annot /Subtype /FreeText /Contents (Scrivere entro il 9) /DA (/Helv 12 Tf 0 g) /F 4 /Rect [60 500 300 520] >>',
    '<< /Type /Annot /Subtype /Text /Contents (Chiamare Anna) /Rect [400 500 420 520] >>',
  ]
  await choose(page).setInputFiles(file(makePdf([{ lines, annotations: filled }])))
  await expect(words(page)).toHaveValue(/\[x\] Chiedo la rata\n\[ \] Pago tutto\n/)
  const text = await words(page).inputValue()
  expect(text).toContain('Scrivere entro il 9')
  expect(text).toContain('Nota scritta sulla pagina: Chiamare Anna')
  await expect(previews(page)).toHaveCount(0)
})

test("LET-64 a form of Adobe's own is read", async ({ page }) => {
  await begin(page)
  await choose(page).setInputFiles(fixture('xfa-italiano'))
  await expect(words(page)).toHaveValue(/Contenuto vero: 120 euro/)
  expect(await words(page).inputValue()).not.toContain('Attendere')
})

test('LET-64 where a font lies, about all letters or three, the page is drawn; else it is read', async ({
  page,
}) => {
  await begin(page)
  const three = { '1': '7', '2': '3', '4': '9' }
  for (const pdf of [
    fixture('bolletta-spostata'),
    file(makePdf([textPage], { lies: { ...three, e: 'a' }, isEmbedded: true })),
  ]) {
    await choose(page).setInputFiles(pdf)
    await expect(previews(page)).toHaveCount(1)
    await expect(words(page)).toHaveCount(0)
    await page.getByRole('button', { name: /Guarda o rifai/ }).click()
    await button(page, 'Togli pagina 1').press('Enter')
    await expect(page.locator('.by-camera')).toHaveCount(1)
  }
  await choose(page).setInputFiles(file(makePdf([textPage], { lies: {}, isEmbedded: true })))
  await expect(words(page)).toHaveValue(letter.join('\n'))
})

/** Lines of text as a long screenshot has them. */
const screenshot = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="12000"><rect width="1080" height="12000" fill="#fff"/>${Array.from({ length: 150 }, (_, at) => `<text x="40" y="${at * 80 + 60}" font-size="46">Messaggio numero ${at}: paga 84 euro entro oggi</text>`).join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()

test('WKX-43 a screenshot 12,000 px high is cut into pages', async ({ page, ai }) => {
  await begin(page)
  await choose(page).setInputFiles(file(await screenshot(), 'schermo.png', 'image/png'))
  await expect(previews(page)).toHaveCount(3)
  await expect(told(page, "La foto è molto lunga: l'ho divisa in 3 pezzi.")).toBeVisible()
  await expect(explain(page)).toBeVisible()
  const pictures = await sent(page, ai)
  for (const picture of pictures) {
    const { width = 0, height = 0 } = await sharp(picture).metadata()
    expect(Math.min(width, height)).toBeGreaterThan(1400)
  }
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
  await open(page, '/lettera')
  const { photo } = await scan()
  await choose(page).setInputFiles(file(photo?.jpeg ?? Buffer.alloc(0), 'foto.jpg', 'image/jpeg'))
  await expect(previews(page)).toHaveCount(1)
  expect(fetched.filter((path) => ofPdf.test(path))).toEqual([])
  const line = Promise.withResolvers<void>()
  await page.route(ofPdf, async (route) => {
    await line.promise
    await route.continue()
  })
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(page.getByText('Apro il PDF… La prima volta può volerci un minuto.')).toBeVisible()
  await expect(previews(page)).toHaveCount(1)
  line.resolve()
  await expect(words(page)).toHaveValue(letter.join('\n'))
  expect(fetched.filter((path) => ofPdf.test(path))).toHaveLength(2)
  expect(await page.evaluate(() => document.documentElement.dataset.refused ?? '')).toBe('')
})

test('WKX-49 where the program for PDFs does not come, the page says what else to do; choosing again works', async ({
  page,
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
  await choose(page).setInputFiles(file(makePdf([textPage])))
  await expect(words(page)).toHaveCount(1)
})
