/** Tools and guides, as a learner goes through them. */

import type { Page } from '@playwright/test'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { press, tabTo } from './by-keyboard.ts'
import { expect, phone, test } from './fixtures.ts'
import { entry, hold, open, stopClock, title } from './screens.ts'

const path = '/guides/chatgpt-basics'
const { chapters } = chatgptBasics
const [first, second, third] = chapters
const done = 'Segna il capitolo come fatto'
const undo = 'Segna come da fare'
const finished = 'Capitolo completato. Hai finito la guida.'
const wellDone = "Complimenti, ce l'hai fatta!"
const thanks = 'Grazie: così sappiamo che cosa spiegare meglio.'

const chapter = (page: Page, id = first?.id) => page.locator(`#capitolo-${id}`)
const summary = (page: Page, id?: string) => chapter(page, id).locator('summary')
const toggle = (page: Page, name: string, id?: string) =>
  chapter(page, id).getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('main').getByRole('progressbar')
const openChapters = (page: Page) => page.locator('.chapters details[open]')

/** Marks all chapters but these as done, before the page is opened. */
async function doneBut(
  fucina: { db(): ReturnType<import('../harness/launch.ts').Fucina['db']> },
  userId: string,
  ...left: (string | undefined)[]
) {
  const rows = chapters
    .filter(({ id }) => !left.includes(id))
    .map(({ id }) => ({
      userId,
      guideId: chatgptBasics.id,
      chapterId: id,
      completedAt: new Date(),
    }))
  await fucina.db().insertInto('chapterCompletions').values(rows).execute()
}

test('GUIDE-08 GUIDE-10 GUIDE-12 GUIDE-13 GUIDE-16 LRN-89 LRN-91 on a phone the keyboard alone opens, does and finishes a guide, and says how easy it was', async ({
  page,
  learner,
  fucina,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await doneBut(fucina, learner.id, second?.id, third?.id)
  await open(page, path)
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '50')
  await expect(openChapters(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Riprendi da qui' }).focus()
  await page.keyboard.press('Enter')
  await expect(summary(page, second?.id)).toBeFocused()
  await toggle(page, done, second?.id).focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page, undo, second?.id)).toBeFocused()
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '75')
  const said = chapter(page, second?.id).locator('.chapter-news')
  await expect(said).toHaveText('Capitolo completato.')
  await expect(said).toBeInViewport()
  const onward = page.getByRole('link', { name: `Vai al prossimo: ${third?.title}` })
  await expect(onward).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(onward).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(summary(page, third?.id)).toBeFocused()
  await expect(openChapters(page)).toHaveCount(1)
  await toggle(page, done, third?.id).focus()
  // Who closes the celebration at once does so while the page is still loaded anew.
  await page.route('**/guides/*.data*', async (route) => {
    if (route.request().method() === 'GET') await new Promise((go) => setTimeout(go, 1500))
    await route.continue()
  })
  await page.keyboard.press('Space')
  const party = page.getByRole('dialog', { name: wellDone })
  await expect(party).toBeVisible()
  await expect(party.getByRole('button', { name: 'Torna alla guida' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(party).toHaveCount(0)
  await expect(page.locator('.chapter-news:focus')).toHaveText(finished)
  await expect(page.locator('.chapter-news:focus')).toBeInViewport()
  await expect(page.getByRole('heading', { name: wellDone })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  const easy = page.getByRole('form', { name: 'Quanto è stato facile?' })
  const pressed = (name: string) => easy.getByRole('button', { name, pressed: true })
  await press(page, /^Così così$/)
  await expect(easy.locator('.ease-thanks')).toHaveText(thanks)
  await expect(pressed('Così così')).toBeFocused()
  await tabTo(page, /^C'è qualcosa che non era chiaro\?/)
  const words = 'Il codice per email'
  await page.keyboard.type(words)
  await press(page, /^Manda$/)
  const rows = () =>
    fucina
      .db()
      .selectFrom('easeRatings')
      .select(['answer', 'words'])
      .where('userId', '=', learner.id)
      .execute()
  await expect.poll(rows).toEqual([{ answer: 'soSo', words }])
  await page.reload()
  await expect(pressed('Così così')).toBeVisible()
  await expect(page.getByLabel("C'è qualcosa che non era chiaro?")).toHaveValue(words)
  await expect(party).toHaveCount(0)
  await toggle(page, undo, third?.id).press('Enter')
  await expect(page.getByRole('heading', { name: wellDone })).toHaveCount(0)
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '75')
})

test('GUIDE-13 the celebration lasts five seconds', async ({ page, learner, fucina }) => {
  await doneBut(fucina, learner.id, first?.id)
  await page.clock.install()
  await open(page, path)
  const party = page.getByRole('dialog', { name: wellDone })
  await stopClock(page)
  await toggle(page, done).click()
  await expect(party).toBeVisible()
  await page.clock.runFor(4800)
  await expect(party).toBeVisible()
  await page.clock.runFor(400)
  await expect(party).toHaveCount(0)
  await page.clock.resume()
  // A press that was meant for the celebration must not undo the chapter.
  await expect(page.locator('.chapter-news:focus')).toHaveText(finished)
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '100')
})

test('GUIDE-18 GUIDE-19 offline, or signed out elsewhere, the button tells the truth again', async ({
  page,
  context,
  learner,
  fucina,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|status of 401/)
  // The router asks once where the page's links lead; without that it sends nothing.
  const known = page.waitForResponse((response) => response.url().includes('/__manifest'))
  await open(page, path)
  await (await known).finished()
  const alert = chapter(page).getByRole('alert')
  await context.setOffline(true)
  await toggle(page, done).click()
  await expect(alert).toHaveText('Errore nel salvataggio dei progressi. Riprova più tardi.')
  await expect(toggle(page, done)).toBeVisible()
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '0')
  await context.setOffline(false)
  // A double press marks once.
  await toggle(page, done).dblclick({ delay: 50 })
  await expect(toggle(page, undo)).toBeVisible()
  await expect(alert).toHaveCount(0)
  // The button says it before the server does.
  const rows = () =>
    fucina
      .db()
      .selectFrom('chapterCompletions')
      .select('chapterId')
      .where('userId', '=', learner.id)
      .execute()
  await expect.poll(rows).toEqual([{ chapterId: first?.id }])

  // Otherwise the page hears of the end and leads to the sign-in by itself.
  await hold(page, '**/news')
  await fucina.db().deleteFrom('sessions').where('userId', '=', learner.id).execute()
  await toggle(page, undo).click()
  await expect(alert).toContainText('Progressi non salvati: accedi di nuovo')
  await expect(toggle(page, undo)).toBeVisible()
  await expect(chapter(page).getByRole('heading', { name: 'Trova il sito giusto' })).toBeVisible()
  await alert.getByRole('link').click()
  await expect(page).toHaveURL(/\/login\?da=%2Fguides%2Fchatgpt-basics$/)
})

test('GUIDE-09 on paper all chapters are open, with their exercises, and nothing to press', async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await open(page, path)
  await expect(page.getByRole('button', { name: 'Stampa la guida' })).toBeVisible()
  const hidden = chapter(page, third?.id).locator('.exercise').first()
  await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const { id, exercises } of chapters) {
    await expect(chapter(page, id).locator('.exercise')).toHaveCount(exercises.length)
    await expect(chapter(page, id).locator('.exercise').first()).toBeVisible()
    await expect(chapter(page, id).locator('.prose li').first()).toBeVisible()
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('.tips')).toBeHidden()
})

test('TOOL-01 TOOL-02 TOOL-03 TOOL-06 from the rack to a tool, its guide and back', async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await open(page, '/dashboard')
  await (await entry(page, 'Strumenti AI')).click()
  await expect(page.getByRole('link', { name: 'Tutti', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByText('10 strumenti trovati')).toBeVisible()
  await expect(page.locator('.tool-card')).toHaveCount(10)
  await page.getByRole('link', { name: 'Immagini', exact: true }).click()
  await expect(page).toHaveURL(/categoria=Immagini$/)
  await expect(page.locator('.tool-card')).not.toHaveCount(10)
  const count = await page.locator('.tool-card').count()
  await expect(page.getByText(`${count} strumenti trovati`)).toBeVisible()
  await page.getByRole('link', { name: 'Canva', exact: true }).click()
  await expect(title(page)).toHaveText('Canva')
  await expect(page.locator('.benefits > li')).toHaveCount(4)
  const site = page.getByRole('link', { name: 'Prova Canva' })
  await expect(site).toHaveAccessibleDescription(/nuova scheda/)
  await page.getByRole('link', { name: 'Canva: il tuo primo volantino' }).click()
  await expect(title(page)).toHaveText('Canva: il tuo primo volantino')
  await page.goBack()
  await page.getByRole('link', { name: 'Torna alla lista' }).click()
  await expect(page).toHaveURL(/\/tools$/)
})
