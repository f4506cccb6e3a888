/** The screen 'Servizio AI' while no service is asked. */
import { expect, expectAccessible, test, widths } from './fixtures.ts'
import { open } from './screens.ts'

test.use({ aiProvider: 'demo' })

for (const viewport of widths) {
  test(`AIX-10 GEN-03 at ${viewport.width} px the demo says what to set`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(viewport)
    await signInAs({ role: 'admin' })
    await open(page, '/admin/ai')
    await expect(page.getByRole('heading', { name: 'Fucina risponde con esempi' })).toBeVisible()
    await expectAccessible(page)
  })
}
