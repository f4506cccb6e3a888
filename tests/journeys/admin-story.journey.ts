/** The whole story of a guide, from an empty form to the trash, told by keyboard alone. */
import type { Browser, Page } from '@playwright/test'
import type { Fucina } from '../harness/launch.ts'
import { openSession, person } from '../harness/people.ts'
import { press, tabTo, toTop } from './by-keyboard.ts'
import { desktop, expect, test, untilInteractive } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

test.use({ contentOf: 'administration' })

async function learnerBeside(browser: Browser, fucina: Fucina) {
  const { id } = await person(fucina, { name: 'Lia Impara' })
  const context = await browser.newContext({
    baseURL: fucina.url,
    locale: 'it-IT',
    reducedMotion: 'reduce',
    viewport: desktop,
  })
  const [name, value] = await openSession(fucina, id)
  await context.addCookies([{ name, value, url: fucina.url }])
  return { page: await context.newPage(), close: () => context.close() }
}

/** Takes the focus when the screen is there, a moment after the address. */
const outcome = (page: Page) => told(page).first()

/** From the top of the page to an entry of the sidebar, on a phone behind its button. */
async function goTo(page: Page, label: string) {
  await untilInteractive(page)
  await toTop(page)
  const menu = page.getByRole('navigation', { name: 'Amministrazione' }).locator('summary')
  if (await menu.isVisible()) await press(page, /^Menu$/)
  await press(page, new RegExp(`^${label}$`))
  await expect(title(page)).toHaveText(label)
  await untilInteractive(page)
}

async function type(page: Page, label: RegExp, text: string) {
  await tabTo(page, label)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const completedLessons = async (page: Page) =>
  Number(await page.locator('dt', { hasText: 'Guide completate' }).locator('+ dd').textContent())

/** Does the chapter at `place`, opened first where it is not. */
async function doChapter(page: Page, place: number, name: string) {
  const part = page.locator('.chapters > li').nth(place)
  if (!(await part.locator('details').evaluate((one) => (one as HTMLDetailsElement).open))) {
    await press(page, new RegExp(name))
    await expect(part.locator('details')).toHaveAttribute('open')
  }
  await press(page, /^Segna il capitolo come fatto$/)
  await expect(part.getByRole('button', { name: 'Segna come da fare' })).toBeVisible()
}

const tool = 'Bussola'
const guide = 'Trovare la strada'
const toolId = 'bussola'
const guideId = 'trovare-la-strada'

test('ADMT-07 ADMG-02 ADMG-08 ADMG-12 ADMG-13 ADM-08 ADM-11 GUIDE-11 by keyboard alone: a tool, its guide, a learner who completes it, the count, another chapter title, the end', async ({
  page,
  browser,
  signInAs,
  fucina,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs({ role: 'admin', name: 'Ada Amministra' })
  const learner = await learnerBeside(browser, fucina)
  await open(page, '/admin/dashboard')
  const before = await completedLessons(page)

  await goTo(page, 'Strumenti AI')
  await press(page, /^Nuovo strumento$/)
  await expect(title(page)).toHaveText('Nuovo strumento')
  await untilInteractive(page)
  await type(page, /^Nome$/, tool)
  await type(page, /^Descrizione$/, 'Indica la direzione.')
  await type(page, /^Categoria$/, 'Orientamento')
  await press(page, /^Salva e pubblica$/)
  await expect(page).toHaveURL(new RegExp(`/admin/tools/${toolId}(\\?esito=\\w+)?$`))
  await expect(outcome(page)).toBeVisible()
  await expect(button(page, 'Salva e pubblica')).toBeFocused()

  await goTo(page, 'Guide')
  await press(page, /^Nuova guida$/)
  await expect(title(page)).toHaveText('Nuova guida')
  await untilInteractive(page)
  await type(page, /^Titolo$/, guide)
  await type(page, /^Descrizione$/, 'Due passi, e si arriva.')
  await tabTo(page, /Strumento$/)
  await page.keyboard.type(tool)
  await tabTo(page, /^Durata in minuti$/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('30')
  for (const chapter of ['Partire', 'Arrivare']) {
    await press(page, /^Aggiungi un capitolo$/)
    await expect(page.locator('.chapter-fields > summary').last()).toBeFocused()
    await type(page, /^Titolo del capitolo$/, chapter)
    await type(page, /^Testo del capitolo$/, `• ${chapter} bene\n- Guarda la mappa.`)
    await tabTo(page, /^Durata in minuti$/)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('15')
  }
  const preview = page.locator('.learner-view').last()
  await expect(preview.getByRole('heading', { name: 'Arrivare bene' })).toBeVisible()
  await expect(preview.getByText('Guarda la mappa.')).toBeVisible()
  await press(page, /^Salva la bozza$/)
  await expect(page).toHaveURL(new RegExp(`/admin/guides/${guideId}(\\?esito=\\w+)?$`))
  await expect(outcome(page)).toBeVisible()
  await expect(button(page, 'Salva la bozza')).toBeFocused()

  // A draft: its writer sees it as learners will, learners do not see it.
  await goTo(page, 'Guide')
  await press(page, new RegExp(`^(Modifica\\s+)?${guide}$`))
  await expect(title(page)).toHaveText(guide)
  await untilInteractive(page)
  await press(page, /^Vedi la pagina$/)
  await expect(page).toHaveURL(`${fucina.url}/guides/${guideId}?anteprima=si`)
  // The heading first: the form has the same title and the same word.
  await expect(page.getByRole('heading', { name: 'Partire bene' })).toBeVisible()
  await expect(page.getByText('Bozza').first()).toBeVisible()
  const hidden = await learner.page.request.get(`/guides/${guideId}`)
  expect(hidden.status()).toBe(404)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Salva e pubblica' })).toBeVisible()
  await untilInteractive(page)
  await press(page, /^Salva e pubblica$/)
  await expect(page.getByText('Guida salvata. È pubblicata')).toBeVisible()

  await open(learner.page, `/tools/${toolId}`)
  await toTop(learner.page)
  await press(learner.page, new RegExp(guide))
  await expect(title(learner.page)).toHaveText(guide)
  await untilInteractive(learner.page)
  await doChapter(learner.page, 0, 'Partire')
  await doChapter(learner.page, 1, 'Arrivare')
  await expect(learner.page.getByText("Complimenti, ce l'hai fatta!").first()).toBeVisible()

  await goTo(page, 'Dashboard')
  // Journeys beside this one finish guides on the same server.
  await expect.poll(() => completedLessons(page)).toBeGreaterThan(before)
  await press(page, new RegExp(` ha pubblicato la guida «${guide}»$`))
  await expect(title(page)).toHaveText(guide)

  await untilInteractive(page)
  await press(page, /Partire/)
  await type(page, /^Titolo del capitolo$/, 'Mettersi in cammino')
  await press(page, /^Salva la bozza$/)
  await expect(page.getByText('chi visita il sito vede ancora la versione')).toBeVisible()
  await learner.page.reload()
  await expect(learner.page.getByText('Partire', { exact: true })).toBeVisible()
  await press(page, /^Salva e pubblica$/)
  await expect(page.getByText('Guida salvata. È pubblicata')).toBeVisible()
  await learner.page.reload()
  await expect(learner.page.getByText('Mettersi in cammino')).toBeVisible()
  await expect(learner.page.getByText('Partire', { exact: true })).toHaveCount(0)
  const progress = learner.page.getByRole('main').getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuenow', '100')

  await press(page, /^Elimina la guida$/)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Quello che chi impara ha fatto resta')
  await page.keyboard.press('Shift+Tab')
  await expect(question.getByRole('button', { name: 'Elimina la guida' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Guida eliminata con successo.')).toBeVisible()
  await learner.page.reload()
  await expect(title(learner.page)).toHaveText('Guida non trovata')
  const ofTool = await learner.page.request.get(`/tools/${toolId}`)
  expect(await ofTool.text()).not.toContain(guide)
  await learner.close()
})
