/** The page of a profession: what AI does for one job, and the way into the workshop. */
import type { Page } from '@playwright/test'
import { ristoratore } from '../../db/content/professions/ristoratore.ts'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { box, button, open, title } from './screens.ts'

const main = (page: Page) => page.getByRole('main')
const openCase = (page: Page) => main(page).locator('details[open]')
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (!found) throw new Error('the seeded profession has fewer')
  return found
}

test('LET-89 PROF-01 PROF-02 PROF-03 PROF-06 PROF-07 PROF-08 everything stored shows, and another picture where its own does not come', async ({
  page,
  learner,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  expect(learner.id).toBeTruthy()
  await page.setViewportSize(phone)
  await open(page, '/professions/ristoratore')
  await expect(title(page)).toHaveText('Ristoratore')
  await expect(main(page).getByText(ristoratore.description)).toBeVisible()
  await expect(main(page).locator('.portal img')).toHaveAttribute('src', /ristoratore\.svg$/)
  const figures = main(page).locator('.figures > div')
  await expect(figures).toHaveCount(3)
  await expect(figures.nth(0)).toContainText('18 ore al mese')
  await expect(figures.nth(1)).toContainText('11%')
  await expect(figures.nth(2)).toContainText('5%')
  await expect(main(page).getByText(/Sono stime indicative.*Un mese conta 4,33/)).toBeVisible()
  await expect(main(page).locator('.profession-tips li')).toHaveText(ristoratore.tips)
  const resources = main(page).locator('.resources > li')
  await expect(resources).toHaveCount(ristoratore.resources.length)
  await expect(resources.nth(1).getByRole('link')).toHaveAttribute(
    'href',
    at(ristoratore.resources, 1).link,
  )
  const voice = main(page).locator('figure')
  await expect(voice).toContainText(at(ristoratore.testimonials, 0).text)
  await expect(voice).toContainText('Titolare di una trattoria')
  await expect(voice.locator('.tag')).toHaveText('Esempio illustrativo')

  await page.route(/ristoratore\.svg$/, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(main(page).locator('.portal img')).toHaveAttribute('src', /predefinita\.svg$/)

  // The same where that is known only once the page is alive.
  const { promise: isAlive, resolve } = Promise.withResolvers<void>()
  await page.route(/ristoratore\.svg$/, async (route) => {
    await isAlive
    await route.fulfill({ status: 404 })
  })
  await page.reload({ waitUntil: 'commit' })
  await untilInteractive(page)
  resolve()
  await expect(main(page).locator('.portal img')).toHaveAttribute('src', /predefinita\.svg$/)
})

test('PROF-04 PROF-05 a use case is chosen by keyboard, copied, tried', async ({
  page,
  context,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(phone)
  await open(page, '/professions/ristoratore')
  const { title: name, description, timeSaved, example, benefits } = at(ristoratore.useCases, 3)
  const summary = main(page).locator('summary', { hasText: name })
  await summary.press('Enter')
  await expect(openCase(page)).toHaveCount(1)
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await expect(openCase(page)).toContainText(description)
  await expect(openCase(page)).toContainText(`circa ${timeSaved} minuti`)
  await expect(openCase(page).locator('blockquote')).toHaveText(example)
  await expect(openCase(page).locator('.spark-list li')).toHaveText(benefits)
  await openCase(page).getByRole('button', { name: 'Copia la richiesta' }).click()
  await expect(button(page, 'Copiato!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example)
  await openCase(page).getByRole('link', { name: 'Prova nella Fucina' }).click()
  await expect(box(page)).toHaveValue(example)
  await expect(page.locator('.folded > b').first()).toHaveText('Ristoratore')
})
