/** What the administrators' forms and lists have in common: acts, outcomes, drafts, conflicts. */
import type { Page } from '@playwright/test'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { signedIn } from '../harness/people.ts'
import { recordOf } from '../harness/records.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { button, open, told } from './screens.ts'

test.use({ contentOf: 'administration' })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

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
  await button(page, 'Salva la bozza').press('Enter')
  await expect(stored).toBeInViewport()

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
  const rows = fucina.db().selectFrom('records').select('id').where('title', '=', 'Nato adesso')
  expect(await rows.execute()).toHaveLength(1)
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
  const typed = () =>
    page
      .locator('#modulo')
      .evaluate((form: HTMLFormElement) =>
        [...new FormData(form)].filter(([, value]) => typeof value === 'string'),
      )
  const before = await typed()
  await button(page, 'Togli Capitolo 2').click()
  await expect(chapters).toHaveCount(count - 1)
  await button(page, 'Annulla e rimetti Capitolo 2').click()
  expect(await typed()).toEqual(before)
  await button(page, 'Togli Capitolo 1').click()
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
