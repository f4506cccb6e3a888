/** What an administrator does with guides, and what learners then see. */
import type { Browser, Page } from '@playwright/test'
import { guideActs } from '../../app/guides/admin/guide-acts.ts'
import { guideFormTexts } from '../../app/guides/guide-schema.ts'
import type { Fucina } from '../harness/launch.ts'
import { openSession, person } from '../harness/people.ts'
import { focused, press, tabTo } from './by-keyboard.ts'
import { expect, expectAccessible, test, untilInteractive, widths } from './fixtures.ts'
import { button, open, title } from './screens.ts'

test.use({ contentOf: 'admin-guides' })

/** A window of somebody else's browser, signed in. */
async function windowOf(browser: Browser, fucina: Fucina, role: 'customer' | 'admin') {
  const { id } = await person(fucina, { role })
  const context = await browser.newContext({ baseURL: fucina.url, locale: 'it-IT' })
  const [name, value] = await openSession(fucina, id)
  await context.addCookies([{ name, value, url: fucina.url }])
  return { page: await context.newPage(), close: () => context.close() }
}

const clear = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const saved = (page: Page) => page.getByText('Guida salvata.')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The chapters of a guide by title, as they are stored. */
async function chaptersOf(fucina: Fucina, guideId: string) {
  const rows = await fucina
    .db()
    .selectFrom('chapters')
    .select('title')
    .where('guideId', '=', guideId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.title)
}

for (const viewport of widths) {
  test(`ADMG-02 ADMG-07 ADMG-08 ADMG-12 GUIDE-09 GUIDE-11 from an empty form to a guide that is learnt, renamed and removed, by keyboard alone at ${viewport.width} px`, async ({
    page,
    browser,
    signInAs,
    fucina,
  }) => {
    test.slow()
    const name = `Scrivere al Comune ${viewport.width}`
    const id = `scrivere-al-comune-${viewport.width}`
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    await signInAs({ role: 'admin' })
    await open(page, '/admin/guides')
    await press(page, /^Nuova guida$/)
    await expect(title(page)).toHaveText('Nuova guida')
    await untilInteractive(page)

    await tabTo(page, /^Titolo$/)
    await page.keyboard.type(name)
    await tabTo(page, /^Descrizione$/)
    await page.keyboard.type('Prepari una lettera e la spedisci.')
    await tabTo(page, /Strumento$/)
    await page.keyboard.type('Claude')
    await press(page, /^Aggiungi un capitolo$/)
    await expect(page.locator('summary:focus')).toContainText('Nuovo Capitolo')
    await tabTo(page, /^Titolo del capitolo$/)
    await clear(page, 'Trovare le parole')
    await tabTo(page, /^Testo del capitolo$/)
    await page.keyboard.type('Questa riga non ha un titolo')
    await expect(page.getByText('Questa riga non si vede:')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await press(page, /^Nuovo titolo •$/)
    await page.keyboard.type('Prima di scrivere')
    await press(page, /^Nuovo punto -$/)
    await page.keyboard.type('Prendi carta e penna.')
    await expect(field(page, 'Testo del capitolo')).toHaveValue(
      '• Prima di scrivere\n- Prendi carta e penna.',
    )
    await expect(page.getByText('Questa riga non si vede:')).toBeHidden()
    await press(page, /^Aggiungi un esercizio$/)
    await expect(field(page, "Titolo dell'esercizio")).toBeFocused()
    await expect(field(page, "Titolo dell'esercizio")).toHaveValue('Nuovo Esercizio')
    await press(page, /^Anteprima del capitolo 1/)
    const preview = page.locator('.learner-view')
    await expect(preview.getByRole('heading', { name: 'Prima di scrivere' })).toBeVisible()
    await expect(preview.getByText('Prendi carta e penna.')).toBeVisible()
    await expect(preview.getByRole('heading', { name: 'Nuovo Esercizio' })).toBeVisible()

    await press(page, /^Aggiungi un capitolo$/)
    const second = page.locator('.chapter-fields').nth(1)
    await expect(second.getByLabel('Titolo del capitolo')).toHaveValue('Nuovo Capitolo')
    // Back to the buttons of the part, which stand before its fields.
    for (let step = 0; step < 9; step += 1) {
      if (/Sposta su: Capitolo 2/.test((await focused(page))?.name ?? '')) break
      await page.keyboard.press('Shift+Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText('Capitolo 2 spostato al posto 1')).toBeAttached()
    await expect(page.locator('.chapter-fields > summary').first()).toBeFocused()
    await press(page, /^Pubblicata/, 'Space')
    await press(page, /^Crea la guida$/)
    await expect(page).toHaveURL(new RegExp(`/admin/guides/${id}(\\?esito=\\w+)?$`))
    await expect(title(page)).toHaveText(name)
    await expect(saved(page)).toBeVisible()
    expect(await chaptersOf(fucina, id)).toEqual(['Nuovo Capitolo', 'Trovare le parole'])

    const learner = await windowOf(browser, fucina, 'customer')
    await learner.page.setViewportSize(viewport)
    await open(learner.page, `/guides/${id}`)
    for (const place of [0, 1]) {
      const part = learner.page.locator('.chapters > li').nth(place)
      if (!(await part.locator('details').evaluate((one) => (one as HTMLDetailsElement).open))) {
        await part.locator('summary').press('Enter')
      }
      await part.getByRole('button', { name: 'Segna il capitolo come fatto' }).press('Enter')
      await expect(part.getByRole('button', { name: 'Segna come da fare' })).toBeVisible()
    }
    await expect(learner.page.getByText("Complimenti, ce l'hai fatta!").first()).toBeVisible()

    await untilInteractive(page)
    await press(page, /Nuovo Capitolo/)
    await tabTo(page, /^Titolo del capitolo$/)
    await clear(page, 'Cominciare bene')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => chaptersOf(fucina, id))
      .toEqual(['Cominciare bene', 'Trovare le parole'])
    await expect(saved(page)).toBeVisible()
    await learner.page.reload()
    await expect(learner.page.getByText('Cominciare bene')).toBeVisible()
    await expect(learner.page.getByRole('main').getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '100',
    )

    await untilInteractive(page)
    await press(page, /^Elimina la guida$/)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Sei sicuro di voler eliminare questa guida?')
    await expect(question).toContainText('ha 2 capitoli. 1 persona ha progressi in questa guida.')
    await expect(question.getByRole('button', { name: 'Tieni la guida' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(button(page, 'Elimina la guida')).toBeFocused()
    expect(await chaptersOf(fucina, id)).toHaveLength(2)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Guide')
    await expect(page.getByText('La guida è nel cestino')).toBeVisible()
    await expect(page.getByText(name)).toBeHidden()
    await learner.page.reload()
    await expect(title(learner.page)).toHaveText('Guida non trovata')
    await learner.close()
  })

  test(`ADMG-01 ADMG-04 ADMG-11 every state of list and form at ${viewport.width} px passes axe`, async ({
    page,
    signInAs,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs({ role: 'admin' })
    await open(page, '/admin/guides')
    await expectAccessible(page)
    await field(page, 'Cerca tra le guide').fill('CHATGPT')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=CHATGPT/)
    await expect(page.locator('.rows .name')).toHaveText(['Parlare con ChatGPT per la prima volta'])
    await page
      .getByRole('button', { name: /^Elimina/ })
      .first()
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await open(page, '/admin/guides?q=niente+di+simile')
    await expect(page.getByText('Nessuna guida trovata per «niente di simile».')).toBeVisible()
    await expectAccessible(page)

    await open(page, '/admin/guides/new')
    await button(page, 'Crea la guida').click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toContainText(guideFormTexts.required)
    await expect(page.locator('.err')).toHaveText([1, 2, 3].map(() => guideFormTexts.required))
    await expectAccessible(page)

    await open(page, '/admin/guides/chatgpt-basics')
    await expect(field(page, 'Descrizione')).toHaveAttribute('rows', '4')
    await page.locator('.chapter-fields > summary').first().click()
    await page.locator('.learner-view > summary').first().click()
    await expect(field(page, 'Testo del capitolo').first()).toHaveAttribute('rows', '8')
    await field(page, 'Testo del capitolo').first().fill('senza titolo')
    await expect(page.getByText('Questa riga non si vede:')).toBeVisible()
    await expectAccessible(page)
  })
}

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
  await button(page, 'Crea la guida').dblclick()
  await expect(button(page, 'Salvo…')).toBeDisabled()
  await expect(page).toHaveURL(/\/admin\/guides\/una-volta-sola(\?esito=\w+)?$/)
  const rows = await fucina
    .db()
    .selectFrom('guides')
    .select('id')
    .where('title', '=', 'Una volta sola')
    .execute()
  expect(rows).toHaveLength(1)
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
  const other = await windowOf(browser, fucina, 'admin')
  const path = '/admin/guides/gemini-basics'
  await open(page, path)
  await open(other.page, path)
  await field(other.page, 'Titolo').fill('La versione di un altro')
  await button(other.page, 'Salva la guida').click()
  await expect(saved(other.page)).toBeVisible()
  await other.close()

  await field(page, 'Titolo').fill('La mia versione')
  await button(page, 'Salva la guida').click()
  await expect(page.getByText("Un'altra persona ha salvato questa guida")).toBeVisible()
  await expect(field(page, 'Titolo')).toHaveValue('La mia versione')
  await expectAccessible(page)
  await button(page, 'Salva la mia al suo posto').click()
  await expect(title(page)).toHaveText('La mia versione')
  const trash = await fucina
    .db()
    .selectFrom('trash')
    .select('title')
    .where('recordId', '=', 'gemini-basics')
    .execute()
  expect(trash).toEqual([{ title: 'La versione di un altro' }])
})

test('ERR-37 a save without connection keeps everything; what was typed outlives a closed tab', async ({
  page,
  context,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_FAILED|ERR_INTERNET/)
  await signInAs({ role: 'admin' })
  const path = '/admin/guides/perplexity-basics'
  await open(page, path)
  await field(page, 'Descrizione').fill('Scritta senza rete')
  await page.route('**/perplexity-basics.data*', (route) => route.abort())
  await button(page, 'Salva la guida').click()
  await expect(page.getByRole('alert').getByText(guideActs.failedTexts.save)).toBeVisible()
  await expect(field(page, 'Descrizione')).toHaveValue('Scritta senza rete')
  await page.close()
  const next = await context.newPage()
  await open(next, path)
  await button(next, 'Riprendi la bozza').click()
  await expect(field(next, 'Descrizione')).toHaveValue('Scritta senza rete')
  await button(next, 'Salva la guida').click()
  await expect(saved(next)).toBeVisible()
  await expect(field(next, 'Descrizione')).toHaveValue('Scritta senza rete')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('ADMG-07 ADMG-08 ADMG-12 a guide is written, changed and removed', async ({
    page,
    signInAs,
    fucina,
  }) => {
    await signInAs({ role: 'admin' })
    await page.goto('/admin/guides')
    await page.getByRole('link', { name: 'Nuova guida' }).click()
    await field(page, 'Titolo').fill('Senza script')
    await field(page, 'Descrizione').fill('Si scrive lo stesso.')
    await field(page, 'Strumento').selectOption({ label: 'ChatGPT' })
    await button(page, 'Aggiungi un capitolo').click()
    await expect(field(page, 'Titolo')).toHaveValue('Senza script')
    await expect(field(page, 'Titolo del capitolo')).toHaveValue('Nuovo Capitolo')
    await button(page, 'Aggiungi un esercizio').click()
    await expect(field(page, "Titolo dell'esercizio")).toHaveValue('Nuovo Esercizio')
    await button(page, 'Crea la guida').click()
    await expect(page).toHaveURL(/\/admin\/guides\/senza-script(\?esito=\w+)?$/)
    await expect(title(page)).toHaveText('Senza script')
    expect(await chaptersOf(fucina, 'senza-script')).toEqual(['Nuovo Capitolo'])
    await field(page, 'Titolo').fill('Sempre senza script')
    await button(page, 'Salva la guida').click()
    await expect(title(page)).toHaveText('Sempre senza script')
    await page.getByRole('link', { name: 'Elimina la guida' }).click()
    await expect(
      page.getByRole('heading', { name: 'Sei sicuro di voler eliminare questa guida?' }),
    ).toBeVisible()
    await button(page, 'Elimina la guida').click()
    await expect(page.getByText('La guida è nel cestino')).toBeVisible()
    expect(await chaptersOf(fucina, 'senza-script')).toEqual([])
  })
})
