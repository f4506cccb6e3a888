/** A browser below the floor keeps the document that the server sent: links and forms work. */
import { expect, test } from './fixtures.ts'
import { button, title } from './screens.ts'

test('HSE-02 below the floor the scripts leave the page alone, and it works', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Il tuo obiettivo').fill('scrivere testi')
  await button(page, 'Trova lo strumento').click()
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
})
