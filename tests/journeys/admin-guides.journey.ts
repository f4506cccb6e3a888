/** What an administrator does with guides. */
import type { Browser, Page } from '@playwright/test'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { readRevisions } from '../../app/records/store/revisions.server.ts'
import type { Fucina } from '../harness/launch.ts'
import { openSession, person } from '../harness/people.ts'
import { recordOf, storeRecord } from '../harness/records.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

test.use({ contentOf: 'administration' })

/** The window of another administrator. */
async function colleagueIn(browser: Browser, fucina: Fucina) {
  const { id } = await person(fucina, { role: 'admin' })
  const context = await browser.newContext({ baseURL: fucina.url, locale: 'it-IT' })
  const [name, value] = await openSession(fucina, id)
  await context.addCookies([{ name, value, url: fucina.url }])
  return { page: await context.newPage(), close: () => context.close() }
}

const saved = (page: Page) => page.getByText(/^Guida salvata\./)
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** A guide as administrators work on it. */
const workingOf = async (fucina: Fucina, id: string) =>
  (await recordOf(fucina.db(), guideNoun, id)).working

const chaptersOf = async (fucina: Fucina, id: string) =>
  (await workingOf(fucina, id)).chapters.map(({ title }) => title)

test('REC-36 a long guide: its chapters are told apart while they are folded, opened and closed at once, and moved to a place', async ({
  page,
  signInAs,
  fucina,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const content = '• Uno\n- Due'
  const chapters = Array.from({ length: 12 }, (_, place) => {
    return { title: `Il ${place + 1}`, content, duration: 5 }
  })
  const long = guideNoun.schema.parse({
    title: 'Una guida lunga',
    description: 'Dodici capitoli.',
    toolId: '1',
    duration: 60,
    chapters,
  })
  await storeRecord(fucina.db(), guideNoun, 'una-guida-lunga', long)
  await signInAs({ role: 'admin' })
  await open(page, '/admin/guides/una-guida-lunga')
  const opened = page.locator('.chapter-fields[open]')
  await expect(page.getByRole('heading', { name: '12 capitoli' })).toBeVisible()
  await expect(opened).toHaveCount(0)
  await button(page, 'Apri tutti').press('Enter')
  await expect(opened).toHaveCount(12)
  await field(page, 'Testo del capitolo').nth(2).fill('Senza titoletto')
  await button(page, 'Chiudi tutti').press('Enter')
  await expect(opened).toHaveCount(0)
  const third = page.locator('.part-fold').nth(2)
  await expect(third).toContainText('Una riga non si vede')
  await third.getByText('Sposta Capitolo 3', { exact: true }).press('Enter')
  await third.getByLabel('Al posto').fill('11')
  await third.getByRole('button', { name: 'Sposta Capitolo 3 qui' }).press('Enter')
  await expect(page.locator('.chapter-fields > summary').nth(10)).toBeFocused()
  await expect(page.locator('.chapter-fields > summary').nth(10)).toContainText('Il 3')
  await button(page, 'Salva la bozza').press('Enter')
  await expect(page.getByText('Tutto salvato alle')).toBeInViewport()
  const moved = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 3, 12].map((number) => `Il ${number}`)
  expect(await chaptersOf(fucina, 'una-guida-lunga')).toEqual(moved)
  // What would not be seen is named, and asked about.
  const isPublished = async () =>
    (await recordOf(fucina.db(), guideNoun, 'una-guida-lunga')).isDraft === false
  await button(page, 'Salva e pubblica').press('Enter')
  const question = told(page).filter({ hasText: 'Chi impara non vede 1 riga' })
  await expect(question).toBeFocused()
  await expect(question).toContainText('Capitolo 11, «Il 3», riga 1: «Senza titoletto»')
  await expect(button(page, 'Salva e pubblica')).toBeEnabled()
  expect(await isPublished()).toBe(false)
  await question.getByRole('button', { name: 'Pubblica lo stesso' }).press('Enter')
  await expect(page.getByText('Guida salvata. È pubblicata')).toBeVisible()
  expect(await isPublished()).toBe(true)
})

test('ADM-12 a save that takes its time disables the button, and a double press stores once', async ({
  page,
  signInAs,
  fucina,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin/guides/new')
  await field(page, 'Titolo').fill('Una volta sola')
  await field(page, 'Descrizione').fill('Prova')
  await field(page, 'Strumento').selectOption({ label: 'Claude' })
  await page.route('**/admin/guides/new.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await button(page, 'Salva la bozza').dblclick()
  await expect(button(page, 'Salvo…')).toBeDisabled()
  await expect(page).toHaveURL(/\/admin\/guides\/una-volta-sola(\?esito=\w+)?$/)
  const rows = await fucina
    .db()
    .selectFrom('records')
    .select('id')
    .where('noun', '=', 'guide')
    .where('title', '=', 'Una volta sola')
    .execute()
  expect(rows).toHaveLength(1)
})

test('ADMG-08 a draft that is saved again and again keeps its chapters, and what is pasted or put into one is seen', async ({
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
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/plain',
      'Prima di partire:\r\n1. Prendi la carta\r\n2. Prendi la penna',
    )
    const paste = { clipboardData, bubbles: true, cancelable: true }
    area.dispatchEvent(new ClipboardEvent('paste', paste))
  })
  await expect(text).toHaveValue('• Prima di partire\n- Prendi la carta\n- Prendi la penna')
  await text.fill('Questa riga non ha un titolo')
  await expect(page.getByText('Riga 1: chi impara non la vede.')).toBeVisible()
  await text.fill('')
  await chapter.nth(2).getByRole('button', { name: 'Titoletto' }).press('Enter')
  await page.keyboard.type('Prima di scrivere')
  await chapter.nth(2).getByRole('button', { name: 'Voce' }).press('Enter')
  await page.keyboard.type('Prendi carta e penna.')
  const seen = '• Prima di scrivere\n- Prendi carta e penna.'
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

const wordText = `
  <p class=MsoHeading1>Prima di partire</p>
  <p class=MsoListParagraph><span style='mso-list:Ignore'>o<span>  </span></span>Prendi la <b>carta</b> con te
    <span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[RM1]</a></span></p>
  <table><tr><td><p>Lunedì</p></td><td><p>8:30</p><p>12:30</p></td></tr></table>
  <div style='mso-element:comment-list'><div style='mso-element:comment'>
    <p class=MsoCommentText>[RM1]Chiedere a Paola</p></div></div>`

test('REC-30 of a Word text come the words, a row of a table as one, and no comments', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  // What is pasted is read in a document of its own, where the browser refuses its styles too.
  allowErrors(/Applying inline style/)
  await signInAs({ role: 'admin' })
  await open(page, '/admin/guides/new')
  await button(page, 'Aggiungi un capitolo').press('Enter')
  const chapter = page.locator('.chapter-fields').first()
  await chapter.getByLabel('Titolo del capitolo').fill('In viaggio')
  const text = chapter.getByLabel('Testo del capitolo')
  await text.evaluate((area, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'Prima di partire\nPrendi la carta')
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, wordText)
  await expect(text).toHaveValue(
    '• Prima di partire\n- Prendi la **carta** con te\n- Lunedì, 8:30 12:30',
  )
  await expect(chapter.getByText('Le immagini non si incollano')).toHaveCount(0)
  const pasteInto = (plain: string, html: string) =>
    text.evaluate(
      (area, [words, marked]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', words)
        clipboardData.setData('text/html', marked)
        const paste = { clipboardData, bubbles: true, cancelable: true }
        area.dispatchEvent(new ClipboardEvent('paste', paste))
      },
      [plain, html] as const,
    )
  await text.fill('')
  await pasteInto(
    'Scrivici\nUn disegno',
    '<p><a href="mailto:ciao@esempio.it">Scrivici</a> ora</p><p><img src="data:,">Un disegno</p>',
  )
  const said = chapter.locator('[aria-live]').filter({ hasText: 'Le immagini non si incollano' })
  await expect(said).toContainText('Di «Scrivici» sono rimaste le parole.')
  await text.press('End')
  await page.keyboard.type('!')
  await expect(said).toHaveCount(0)
  // Whoever types the mark that Enter has put gets one.
  await text.fill('')
  await text.pressSequentially('• Aprire\n- Premi il pulsante\n- Scrivi - piano\nBasta')
  await expect(text).toHaveValue('• Aprire\n- Premi il pulsante\n- Scrivi - piano\n- Basta')
  await text.fill('Leggi ')
  await text.press('End')
  await pasteInto('la pagina', '<a href="https://esempio.it/pagina">la pagina</a>')
  await expect(text).toHaveValue('Leggi [la pagina](https://esempio.it/pagina)')
})

test('Q29 two administrators on one guide: the second hears of it, keeps what was typed, and decides', async ({
  page,
  browser,
  signInAs,
  fucina,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  await signInAs({ role: 'admin' })
  const other = await colleagueIn(browser, fucina)
  const path = '/admin/guides/gemini-basics'
  await open(page, path)
  await open(other.page, path)
  await field(other.page, 'Titolo').fill('La versione di un altro')
  await button(other.page, 'Salva la bozza').click()
  await expect(saved(other.page)).toBeVisible()
  await other.close()

  await field(page, 'Titolo').fill('La mia versione')
  await button(page, 'Salva la bozza').click()
  const conflict = told(page).filter({ hasText: 'ha salvato questa guida mentre la modificavi' })
  await expect(conflict).toBeFocused()
  await expect(conflict.locator('del')).toHaveText(['versione', 'di un altro'])
  await expect(conflict.locator('ins')).toHaveText(['mia', 'versione'])
  await expect(field(page, 'Titolo')).toHaveValue('La mia versione')
  await button(page, 'Salva la mia al suo posto').click()
  await expect(title(page)).toHaveText('La mia versione')
  const [, kept] = await readRevisions(fucina.db(), guideNoun, 'gemini-basics')
  expect(kept?.content).toMatchObject({ title: 'La versione di un altro' })
})
