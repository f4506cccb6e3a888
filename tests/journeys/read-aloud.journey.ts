/** 'Ascolta': answers and saved responses read aloud by the browser's own voice. */
import type { Page } from '@playwright/test'
import { finishSentence, giveVoice, marked, said, speaking } from './fake-voice.ts'
import { expect, test } from './fixtures.ts'
import { button, open, ownWords, saveAnswer } from './screens.ts'

const first = 'Hai chiesto: «Scrivi un saluto.»'
const second = 'Punti Chiave'
const third = 'Parti da quello che sai già fare bene.'

const says = (page: Page, sentence: string) =>
  expect.poll(async () => [await speaking(page), await marked(page)]).toEqual([sentence, sentence])

test('Ascolta reads a saved response sentence by sentence, and says each again after a pause', async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await giveVoice(page)
  await open(page, ownWords)
  await saveAnswer(page)
  await page.reload()
  await button(page, 'Ascolta').focus()
  await page.keyboard.press('Enter')
  await says(page, first)
  await expect(button(page, 'Pausa')).toBeFocused()
  await finishSentence(page)
  await says(page, second)

  await page.keyboard.press('Enter')
  await expect(button(page, 'Riprendi')).toBeFocused()
  await expect.poll(async () => [await speaking(page), await marked(page)]).toEqual(['', second])
  // Sooner it would be the second half of a double press.
  await page.waitForTimeout(500)
  await page.keyboard.press('Enter')
  await says(page, second)
  await finishSentence(page)
  await says(page, third)

  await button(page, 'Più lento').click()
  await expect(button(page, 'Più lento')).toHaveAttribute('aria-pressed', 'true')
  await says(page, third)
  const [normal, slow] = (await said(page)).filter(({ text }) => text === third)
  expect(normal?.rate).toBeLessThan(1)
  expect(slow?.rate).toBeLessThan(normal?.rate ?? 0)
  expect(slow?.voice).toBe('Alice')

  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Ferma')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Ascolta')).toBeFocused()
  await says(page, '')
  await expect(button(page, 'Ferma')).toHaveCount(0)
})
