/** What a guide hides until it is asked for, who checked a text, and a wizard's empty end. */
import type { Page } from '@playwright/test'
import { press } from './by-keyboard.ts'
import { expect, expectAccessible, phone, test, widths } from './fixtures.ts'
import { box, open, title } from './screens.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

for (const viewport of widths) {
  test(`LRN-54 LET-90 a case opens its answer on request, by keyboard, at ${viewport.width} px`, async ({
    page,
    learner,
  }) => {
    expect(learner.id).toBeTruthy()
    await page.setViewportSize(viewport)
    await open(page, '/guides/chatgpt-basics?capitolo=chatgpt-basics-sicurezza')
    await expect(page.getByText(/^Controllata da chi ha scritto il testo, /)).toBeVisible()
    const solved = page.getByText(/^Lo sbaglio sono i Romani/)
    await expect(page.getByText('Scegli prima di aprire la risposta.')).toBeVisible()
    await expect(solved).toBeHidden()
    await press(page, /^Mostra la risposta$/)
    await expect(solved).toBeVisible()
    await expect(page.getByText('Una persona chiede: chi ha costruito le mura')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(solved).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(solved).toBeHidden()
    await expect(page.locator('.hidden-answer')).not.toHaveAttribute('name')
    await open(page, '/tools/9')
    await expect(title(page)).toHaveText('Gemini Notebook (prima NotebookLM)')
    await expect(page.getByText(/^Controllato da chi ha scritto il testo, /)).toBeVisible()
    await expectAccessible(page)
  })
}

test('ONB-07 ONB-08 the wizard’s end asks for a request where none was written', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/onboarding?mestiere=ristoratore&passo=prompt')
  await link(page, 'Ho finito!').click()
  await expect(title(page)).toHaveText('MANCA LA RICHIESTA')
  await expect(title(page)).toBeFocused()
  await expectAccessible(page)
  await link(page, 'Indietro').click()
  await box(page).fill('Scrivi un saluto per i clienti.')
  await link(page, 'Ho finito!').click()
  await expect(title(page)).toHaveText('COMPLIMENTI!')
})
