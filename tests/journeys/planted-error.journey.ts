import { chatgptBasicsAnswers } from '../../db/content/guides/chatgpt-basics-answers.ts'
import { expect, phone, test } from './fixtures.ts'
import { answer, button, open } from './screens.ts'

test.use({ aiProvider: 'demo' })

const planted = chatgptBasicsAnswers.find(({ error }) => error)
const address = `/prompts?${new URLSearchParams({ testo: planted?.request ?? '' })}`
const mark = "qui c'è un errore, messo apposta per l'esercizio"

test('TEA-04 an exercise brings an answer with an error, which says so and tells where when asked', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, address)
  await button(page, 'Genera Risposta').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await expect(answer(page)).toContainText(mark)
  await expect(page.getByText("L'errore è 1917")).toBeHidden()
  const summary = answer(page).locator('summary', { hasText: "Mostra l'errore" })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText("L'errore è 1917")).toBeVisible()
})
