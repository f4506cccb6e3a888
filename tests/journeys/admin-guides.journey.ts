/** What an administrator does with guides. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import type { Fucina } from '../harness/launch.ts'
import { recordOf, storeRecord } from '../harness/records.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { button, open, title } from './screens.ts'

test.use({ contentOf: 'administration' })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A guide as administrators work on it. */
const workingOf = async (fucina: Fucina, id: string) =>
  (await recordOf(fucina.db(), guideNoun, id)).working

test('REC-36 the chapters of a long guide are told apart while they are folded, opened and closed at once, and moved to a place', async ({
  page,
  signInAs,
  fucina,
}) => {
  const chapters = Array.from({ length: 12 }, (_, place) => {
    return { title: `Il ${place + 1}`, content: '• Uno\n- Due', duration: 5 }
  })
  const told = { title: 'Una guida lunga', description: 'Dodici capitoli.', toolId: '1' }
  const long = guideNoun.schema.parse({ ...told, duration: 60, chapters })
  await storeRecord(fucina.db(), guideNoun, 'una-guida-lunga', long)
  await signInAs({ role: 'admin' })
  await open(page, '/admin/guides/una-guida-lunga')
  const opened = page.locator('.chapter-fields[open]')
  await expect(page.getByRole('heading', { name: '12 capitoli' })).toBeVisible()
  await expect(opened).toHaveCount(0)
  await button(page, 'Apri tutti').press('Enter')
  await expect(opened).toHaveCount(12)
  await field(page, 'Testo del capitolo').nth(2).fill('- Senza titoletto')
  await button(page, 'Chiudi tutti').press('Enter')
  await expect(opened).toHaveCount(0)
  const third = page.locator('.part-fold').nth(2)
  await expect(third).toContainText('Una riga non si vede')
  await third.getByRole('button', { name: 'Sposta giù: Capitolo 3' }).focus()
  for (const place of [4, 5]) {
    await page.keyboard.press('Enter')
    await expect(button(page, `Sposta giù: Capitolo ${place}`)).toBeFocused()
  }
  await button(page, 'Salva la bozza').press('Enter')
  await expect(page.getByText('Tutto salvato alle')).toBeInViewport()
  const stored = (await workingOf(fucina, 'una-guida-lunga')).chapters.map(({ title }) => title)
  expect(stored).toEqual([1, 2, 4, 5, 3, 6, 7, 8, 9, 10, 11, 12].map((number) => `Il ${number}`))
})

test('ADMG-08 a draft that is saved again and again keeps its chapters, and what is put into one is seen', async ({
  page,
  signInAs,
  fucina,
}) => {
  const id = 'salvata-di-nuovo'
  await signInAs({ role: 'admin' })
  await open(page, '/admin/guides/new')
  await field(page, 'Titolo').fill('Salvata di nuovo')
  const chapter = page.locator('.chapter-fields')
  for (const place of [0, 1]) {
    await button(page, 'Aggiungi un capitolo').press('Enter')
    await chapter.nth(place).getByLabel('Titolo del capitolo').fill(`Capitolo numero ${place}`)
  }
  await button(page, 'Salva la bozza').press('Enter')
  await expect(title(page)).toHaveText('Salvata di nuovo')
  await untilInteractive(page)
  const ids = (await workingOf(fucina, id)).chapters.map((one) => one.id)
  expect(new Set(ids).size).toBe(2)

  await button(page, 'Aggiungi un capitolo').press('Enter')
  await chapter.nth(2).getByLabel('Titolo del capitolo').fill('Il terzo')
  const text = chapter.nth(2).getByLabel('Testo del capitolo')
  await text.fill('- Questa riga non ha un titolo')
  await expect(page.getByText('Riga 1: chi impara non la vede.')).toBeVisible()
  await chapter.nth(2).getByRole('button', { name: 'Fai vedere ogni riga' }).press('Enter')
  await expect(text).toHaveValue('* Questa riga non ha un titolo')
  await text.fill('')
  await chapter.nth(2).getByRole('button', { name: 'Titoletto' }).press('Enter')
  await page.keyboard.type('Prima di scrivere')
  await chapter.nth(2).getByRole('button', { name: 'Numeri' }).press('Enter')
  await page.keyboard.type('Prendi la carta.\nPrendi la penna.')
  const seen = '## Prima di scrivere\n1. Prendi la carta.\n2. Prendi la penna.'
  await expect(text).toHaveValue(seen)
  for (const description of ['Una prima volta.', 'E una seconda.']) {
    await field(page, 'Descrizione').fill(description)
    await button(page, 'Salva la bozza').press('Enter')
    await expect.poll(async () => (await workingOf(fucina, id)).description).toBe(description)
    await expect(button(page, 'Salva la bozza')).toBeFocused()
    const { chapters } = await workingOf(fucina, id)
    if (ids.length === 2) ids.push(chapters[2]?.id ?? '')
    expect(chapters.map((one) => one.id)).toEqual(ids)
    expect(chapters[2]?.content).toBe(seen)
  }
})

/** Pastes into a field, as a browser does from a page: its words, its markup, a picture's file. */
const paste = (area: Locator, plain: string, html = '', picture = '') =>
  area.evaluate(
    (field, [words, marked, base64]) => {
      const clipboardData = new DataTransfer()
      if (words) clipboardData.setData('text/plain', words)
      if (marked) clipboardData.setData('text/html', marked)
      if (base64) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        clipboardData.items.add(new File([bytes], 'foto.png', { type: 'image/png' }))
      }
      field.focus()
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    [plain, html, picture] as const,
  )

/** A new guide with one chapter, whose text is empty. */
async function openChapter(page: Page) {
  await open(page, '/admin/guides/new')
  await field(page, 'Titolo').fill('Un testo incollato')
  await button(page, 'Aggiungi un capitolo').press('Enter')
  const chapter = page.locator('.chapter-fields').first()
  await chapter.getByLabel('Titolo del capitolo').fill('Il primo')
  return { chapter, text: chapter.getByLabel('Testo del capitolo') }
}

// What is pasted is read in a document of its own, where the browser refuses its styles too.
const refusedStyles = /Applying inline style/

const pages = join(import.meta.dirname, '../fixtures/paste')

test('REC-30 what is copied from Word, Google Docs, Gmail, Outlook, WhatsApp is pasted as a text of chapters', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  allowErrors(refusedStyles)
  await signInAs({ role: 'admin' })
  const { text } = await openChapter(page)
  const files = readdirSync(pages).filter((file) => file.endsWith('.html'))
  expect(files).toHaveLength(17)
  for (const file of files) {
    const path = join(pages, file)
    await text.fill('')
    await paste(text, 'uno\ndue', readFileSync(path, 'utf8'))
    const markdown = readFileSync(path.replace(/html$/, 'md'), 'utf8').trimEnd()
    await expect(text, file).toHaveValue(markdown)
    expect(markdown, file).not.toMatch(/^\s*[-•]/m)
  }
})

test('REC-30 of a Word text learners see headings and table; what is lost is said, and undo takes it back', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  allowErrors(refusedStyles)
  await signInAs({ role: 'admin' })
  const { chapter, text } = await openChapter(page)
  const word = (name: string) => readFileSync(join(pages, `word-${name}.html`), 'utf8')
  await text.pressSequentially('Si comincia.')
  await paste(text, 'uno\ndue', word('passi'))
  await expect(text).toHaveValue(/^Si comincia\.\n\n## Prenotare una visita\n/)
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue('Si comincia.')
  await paste(text, 'uno\ndue', word('passi'))
  await paste(text, 'uno\ndue', word('tabella'))
  const said = chapter.locator('[aria-live]').filter({ hasText: 'Le immagini incollate' })
  await expect(said).toContainText('Le celle unite di una tabella sono state divise.')
  await expect(said).toBeInViewport()
  const preview = chapter.locator('.learner-view')
  await expect(preview.getByRole('cell', { name: 'Martedì' })).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Prenotare una visita' })).toBeVisible()
  await button(page, 'Ho letto').press('Enter')
  await expect(said).toHaveCount(0)
  await expect(text).toBeFocused()
})

test('REC-30 too much is not pasted and says so; a few words go on in their line; a picture is sent and waits for its words', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  allowErrors(refusedStyles)
  await signInAs({ role: 'admin' })
  const { chapter, text } = await openChapter(page)
  const month = '20/11/26, 15:11 - Anna: ci vediamo domani?\n'.repeat(2000)
  await paste(text, month)
  await expect(chapter.getByText('Non ho incollato niente: sono 86.000 caratteri')).toBeVisible()
  await text.fill('Leggi ')
  await text.press('End')
  await paste(text, 'la pagina', '<h2><a href="https://esempio.it/pagina">la pagina</a></h2>')
  await expect(text).toHaveValue('Leggi [la pagina](https://esempio.it/pagina)')
  await text.fill('')
  await paste(text, '', '', onePixel)
  await expect(chapter.getByText('Scrivi tra le parentesi quadre')).toBeVisible()
  await page.keyboard.type('Il tasto verde')
  await expect(text).toHaveValue(/^!\[Il tasto verde\]\(\/pictures\/[\w-]+\)\n$/)
  await expect(chapter.getByRole('img', { name: 'Il tasto verde' })).toBeVisible()
})
