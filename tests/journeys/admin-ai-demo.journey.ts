/** The screen 'Servizio AI' while no service is asked. */
import { expect, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { open } from './screens.ts'

test.use({ aiProvider: 'demo' })

test('AIX-10 GEN-03 the demo says what to set', async ({ page, signInAs }) => {
  await page.setViewportSize(phone)
  await signInAs({ role: 'admin' })
  await open(page, '/admin/ai')
  await expect(page.getByRole('heading', { name: 'Fucina risponde con esempi' })).toBeVisible()
  await expectAccessibleAtWidths(page)
})
