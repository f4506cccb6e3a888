/** How prompts and answers are copied. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  button,
  closeMore,
  generate,
  more,
  open,
  ownWords,
  saveAnswer,
  stopClock,
} from './screens.ts'

/** Presses a copy button with the clock stopped: there at 1.9 s, gone at 2.1 s. */
async function timeCopied(page: Page, name: string) {
  const copied = button(page, 'Copiato!')
  await button(page, name).click()
  await expect(copied).toBeVisible()
  await page.clock.runFor(1900)
  await expect(copied).toBeVisible()
  await page.clock.runFor(200)
  await expect(copied).toHaveCount(0)
  await expect(button(page, name)).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('CONST-09 WORK-12 WORK-16 SAVE-11 DASH-11 every copy button says so for exactly two seconds', async ({
  page,
  context,
  learner,
}) => {
  test.slow()
  expect(learner.id).toBeTruthy()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page, ownWords)
  await generate(page, 'Scrivi un saluto.')
  await stopClock(page)
  expect(await timeCopied(page, 'Copia Prompt')).toBe('Scrivi un saluto.')
  const copied = (await timeCopied(page, 'Copia')).trimEnd()
  expect(copied).toMatch(/^Una risposta di prova\n\nHai chiesto: .+\n\nPunti Chiave\n\n- /)
  await page.clock.resume()
  await more(page)
  await stopClock(page)
  expect(await timeCopied(page, 'Copia solo il testo')).toMatch(/^Questo testo/)
  await page.clock.resume()
  await closeMore(page)

  const path = await saveAnswer(page, 'Scrivi un saluto.')
  await expect(page.getByText('Nessuna immagine generata')).toHaveCount(0)
  await page.getByText('La tua richiesta').click()
  await expect(page.getByText('Scrivi un saluto.', { exact: true })).toBeVisible()
  await open(page, path)
  await stopClock(page)
  expect(await timeCopied(page, 'Copia')).toBe(copied)
  await page.clock.resume()
  await open(page, '/saved-searches')
  await stopClock(page)
  expect(await timeCopied(page, 'Copia')).toBe(copied)
})
