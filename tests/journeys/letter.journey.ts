/** 'Ho una lettera in mano': pages by camera or file, what the AI says of them, bad days. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { picturesIn } from '../stand-ins/ai.ts'
import { focused } from './by-keyboard.ts'
import { desktop, expect, expectAccessible, phone, test, widths } from './fixtures.ts'
import { answer, button, open, pressMore, stopAnswer } from './screens.ts'

test.use({ serverEnv: { AI_CHAT_MODEL: 'gpt-4o-mini' } })

const way = '/prompts?profession=vita-quotidiana&come=lettera'
const drawing = readFileSync('public/drawings/lettera-di-prova.svg')
const letter = sharp(drawing, { density: 300 }).flatten({ background: '#fff' }).jpeg()
const file = (buffer: Buffer, name = 'foto.jpg') => ({ name, mimeType: 'image/jpeg', buffer })
const photo = async () => file(await letter.clone().toBuffer())

const choose = (page: Page) => page.locator('.by-file input')
const previews = (page: Page) => page.getByRole('img', { name: /^La tua foto, pagina/ })
const explain = (page: Page) => button(page, 'Spiegami questa lettera')

/** What the page shows of its pages, in pixels. */
const sizes = (page: Page) =>
  previews(page).evaluateAll((all) =>
    all.map((one) => {
      const { naturalWidth, naturalHeight } = one as HTMLImageElement
      return [naturalWidth, naturalHeight]
    }),
  )

for (const viewport of widths) {
  test(`WKX-40 WKX-43 WKX-44 from the first fold to the reply, at ${viewport.width} px`, async ({
    page,
    ai,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/prompts')
    await page.getByRole('link', { name: /^Ho una lettera in mano/ }).click()
    await expect(page).toHaveURL(way)
    await expect(page.getByRole('heading', { name: 'Fotografa la lettera' })).toBeFocused()
    await expect(page.getByText('Prima copri nomi')).toBeVisible()
    await expect(page.locator('.by-camera')).toBeVisible({ visible: viewport === phone })
    await expect(page.locator('.by-camera input')).toHaveAttribute('capture', 'environment')
    await expect(explain(page)).toHaveCount(0)
    await expectAccessible(page)

    await choose(page).setInputFiles(await photo())
    await expect(previews(page)).toHaveCount(1)
    await expect(page.getByText('1 pagina pronta.')).toBeAttached()
    await expectAccessible(page)
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
    await expectAccessible(page)
    await button(page, 'Togli pagina 3').press('Enter')
    await page
      .locator('.letter-pages .pick input')
      .first()
      .setInputFiles(
        file(
          await sharp(await letter.clone().toBuffer())
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
    await expectAccessible(page)

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
}

test('WKX-40 by keyboard alone', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, way)
  // The browser is told to hand its chooser over well before it is asked for.
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('heading', { name: 'Fotografa la lettera' }).focus()
  const stops: string[] = []
  for (const _ of [1, 2]) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    stops.push(stop?.name ?? '')
  }
  expect(stops).toEqual(['Fai una foto', 'Scegli un file'])
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await photo())
  await expect(previews(page)).toHaveCount(1)
  await button(page, 'Togli la pagina').focus()
  await page.keyboard.press('Enter')
  await expect(previews(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  expect((await focused(page))?.name).toBe('Fai una foto')
})

test('WKX-43 a photo of 60 megapixels is made small on the device', async ({ page, ai }) => {
  test.slow()
  await open(page, way)
  const huge = await sharp({
    create: { width: 9000, height: 6700, channels: 3, background: '#E4572E' },
    limitInputPixels: false,
  })
    .jpeg()
    .toBuffer()
  await choose(page).setInputFiles(file(huge))
  await expect.poll(() => sizes(page), { timeout: 30_000 }).toEqual([[1600, 1191]])
  await explain(page).click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(ai.requests).toHaveLength(1)
})

test('WKX-49 offline the photo stays, and it is said; then it goes', async ({
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
  await expectAccessible(page)
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
})

test('WKX-49 stopped while it writes: what came stays, and so do the photos', async ({
  page,
  ai,
}) => {
  ai.pace = 60
  await page.setViewportSize(desktop)
  await open(page, way)
  await choose(page).setInputFiles(await photo())
  await explain(page).click()
  await expect(answer(page)).toContainText('Una risposta')
  await stopAnswer(page)
  await expect(page.getByText('Hai fermato la risposta qui.')).toBeVisible()
  await expect(previews(page)).toHaveCount(1)
  await ai.untilLast('aborted')
})

test('WKX-40 whoever has finished on a shared device takes the photos off it', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, way)
  await choose(page).setInputFiles(await photo())
  await explain(page).click()
  await pressMore(page, 'Finito: cancella tutto')
  await button(page, 'Cancella tutto').click()
  await expect(page).toHaveURL('/finito/fatto')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Fotografa la lettera' })).toBeVisible()
  await expect(previews(page)).toHaveCount(0)
  await expect(answer(page)).toHaveCount(0)
})
