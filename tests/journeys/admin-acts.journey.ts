/** What the administrators' forms and lists have in common: acts, outcomes, drafts, conflicts. */
import type { Page } from '@playwright/test'
import { signedIn } from '../harness/people.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { button, hearNews, open } from './screens.ts'

test.use({ contentOf: 'admin-acts' })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const saved = (page: Page) => page.getByText('Strumento salvato.')
const draft = (page: Page) => page.getByText("Qui c'è una bozza non salvata.")

test('HSE-04 what was done is said once: the address forgets it, and a reload does not say it again', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin/tools/4')
  await field(page, 'Descrizione').fill('Detta una volta sola.')
  await button(page, 'Salva lo strumento').click()
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/tools\/4$/)
  await expect(page.locator('.done-note').filter({ hasText: 'Strumento salvato.' })).toBeFocused()
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
  await db.updateTable('tools').set({ updatedAt: new Date() }).where('id', '=', '6').execute()
  await field(page, 'Descrizione').fill('La mia.')
  const save = button(page, 'Salva lo strumento')
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

test('HSE-05 a chapter that was taken out comes back by one press, and a save that loses progress asks', async ({
  page,
  signInAs,
  fucina,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  await signInAs({ role: 'admin' })
  const learner = await signedIn(fucina)
  await learner.visitor.post('/guides/deepl-basics', {
    intent: 'complete',
    id: await firstChapter(),
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
  await button(page, 'Salva la guida').click()
  const question = page.getByRole('alert').filter({ hasText: '1 persona ha già fatto' })
  await expect(question).toBeFocused()
  expect(await stored()).toHaveLength(count)
  await question.getByRole('button', { name: 'Salva e togli' }).click()
  await expect(page.getByText('Guida salvata.')).toBeVisible()
  expect(await stored()).toHaveLength(count - 1)

  async function stored() {
    return fucina
      .db()
      .selectFrom('chapters')
      .select('id')
      .where('guideId', '=', 'deepl-basics')
      .orderBy('position')
      .execute()
  }
  async function firstChapter() {
    return (await stored())[0]?.id ?? ''
  }
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
