/** What the administrators' forms and lists have in common: acts, outcomes, drafts, conflicts. */
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { guideNoun } from '../../app/guides/guide-noun.ts'
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

test('a save whose answer is slow leaves no draft of what it stored', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin/tools/5')
  await page.route('**/admin/tools/5.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await field(page, 'Nome').pressSequentially(' nuovo')
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible()
  await expect(draft(page)).toHaveCount(0)
  await page.reload()
  await untilInteractive(page)
  await expect(draft(page)).toHaveCount(0)
})

test('a draft is offered to who typed it alone, and what is typed of a person is never kept', async ({
  page,
  context,
  signInAs,
}) => {
  const kept = page.getByText('Bozza tenuta su questo dispositivo')
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

test('HSE-05 a chapter that was taken out comes back by one press, and only what everybody sees without it loses progress, and asks', async ({
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

test('Auth Data opens while the services are still being asked', async ({ page, signInAs }) => {
  await signInAs({ role: 'admin' })
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/admin/test.data*', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await open(page, '/admin/test')
  await expect(page.getByText('Controllo…').first()).toBeVisible()
  await page.getByRole('link', { name: 'Auth Data' }).click()
  go()
  await expect(page.getByRole('heading', { name: 'Profilo' })).toBeVisible()
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
  await expect(page.getByText('Non sei più Admin')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})
