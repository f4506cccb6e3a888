import { press } from './by-keyboard.ts'
import { expect, phone, test } from './fixtures.ts'
import { open, title } from './screens.ts'

test('LRN-54 LET-90 a case opens its answer on request, by keyboard, and on paper', async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await page.setViewportSize(phone)
  await open(page, '/guides/chatgpt-basics?capitolo=chatgpt-basics-sicurezza')
  await expect(page.getByText(/^Scritta a .+ Non ancora provata sul sito vero\.$/)).toBeVisible()
  const solved = page.getByText(/^Lo sbaglio sono i Romani/)
  await expect(page.getByText('Scegli prima di aprire la risposta.')).toBeVisible()
  await expect(solved).toBeHidden()
  await press(page, /^Mostra la risposta$/)
  await expect(solved).toBeVisible()
  await expect(page.getByText('Una persona chiede: chi ha costruito le mura')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(solved).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(solved).toBeHidden()
  await expect(page.locator('.hidden-answer')).not.toHaveAttribute('name')
  await open(page, '/tools/9')
  await expect(title(page)).toHaveText('Gemini Notebook (prima NotebookLM)')
  await expect(page.getByText(/^Scritto a .+ Non ancora provato sul sito vero\.$/)).toBeVisible()
})
