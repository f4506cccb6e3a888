import { expect, test } from './fixtures.ts'

const phones = Array.from({ length: 9_000 }, (_, at) => `035 ${400_000 + at}`).join(' ')
const pasted = `${phones}[a${' '.repeat(5_000)}b: c] mi uccido `.slice(0, 100_000)

test('LET-13 a hundred thousand characters stay in the sheet, which says that they are too many', async ({
  page,
}) => {
  await page.goto('/prompts?come=parole')
  const text = page.getByLabel('Testo del prompt, puoi cambiarlo')
  await text.fill('tel. 035 400400')
  await expect(page.getByText('Qui vedo un numero di telefono')).toBeVisible()
  await text.fill(pasted)
  await expect(page.locator('#prompt-spazio')).toHaveText(/troppo lunga: al massimo 4.000/)
  await text.press('End')
  await text.pressSequentially('!')
  expect((await text.inputValue()).length).toBe(pasted.length + 1)
  await expect(page.getByText(/Qui vedo/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Genera Risposta' })).toBeDisabled()
  await text.fill('tel. 035 400400, e 035 400401')
  await expect(page.getByText('Qui vedo 2 dati personali')).toBeVisible()
  await expect(page.locator('#prompt-spazio')).toHaveText('')
})
