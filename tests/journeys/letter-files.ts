/** Files for the letter's part, and what stands there. */
import type { Page } from '@playwright/test'
import { button } from './screens.ts'

export const file = (buffer: Buffer, name = 'avviso.pdf', mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer,
})

export const choose = (page: Page) => page.locator('.by-file input')
export const words = (page: Page) => page.getByLabel(/^Il testo di/)
export const previews = (page: Page) => page.getByRole('img', { name: /^La tua foto/ })
export const explain = (page: Page) => button(page, 'Spiegami la lettera')
