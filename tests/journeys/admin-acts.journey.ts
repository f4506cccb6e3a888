/** What the administrators' forms and lists have in common: acts, outcomes, drafts, conflicts. */
import type { Page } from '@playwright/test'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { signedIn } from '../harness/people.ts'
import { recordOf } from '../harness/records.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { button, hearNews, open, told } from './screens.ts'

test.use({ contentOf: 'administration' })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const draft = (page: Page) => page.getByText("Qui c'è una bozza non salvata.")

test('ADM-12 REC-33 HSE-04 the buttons say what is stored and what is not, also of words typed while a save is under way, and what was done is said once', async ({
  page,
  signInAs,
  fucina,
}) => {
  await signInAs({ role: 'admin' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/admin/tools/8')
  const bar = page.locator('.save-bar')
  const kept = bar.getByText('Non ancora salvato: una copia resta su questo dispositivo.')
  const stored = bar.getByText(/^Tutto salvato( e pubblicato)? alle \d{2}:\d{2}\.$/)
  const words = field(page, 'Descrizione')
  await words.fill('Una prima versione.')
  await expect(kept).toBeInViewport()
  await button(page, 'Salva e pubblica').press('Enter')
  await expect(stored).toBeInViewport()
  await expect(kept).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/tools\/8$/)
  await expect(button(page, 'Salva e pubblica')).toBeFocused()
  await page.reload()
  await untilInteractive(page)
  await expect(page.getByText(/^Strumento salvato\./)).toHaveCount(0)

  const slow = async () => {
    await page.route('**/admin/tools/*.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      await route.continue()
    })
  }
  await slow()
  await words.fill('Una seconda.')
  await button(page, 'Salva e pubblica').press('Enter')
  await words.fill('Scritta mentre si salva.')
  await expect(button(page, 'Salva e pubblica')).toBeEnabled()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(kept).toBeInViewport()
  await expect(stored).toHaveCount(0)
  expect((await recordOf(fucina.db(), toolNoun, '8')).working.description).toBe('Una seconda.')
  await words.fill('Una seconda.')
  await expect(stored).toBeInViewport()
  await words.fill('Scritta mentre si salva.')
  await expect(kept).toBeInViewport()
  await page.reload()
  await button(page, 'Riprendi la bozza').press('Enter')
  await expect(words).toHaveValue('Scritta mentre si salva.')
  await expect(kept).toBeInViewport()
  await button(page, 'Salva la bozza').press('Enter')
  await expect(stored).toBeInViewport()
  await page.reload()
  await untilInteractive(page)
  await expect(draft(page)).toHaveCount(0)
  await expect(words).toHaveValue('Scritta mentre si salva.')

  await open(page, '/admin/tools/new')
  await slow()
  await field(page, 'Nome').fill('Nato adesso')
  await button(page, 'Salva la bozza').dblclick()
  await expect(button(page, 'Salvo…')).toBeDisabled()
  await words.fill('Scritta mentre nasce.')
  await expect(page).toHaveURL(/tools\/nato-adesso/)
  await page.unrouteAll({ behavior: 'wait' })
  await expect(kept).toBeInViewport()
  await expect(words).toHaveValue('Scritta mentre nasce.')
  await button(page, 'Salva la bozza').press('Enter')
  await expect(stored).toBeInViewport()
  expect((await recordOf(fucina.db(), toolNoun, 'nato-adesso')).working.description).toBe(
    'Scritta mentre nasce.',
  )
  const rows = fucina.db().selectFrom('records').select('id').where('title', '=', 'Nato adesso')
  expect(await rows.execute()).toHaveLength(1)
  await open(page, '/admin/tools/new')
  await expect(field(page, 'Nome')).toHaveValue('')
  await expect(draft(page)).toHaveCount(0)
})

test('a draft is offered to who typed it alone, and what is typed of a person is never kept', async ({
  page,
  context,
  signInAs,
}) => {
  const kept = page.getByText('una copia resta su questo dispositivo')
  await signInAs({ role: 'admin' })
  const anna = await context.cookies()
  await open(page, '/admin/tools/7')
  await field(page, 'Nome').fill('Una bozza di Anna')
  await expect(kept).toBeVisible()
  const bruno = await signInAs({ role: 'admin' })
  await open(page, '/admin/tools/7')
  await page.waitForTimeout(500)
  await expect(draft(page)).toHaveCount(0)
  await open(page, `/admin/users/${bruno.id}`)
  await field(page, 'Città').fill('Clusone')
  await page.waitForTimeout(800)
  await expect(kept).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Clusone')
  await context.addCookies(anna)
  await open(page, '/admin/tools/7')
  await expect(draft(page)).toBeVisible()
})

test('HLD-02 a chapter that was taken out comes back by one press, and only what everybody sees without it loses progress, and asks', async ({
  page,
  signInAs,
  fucina,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  await signInAs({ role: 'admin' })
  const stored = () => recordOf(fucina.db(), guideNoun, 'deepl-basics')
  const learner = await signedIn(fucina)
  await learner.visitor.post('/guides/deepl-basics', {
    intent: 'complete',
    id: (await stored()).content?.chapters[0]?.id ?? '',
  })
  await open(page, '/admin/guides/deepl-basics')
  const chapters = page.locator('.chapter-fields')
  const count = await chapters.count()
  const take = () => button(page, 'Togli Capitolo 1').click()
  const typed = () =>
    page
      .locator('#modulo')
      .evaluate((form: HTMLFormElement) =>
        [...new FormData(form)].filter(([, value]) => typeof value === 'string'),
      )
  const before = await typed()
  for (const place of [1, 2, count]) {
    await button(page, `Togli Capitolo ${place}`).click()
    await expect(chapters).toHaveCount(count - 1)
    await button(page, `Annulla e rimetti Capitolo ${place}`).click()
    await expect(chapters).toHaveCount(count)
    expect(await typed()).toEqual(before)
  }
  await take()
  await button(page, 'Salva la bozza').press('Enter')
  await expect(page.getByText('chi visita il sito vede ancora la versione')).toBeVisible()
  expect((await stored()).working.chapters).toHaveLength(count - 1)
  await button(page, 'Salva e pubblica').press('Enter')
  const question = told(page).filter({ hasText: '1 persona ha già fatto' })
  await expect(question).toBeFocused()
  expect((await stored()).content?.chapters).toHaveLength(count)
  await question.getByRole('button', { name: 'Salva e togli' }).press('Enter')
  await expect(page.getByText('Guida salvata. È pubblicata')).toBeVisible()
  expect((await stored()).content?.chapters).toHaveLength(count - 1)
})

test('who loses the role while writing is led away and told', async ({
  page,
  signInAs,
  fucina,
}) => {
  const user = await signInAs({ role: 'admin' })
  const other = await signedIn(fucina, { role: 'admin' })
  await open(page, '/admin/tools/7')
  await field(page, 'Descrizione').fill('Ancora da salvare.')
  const taken = await other.visitor.post('/admin/users', { intent: 'take-role', id: user.id })
  expect(taken.status).toBe(303)
  await hearNews(page)
  await expect(page.getByText('Il tuo ruolo è cambiato')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})
