import { expect, expectAccessible, test, untilInteractive, widths } from './fixtures.ts'

for (const viewport of widths) {
  test(`a visitor opens the public pages at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of [
      '/',
      '/login',
      '/prompts',
      '/onboarding',
      '/palestra',
      '/palestra/sms-sul-pacco',
      '/prova',
      '/privacy',
      '/terms',
      '/cookies',
      '/come-funziona',
      '/lettura',
      '/prima-di-cominciare',
      '/prima-di-cominciare/copia-e-incolla',
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await untilInteractive(page)
      await expectAccessible(page)
    }
  })
}
