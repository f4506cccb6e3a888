/** A browser below the floor keeps the document that the server sent: links and forms work. */
import { expect, test } from './fixtures.ts'
import { answer, box, button, ownWords, title } from './screens.ts'

test('HSE-02 below the floor the scripts leave the page alone, it works, and nothing dead stands on it', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Il tuo obiettivo').fill('scrivere testi')
  await button(page, 'Trova come si fa').click()
  await expect(page).toHaveURL(/cerca=scrivere\+testi/)
  await expect(page.getByText('I tre più adatti')).toBeVisible()
  await page.getByRole('link', { name: 'Entra nella Fucina' }).first().click()
  await expect(title(page)).toHaveText('Fucina dei Prompts')
  await page.waitForLoadState('networkidle')
  const isHydrated = await page.evaluate(() =>
    [document.body, ...document.body.children].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  )
  expect(isHydrated).toBe(false)

  // Nothing dead stands on the page, and what stands for it is said.
  await page.goto(ownWords)
  await box(page).fill('Scrivi un saluto.')
  await button(page, 'Genera Risposta').click()
  await expect(answer(page)).toContainText('Punti Chiave')
  await expect(page.getByText('Per stampare, apri il menu del browser')).toBeVisible()
  await expect(page.getByText("Se apri un'altra pagina la perdi")).toBeVisible()
  await page.getByText('Altro', { exact: true }).click()
  for (const name of ['Copia', 'Stampa', 'Correggi'])
    await expect(button(page, name)).toHaveCount(0)
  await button(page, 'Cambia richiesta').click()
  await expect(box(page)).toHaveValue('Scrivi un saluto.')
})
