/** What a person puts in is what is sent: PDFs of every kind, and long pictures. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asked, letter, scan, textPage } from '../harness/letters.ts'
import { makePdf, type PdfPage } from '../harness/pdf.ts'
import { picturesIn } from '../stand-ins/ai.ts'
import { expect, phone, test } from './fixtures.ts'
import { choose, explain, file, previews, words } from './letter-files.ts'
import { button, open } from './screens.ts'

test.use({ serverEnv: { AI_CHAT_MODEL: 'gpt-4o-mini' } })

const fixture = (name: string) => file(readFileSync(`tests/fixtures/pdf/${name}.pdf`))
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

/** How dark the darkest of a part of a page is, 0 to 255; the part in points of A4 from above. */
async function darkest(picture: Buffer, [left, top, width, height]: number[]) {
  const scale = 1600 / 842
  const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height].map((one) =>
    Math.round((one ?? 0) * scale),
  )
  const { channels } = await sharp(
    await sharp(picture).extract({ left: x, top: y, width: w, height: h }).toBuffer(),
  ).stats()
  return Math.min(...channels.map(({ min }) => min))
}

const wholePage = [0, 0, 590, 840]

test('LET-64 a scan in JPEG 2000 is seen, under our policy', async ({ page, ai }) => {
  await begin(page)
  await choose(page).setInputFiles(fixture('scansione-jpx'))
  await expect(previews(page)).toHaveCount(1)
  const [picture = Buffer.alloc(0)] = await sent(page, ai)
  const { channels } = await sharp(picture).stats()
  expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(120)
})

test('LET-64 what does not open or shows nothing is said', async ({ page }) => {
  await begin(page)
  const { photo } = await scan()
  const broken: PdfPage = {
    lines: letter,
    photo: { jpeg: Buffer.from('no picture'), size: photo?.size ?? [1, 1] },
    part: 0.3,
  }
  await choose(page).setInputFiles(file(makePdf([textPage, {}, broken, textPage])))
  await expect(told(page, 'Nella pagina 2 non vedo niente da mandare.')).toBeVisible()
  await expect(told(page, "Nella pagina 3 c'è un'immagine che qui non si apre")).toBeVisible()
  // The empty page took no room.
  await expect(previews(page)).toHaveCount(1)
  await expect(page.getByText('3 pagine pronte.')).toBeAttached()
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

test('LET-64 boxes, notes and what was drawn by hand: read, and drawn too where it is not words', async ({
  page,
  ai,
}) => {
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

  await takeAway(page)
  const struck = '<< /Type /Annot /Subtype /Square /C [0 0 0] /F 4 /Rect [60 300 300 400] >>'
  const form = {
    lines: letter,
    annotations: [
      struck,
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /V (BIANCHI) /F 4 /Rect [300 222 500 238] /DA (/Helv 11 Tf 0 g) >>',
    ],
  }
  await choose(page).setInputFiles(file(makePdf([form])))
  await expect(words(page)).toHaveValue(/BIANCHI/)
  await expect(previews(page)).toHaveCount(1)
  const [picture = Buffer.alloc(0)] = await sent(page, ai)
  // What was filled in is drawn as well, though the file has no picture of it.
  expect(await darkest(picture, [300, 604, 200, 16])).toBeLessThan(120)
})

test("LET-64 a form of Adobe's own is read; one that does not open here says so", async ({
  page,
}) => {
  await begin(page)
  await choose(page).setInputFiles(fixture('xfa-italiano'))
  await expect(words(page)).toHaveValue(/Contenuto vero: 120 euro/)
  expect(await words(page).inputValue()).not.toContain('Attendere')
  await takeAway(page)
  const closed = readFileSync('tests/fixtures/pdf/xfa-italiano.pdf', 'latin1').replace(
    '/NeedsRendering true',
    ' '.repeat(20),
  )
  await choose(page).setInputFiles(file(Buffer.from(closed, 'latin1')))
  await expect(
    page.getByRole('alert').filter({ hasText: 'si apre solo con Adobe Reader' }),
  ).toBeVisible()
})

test('LET-64 where a font lies, about all letters or three, the page is drawn; else it is read', async ({
  page,
}) => {
  await begin(page)
  const three = { '1': '7', '2': '3', '4': '9' }
  for (const pdf of [
    fixture('bolletta-spostata'),
    file(makePdf([textPage], { lies: three })),
    file(makePdf([textPage], { lies: { ...three, e: 'a' }, isEmbedded: true })),
  ]) {
    await choose(page).setInputFiles(pdf)
    await expect(previews(page)).toHaveCount(1)
    await expect(words(page)).toHaveCount(0)
    await page.getByRole('button', { name: /Guarda o rifai/ }).click()
    await button(page, 'Togli pagina 1').press('Enter')
    await expect(page.locator('.by-camera')).toHaveCount(1)
  }
  for (const pdf of [
    makePdf([textPage], { isEmbedded: true }),
    makePdf([textPage], { lies: {}, isEmbedded: true }),
  ]) {
    await choose(page).setInputFiles(file(pdf))
    await expect(words(page)).toHaveValue(letter.join('\n'))
    await takeAway(page)
  }
})

test('LET-64 what browsers print is read, in every usual style of letters', async ({
  page,
  browser,
}) => {
  const printer = await browser.newPage()
  await printer.setContent(
    ['sans-serif', 'serif', 'monospace']
      .map((family) => `<div style="font-family: ${family}">${printed}</div>`)
      .join(''),
  )
  const pdf = await printer.pdf({ format: 'A4' })
  await printer.close()
  await begin(page)
  await choose(page).setInputFiles(file(pdf))
  // Each of nine fonts is looked at letter by letter.
  await expect(words(page)).toHaveValue(/Gentile signora/, { timeout: 60_000 })
  await expect(previews(page)).toHaveCount(0)
})

const alphabet = 'abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 àèéìòù'
const printed = `<p>${letter.join(' ')} ${alphabet}</p><b>${alphabet}</b><i>${alphabet}</i>`

test('LET-64 half form and half scan goes as both; of eight pages the first three, and it is said', async ({
  page,
  ai,
}) => {
  await begin(page)
  const half = { ...(await scan()), part: 0.4, lines: letter }
  await choose(page).setInputFiles(file(makePdf(Array.from({ length: 8 }, () => half))))
  await expect(previews(page)).toHaveCount(3)
  await expect(words(page)).toHaveValue(/Gentile signora/)
  await expect(told(page, 'Ho preso le prime tre pagine di 8.')).toBeVisible()
  const pictures = await sent(page, ai)
  expect(pictures).toHaveLength(3)
  expect(await darkest(pictures[0] ?? Buffer.alloc(0), wholePage)).toBeLessThan(120)
  expect(asked(ai.requests[0]?.body)).toContain('> Gentile signora')
})

/** Lines of text as a long screenshot has them, so many px high. */
const screenshot = (height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="${height}"><rect width="1080" height="${height}" fill="#fff"/>${Array.from({ length: Math.floor(height / 80) }, (_, at) => `<text x="40" y="${at * 80 + 60}" font-size="46">Messaggio numero ${at}: paga 84 euro entro oggi</text>`).join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()

test('WKX-43 LETT-06 a screenshot 12,000 px high is cut into pages, as letter and as message', async ({
  page,
  ai,
}) => {
  await begin(page)
  const long = file(await screenshot(12_000), 'schermo.png', 'image/png')
  await choose(page).setInputFiles(long)
  await expect(previews(page)).toHaveCount(3)
  await expect(told(page, "La foto è molto lunga: l'ho divisa in 3 pezzi.")).toBeVisible()
  await expect(explain(page)).toBeVisible()
  const pictures = await sent(page, ai)
  for (const picture of pictures) {
    const { width = 0, height = 0 } = await sharp(picture).metadata()
    expect(Math.min(width, height)).toBeGreaterThan(1400)
  }

  await open(page, '/messaggio')
  await choose(page).setInputFiles(long)
  await expect(previews(page)).toHaveCount(3)
  await expect(told(page, "l'ho divisa in 3 pezzi")).toBeVisible()
})

test('WKX-43 LETT-02 LETT-06 a long page of a PDF is cut; 48 megapixels are a page; a message that reads badly says so', async ({
  page,
}) => {
  await begin(page)
  const { photo } = await scan()
  await choose(page).setInputFiles(file(makePdf([{ photo, height: 4000 }])))
  await expect(previews(page)).toHaveCount(3)
  await expect(told(page, "l'ho divisa")).toHaveCount(0)

  await open(page, '/messaggio')
  const large = await sharp(await screenshot(1440))
    .resize(8000, 6000, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  await choose(page).setInputFiles(file(large, 'foto.jpg', 'image/jpeg'))
  await expect(previews(page)).toHaveCount(1)
  await expect(told(page, 'La foto')).toHaveCount(0)
  await page.reload()
  const small = await sharp(large).resize(300).jpeg().toBuffer()
  await choose(page).setInputFiles(file(small, 'foto.jpg', 'image/jpeg'))
  await expect(told(page, 'La foto ha scritte troppo piccole.')).toBeVisible()
})
