/** 'Quanto è stato facile?', and what a press says. */
import type { Page } from '@playwright/test'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { press, tabTo } from './by-keyboard.ts'
import { expect, phone, test } from './fixtures.ts'
import { open } from './screens.ts'

const path = '/guides/chatgpt-basics'
const { chapters } = chatgptBasics
const [first, second] = chapters

const form = (page: Page) => page.getByRole('form', { name: 'Quanto è stato facile?' })
const answer = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true })
const thanks = 'Grazie: così sappiamo che cosa spiegare meglio.'

type Database = ReturnType<import('../harness/launch.ts').Fucina['db']>

async function doneBut(db: Database, userId: string, ...left: (string | undefined)[]) {
  const rows = chapters
    .filter(({ id }) => !left.includes(id))
    .map(({ id }) => ({
      ...{ userId, guideId: chatgptBasics.id, chapterId: id },
      completedAt: new Date(),
    }))
  await db.insertInto('chapterCompletions').values(rows).execute()
}

test.use({ viewport: phone })

test('LRN-91 LRN-89 marking chapters speaks where the button is, and the end asks; by keyboard', async ({
  page,
  learner,
  fucina,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await doneBut(fucina.db(), learner.id, first?.id, second?.id)
  await open(page, path)
  const chapter = page.locator(`#capitolo-${first?.id}`)
  const mark = chapter.getByRole('button', { name: 'Segna il capitolo come fatto' })
  await mark.focus()
  await page.keyboard.press('Enter')
  const said = chapter.locator('.chapter-news')
  await expect(said).toHaveText('Capitolo completato.')
  await expect(said).toBeInViewport()
  await expect(chapter.getByRole('button', { name: 'Segna come da fare' })).toBeFocused()
  const onward = chapter.getByRole('link', { name: `Vai al prossimo: ${second?.title}` })
  await expect(onward).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(onward).toBeFocused()
  await page.keyboard.press('Enter')
  const last = page.locator(`#capitolo-${second?.id}`)
  await expect(last.locator('summary')).toBeFocused()
  await last.getByRole('button', { name: 'Segna il capitolo come fatto' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const end = last.locator('.chapter-news')
  await expect(end).toBeFocused()
  await expect(end).toHaveText('Capitolo completato. Hai finito la guida.')
  await expect(end).toBeInViewport()
  await expect(last.getByRole('link', { name: /^Continua con|^Scegli la/ })).toBeInViewport()

  await press(page, /^Così così$/)
  await expect(form(page).locator('.ease-thanks')).toHaveText(thanks)
  await expect(answer(page, 'Così così')).toBeFocused()
  await expect(answer(page, 'Così così')).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, /^C'è qualcosa che non era chiaro\?/)
  await page.keyboard.type('Il codice per email')
  await press(page, /^Manda$/)
  const rows = () =>
    fucina
      .db()
      .selectFrom('easeRatings')
      .select(['answer', 'words'])
      .where('userId', '=', learner.id)
      .execute()
  await expect.poll(rows).toEqual([{ answer: 'soSo', words: 'Il codice per email' }])
  await answer(page, 'Facile').click()
  await expect.poll(rows).toEqual([{ answer: 'easy', words: 'Il codice per email' }])
  await page.reload()
  await expect(answer(page, 'Facile')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel("C'è qualcosa che non era chiaro?")).toHaveValue(
    'Il codice per email',
  )
})
