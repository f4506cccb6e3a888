/** Going on: from the home page of who is signed in, and by the paths on the dashboard. */
import type { Page } from '@playwright/test'
import { lessons } from '../../db/content/lessons/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import type { Fucina } from '../harness/launch.ts'
import { completeChapters, doSteps, saveResponses } from '../harness/under-way.ts'
import { expect, phone, test } from './fixtures.ts'
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

test('LRN-84 LRN-85 each line leads on, and the page says so anew when one comes back; the dashboard leads on too', async ({
  page,
  fucina,
  learner,
}) => {
  await page.setViewportSize(phone)
  await begin(fucina, learner.id)
  await open(page, '/')
  await lines(page).nth(1).click()
  await expect(title(page)).toHaveText('Lettera al condominio')
  await page.goBack()
  await lines(page).nth(2).click()
  await expect(page).toHaveURL(new RegExp(`/prima-di-cominciare/${lessons[2]?.id}$`))
  await doSteps(fucina, learner.id, { lessons: 3 })
  await page.goBack()
  await expect(lines(page).nth(2)).toContainText('lezione 4 di 13')
  await lines(page).first().click()
  await expect(page).toHaveURL(/\/guides\/[\w-]+\?capitolo=/)
  await expect(page.locator('details[name="capitoli"][open]')).toHaveCount(1)

  await open(page, '/dashboard')
  const beside = ways(page).getByRole('list').last()
  await expect(beside.getByRole('listitem')).toHaveText([
    `Prima di cominciare3 di 13 lezioni. La prossima: ${lessons[3]?.title}`,
    `La palestra1 di 17 scene. La prossima: ${scenes[1]?.title}`,
    'La stanza di provaDodici conversazioni già scritte, per imparare a chiedere',
  ])
  await beside.getByRole('link', { name: 'La palestra' }).click()
  await expect(title(page)).toHaveText(scenes[1]?.title ?? '')
  await page.goBack()
  await beside.getByRole('link', { name: 'Prima di cominciare' }).click()
  await expect(title(page)).toHaveText(`Gradino 4: ${lessons[3]?.title}`)
})
