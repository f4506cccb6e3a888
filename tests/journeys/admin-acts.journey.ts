/** What the administrators' forms and lists have in common: acts, outcomes, drafts, conflicts. */
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { promptSetNoun } from '../../app/prompt-sets/prompt-set-noun.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { signedIn } from '../harness/people.ts'
import { recordOf } from '../harness/records.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { button, hearNews, open } from './screens.ts'

test.use({ contentOf: 'admin-acts' })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const saved = (page: Page) => page.getByText(/^Strumento salvato\./)
const draft = (page: Page) => page.getByText("Qui c'è una bozza non salvata.")

test('HSE-04 what was done is said once: the address forgets it, and a reload does not say it again', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin/tools/4')
  await field(page, 'Descrizione').fill('Detta una volta sola.')
  await button(page, 'Salva la bozza').click()
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/tools\/4$/)
  await expect(button(page, 'Salva la bozza')).toBeFocused()
  await page.reload()
  await untilInteractive(page)
  await expect(saved(page)).toHaveCount(0)
})

test('REC-33 the buttons say what is stored and what is not, also of words typed while a save is under way, which no save takes along', async ({
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
  await button(page, 'Salva la bozza').press('Enter')
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
  await open(page, '/admin/tools/new')
  await expect(field(page, 'Nome')).toHaveValue('')
  await expect(draft(page)).toHaveCount(0)
})

test('REC-36 a template that is added has one id for good, however often it is saved under whatever title', async ({
  page,
  signInAs,
  fucina,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin/prompts/medico')
  await button(page, 'Aggiungi un template').press('Enter')
  const ids = new Set<string | undefined>()
  for (const title of ['Un titolo', 'Un altro titolo']) {
    await page.locator('[name^="templates"][name$=".title"]').last().fill(title)
    await button(page, 'Salva la bozza').press('Enter')
    await expect(page.getByText('Tutto salvato alle')).toBeVisible()
    const { templates } = (await recordOf(fucina.db(), promptSetNoun, 'medico')).working
    expect(templates.at(-1)?.title).toBe(title)
    ids.add(templates.at(-1)?.id)
  }
  expect([...ids]).toEqual([expect.stringMatching(/^[\w-]{20,}$/)])
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

test('a conflict and an ended session come into sight and take the focus', async ({
  page,
  signInAs,
  fucina,
  allowErrors,
}) => {
  allowErrors(/status of (409|401)/)
  const user = await signInAs({ role: 'admin' })
  await open(page, '/admin/tools/6')
  const db = fucina.db()
  await sql`update "records" set "version" = "version" + 1 where "id" = '6'`.execute(db)
  await field(page, 'Descrizione').fill('La mia.')
  const save = button(page, 'Salva la bozza')
  await save.click()
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'Quello che hai scritto è ancora qui' })
  await expect(conflict).toBeFocused()
  await expect(conflict).toBeInViewport()
  await db.deleteFrom('sessions').where('userId', '=', user.id).execute()
  await save.click()
  const ended = page.getByRole('alert').filter({ hasText: 'Il tuo accesso è scaduto' })
  await expect(ended).toBeFocused()
  await expect(ended).toBeInViewport()
  await expect(field(page, 'Descrizione')).toHaveValue('La mia.')
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
  await take()
  await expect(chapters).toHaveCount(count - 1)
  await button(page, 'Annulla e rimetti Capitolo 1').click()
  await expect(chapters).toHaveCount(count)
  await take()
  await button(page, 'Salva la bozza').press('Enter')
  await expect(page.getByText('chi visita il sito vede ancora la versione')).toBeVisible()
  expect((await stored()).working.chapters).toHaveLength(count - 1)
  await button(page, 'Salva e pubblica').press('Enter')
  const question = page.getByRole('alert').filter({ hasText: '1 persona ha già fatto' })
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
