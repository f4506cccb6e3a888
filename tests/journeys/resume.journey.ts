/** Going on: from the home page of who is signed in, and by the paths on the dashboard. */
import type { Page } from '@playwright/test'
import { lessons } from '../../db/content/lessons/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import type { Fucina } from '../harness/launch.ts'
import { completeChapters, doSteps, saveResponses } from '../harness/under-way.ts'
import { focused, press } from './by-keyboard.ts'
import { expect, expectAccessible, phone, test, widths } from './fixtures.ts'
import { open, title } from './screens.ts'

const resume = (page: Page) => page.getByRole('region', { name: 'Riprendi', exact: true })
const lines = (page: Page) => resume(page).getByRole('link')
const ways = (page: Page) => page.getByRole('region', { name: 'Riprendi da qui' })

/** Somebody with a guide, a response, lessons and scenes under way. */
async function begin(fucina: Fucina, userId: string, saved = 'Lettera al condominio') {
  await completeChapters(fucina, userId, [1])
  await doSteps(fucina, userId, { lessons: 2, scenes: 1 })
  await saveResponses(fucina, userId, [{ title: saved }])
}

type Seen = { largest: string; shift: number }

/** Notes what is painted largest while a page loads, and how far things move. */
const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen = { largest: '', shift: 0 }
    Object.assign(globalThis, { seen })
    const watch = (type: string, note: (one: { element?: Element; value: number }) => void) =>
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) note(one as never)
      }).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ element }) => {
      // The drawing and the washes beneath it are one picture.
      seen.largest = (element?.closest('picture') ?? element)?.tagName ?? ''
    })
    watch('layout-shift', ({ value }) => {
      seen.shift += value
    })
  })

/** Where the heading stands in the page's own part, what was painted largest, and whether something moved. */
async function painted(page: Page) {
  await page.waitForTimeout(300)
  const { largest, shift } = await page.evaluate(
    () => (globalThis as unknown as { seen: Seen }).seen,
  )
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const [main, heading] = [
    await page.getByRole('main').boundingBox(),
    await title(page).boundingBox(),
  ]
  expect(shift).toBeLessThanOrEqual(0.01)
  expect(largest).not.toBe('')
  return { largest, below: (heading?.y ?? 0) - (main?.y ?? 0), height: heading?.height }
}

for (const viewport of widths) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('LRN-84 heading and first paint stay as visitors have them, the lines follow, and nothing moves', async ({
      page,
      fucina,
      signInAs,
    }) => {
      // The typeface is there from the second page on: what moves then, we moved.
      await open(page, '/privacy')
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      await watchPaint(page)
      await open(page, '/')
      await expect(resume(page)).toHaveCount(0)
      const forVisitors = await painted(page)
      const user = await signInAs()
      await begin(fucina, user.id)
      await open(page, '/')
      expect(await painted(page)).toEqual(forVisitors)
      await expect(lines(page)).toHaveCount(3)
      await expect(lines(page).first()).toBeInViewport()
      await expectAccessible(page)
    })

    test('LRN-84 each line leads on, and the page says so anew when one comes back', async ({
      page,
      fucina,
      learner,
    }) => {
      await begin(fucina, learner.id)
      await open(page, '/')
      await lines(page).nth(1).click()
      await expect(title(page)).toHaveText('Lettera al condominio')
      await page.goBack()
      await lines(page).nth(2).click()
      await expect(page).toHaveURL(new RegExp(`/prima-di-cominciare/${lessons[2]?.id}$`))
      await doSteps(fucina, learner.id, { lessons: 3 })
      await page.goBack()
      await expect(lines(page).nth(2)).toContainText('lezione 4 di 7')
      await lines(page).first().click()
      await expect(page).toHaveURL(/\/guides\/[\w-]+\?capitolo=/)
      await expect(page.locator('details[name="capitoli"][open]')).toHaveCount(1)
    })

    test('LRN-85 the dashboard leads on beside the guides, and axe finds nothing', async ({
      page,
      fucina,
      learner,
    }) => {
      await begin(fucina, learner.id)
      await open(page, '/dashboard')
      await expectAccessible(page)
      const beside = ways(page).getByRole('list').last()
      await expect(beside.getByRole('listitem')).toHaveText([
        `Prima di cominciare2 di 7 lezioni. La prossima: ${lessons[2]?.title}`,
        `La palestra1 di 12 scene. La prossima: ${scenes[1]?.title}`,
        'La stanza di provaOtto conversazioni già scritte, per imparare a chiedere',
      ])
      await beside.getByRole('link', { name: 'La palestra' }).click()
      await expect(title(page)).toHaveText(scenes[1]?.title ?? '')
      await page.goBack()
      await beside.getByRole('link', { name: 'Prima di cominciare' }).click()
      await expect(title(page)).toHaveText(`Gradino 3: ${lessons[2]?.title}`)
    })
  })
}

test('LRN-84 the lines are passed by keyboard between heading and INIZIA', async ({
  page,
  fucina,
  learner,
}) => {
  await page.setViewportSize(phone)
  await begin(fucina, learner.id)
  await open(page, '/')
  await page.getByRole('main').focus()
  for (const name of [/^Guida/, /^Risposta/, /^Lezione/, /^INIZIA$/]) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    expect(stop).toMatchObject({ isShown: true, isMarked: true })
    expect(stop?.name).toMatch(name)
  }
  await page.reload()
  await press(page, /^Risposta/)
  await expect(title(page)).toHaveText('Lettera al condominio')
})

test('LRN-84 in Modalità semplice the lines stay, one under the other, and are large', async ({
  page,
  context,
  fucina,
  learner,
}) => {
  await begin(fucina, learner.id)
  await context.addCookies([
    { name: 'fucina_lettura', value: 'normal.paper.simple', url: fucina.url },
  ])
  for (const viewport of widths) {
    await page.setViewportSize(viewport)
    await open(page, '/')
    await expect(lines(page)).toHaveCount(3)
    const boxes = await Promise.all((await lines(page).all()).map((one) => one.boundingBox()))
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1)
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(64)
    await expectAccessible(page)
    await open(page, '/dashboard')
    await expect(ways(page).getByRole('link', { name: 'La palestra' })).toBeVisible()
    await expectAccessible(page)
  }
})

test('LRN-84 who signs out has the visitors’ page again', async ({ page, fucina, learner }) => {
  await begin(fucina, learner.id)
  await open(page, '/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('è la bottega di')).toBeVisible()
  await expect(resume(page)).toHaveCount(0)
})
