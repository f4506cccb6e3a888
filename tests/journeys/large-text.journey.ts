/** Text at twice its size on a telephone: words and addresses that are read whole. */
import { lessons } from '../../db/content/lessons/all.ts'
import { pieces } from '../../db/content/pieces/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import { saveResponses } from '../harness/under-way.ts'
import { expect, test } from './fixtures.ts'
import { brokenWords, enlarge, excess, rootLetters, show } from './large-text.ts'
import { open } from './screens.ts'

/** What the content makes many of; every other page is walked in large letters (walk.journey.ts). */
const addresses = [
  ...scenes.map(({ id }) => `/palestra/${id}`),
  ...pieces.map(({ id }) => `/vero-o-falso/${id}`),
  ...lessons.flatMap(({ id, parts }) =>
    parts.map((_part, at) => `/prima-di-cominciare/${id}?prova=${at + 1}`),
  ),
]

test('GEN-03 LRN-11 at 375 px no word of a scene or a lesson is parted, and in the largest letters none is too wide', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await page.setViewportSize({ width: 375, height: 812 })
  await enlarge(page)
  for (const address of addresses) {
    await page.goto(address)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
    })
    await show(page, 'normal.dark.simple')
    expect.soft(await brokenWords(page), address).toEqual([])
    await show(page, 'largest.dark.simple')
    expect(await rootLetters(page), 'the largest letters').toBeCloseTo(1.4 * 32)
    expect.soft(await excess(page), `width of ${address} in the largest letters`).toBe(0)
  }
})

test('GEN-03 a question begins with its first word on a low screen', async ({
  page,
  fucina,
  learner,
}) => {
  await page.setViewportSize({ width: 375, height: 600 })
  const [saved] = await saveResponses(fucina, learner.id, [{ title: 'Lettera al Comune' }])
  await open(page, `/saved-searches/${saved}`)
  await enlarge(page)
  await page.getByRole('link', { name: 'Elimina la risposta' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Tieni la risposta' })).toBeFocused()
  await expect(question.getByRole('heading')).toBeInViewport({ ratio: 0.99 })
  expect(await question.evaluate((one) => one.scrollTop)).toBe(0)
})
