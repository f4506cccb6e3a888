/** Lists, editors and versions of records, as whoever edits every day meets them. */
import sharp from 'sharp'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { rewriteRecord } from '../harness/records.ts'
import { expect, expectAccessible, phone, test } from './fixtures.ts'
import { open } from './screens.ts'

test.use({ contentOf: 'records' })

test('REC-39 lists stand within the window with the largest letters, filters and bar too', async ({
  page,
  signInAs,
}) => {
  test.slow()
  await signInAs({ role: 'admin' })
  for (const path of ['guides', 'tools', 'professions', 'prompts', 'scenes', 'users', 'registro']) {
    await open(page, `/admin/${path}`)
    for (const look of ['normal', 'largest']) {
      await page.evaluate((size) => {
        document.documentElement.dataset.reading = `${size}.normal.normal`
      }, look)
      for (const width of [1280, 1024, 375]) {
        await page.setViewportSize({ width, height: 800 })
        const found = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          const { fontSize } = getComputedStyle(document.documentElement)
          const widths = [...document.querySelectorAll('.list-search select')]
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect().width / Number.parseFloat(fontSize))
          return { excess: scrollWidth - clientWidth, narrowest: Math.min(...widths) }
        })
        expect(found.excess, `${path} ${look} ${width}`).toBe(0)
        expect(found.narrowest, `${path} ${look} ${width}`).toBeGreaterThan(8.5)
      }
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/admin/guides')
  const columns = page.getByRole('columnheader', { name: 'Azioni' })
  await expect(columns).toBeInViewport()

  await page.setViewportSize(phone)
  for (const place of [0, 1, 2]) await page.locator('.choose-row input').nth(place).check()
  const bar = await page.locator('.chosen').boundingBox()
  expect(bar?.height).toBeLessThan(phone.height / 4)
  const exporting = await page.getByRole('link', { name: 'Esporta' }).boundingBox()
  expect(exporting?.height).toBeLessThan(50)
  await expectAccessible(page)
})

test('REC-22 what a version differs in comes into sight from the end of a long history', async ({
  page,
  signInAs,
  fucina,
}) => {
  for (let number = 0; number < 30; number += 1) {
    const description = `Parole ${number} di questa guida.`
    await rewriteRecord(fucina.db(), guideNoun, 'canva-basics', { description })
  }
  await signInAs({ role: 'admin' })
  const difference = page.getByRole('heading', { name: /^Dal .* a adesso/ })
  const versions = page.locator('.record-versions li a')
  for (const [size, place] of [
    [{ width: 1280, height: 800 }, 30],
    [phone, 15],
  ] as const) {
    await page.setViewportSize(size)
    await open(page, '/admin/guides/canva-basics/versioni')
    await versions.nth(place).press('Enter')
    await expect(versions.nth(place)).toHaveAttribute('aria-current', 'true')
    await expect(difference).toBeFocused()
    await expect(difference).toBeInViewport()
    await expectAccessible(page)
  }
})

test('REC-30 whoever types the mark that Enter has put gets one', async ({ page, signInAs }) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin/guides/new')
  await page.getByRole('button', { name: 'Aggiungi un capitolo' }).press('Enter')
  const text = page.getByLabel('Testo del capitolo', { exact: true })
  await text.pressSequentially('• Aprire\n- Premi il pulsante\n- Scrivi - piano\nBasta')
  await expect(text).toHaveValue('• Aprire\n- Premi il pulsante\n- Scrivi - piano\n- Basta')
})

test('REC-01 two tabs on one record, and words beside an offer: none of them is lost', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  const path = '/admin/tools/7'
  const kept = 'una copia resta su questo dispositivo'
  const words = (tab: typeof page) => tab.getByLabel('Descrizione', { exact: true })
  const resume = (tab: typeof page) => tab.getByRole('button', { name: 'Riprendi la bozza' })
  await open(page, path)
  await words(page).fill('Parole della prima scheda.')
  await expect(page.getByText(kept)).toBeVisible()

  const second = await context.newPage()
  await open(second, path)
  await words(second).fill('Parole della seconda scheda.')
  await second.getByRole('button', { name: 'Salva la bozza' }).press('Enter')
  await expect(second.getByText('Strumento salvato.')).toBeVisible()
  await second.close()
  await page.close()

  const third = await context.newPage()
  await open(third, path)
  await expect(words(third)).toHaveValue('Parole della seconda scheda.')
  await words(third).fill('Parole accanto alla bozza.')
  await expect(third.getByText(kept)).toBeVisible()
  await resume(third).press('Enter')
  await expect(words(third)).toHaveValue('Parole della prima scheda.')
  // Sooner it would be the second half of a double press.
  await third.waitForTimeout(500)
  await resume(third).press('Enter')
  await expect(words(third)).toHaveValue('Parole accanto alla bozza.')
  await third.getByRole('button', { name: 'Scarta la bozza' }).press('Enter')
  await expect(resume(third)).toHaveCount(0)
  await expect(words(third)).toHaveValue('Parole accanto alla bozza.')
})

test('REC-33 after a save nothing waits for it any more, and the bar says who sees it', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  await signInAs({ role: 'admin' })
  await open(page, '/admin/guides/new')
  await page.getByLabel('Titolo', { exact: true }).fill('Senza minuti')
  await page.getByLabel('Descrizione', { exact: true }).fill('Due parole.')
  await page.getByLabel('Strumento', { exact: true }).selectOption({ index: 1 })
  const sheet = sharp({ create: { width: 90, height: 60, channels: 3, background: '#E4572E' } })
  const buffer = await sheet.jpeg().toBuffer()
  await page
    .getByLabel('Carica un file')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  const waiting = page.getByText('Immagine caricata. Salva per usarla.')
  await expect(waiting).toBeVisible()
  await page.getByRole('button', { name: 'Salva la bozza' }).press('Enter')
  await expect(page.getByText('Guida salvata. È una bozza')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('button', { name: 'Salva e pubblica' }).press('Enter')
  const again = page.getByRole('button', { name: 'Pubblica lo stesso' })
  await again.press('Enter')
  await expect(page.getByText(/^Tutto salvato e pubblicato alle/)).toBeInViewport()
  const note = page.getByRole('status').filter({ hasText: 'Guida salvata. È pubblicata' })
  await expect(note).toBeFocused()
})
