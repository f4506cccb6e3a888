/** 'Aiuto': the folds by keyboard and by address, what to do after paying and the card on paper. */

import type { Page } from '@playwright/test'
import { press } from './by-keyboard.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title } from './screens.ts'

const fold = (page: Page, id: string) => page.locator(`details:has(#${id})`)

/** How many sheets of paper the page fills. */
async function sheets(page: Page, format: string): Promise<number> {
  const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' }
  const pdf = await page.pdf({ format, margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0
}

test('LRN-30 by keyboard on a phone: from a page into help, into a fold, and back', async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await page.setViewportSize(phone)
  await open(page, '/')
  await button(page, 'Solo necessari').click()
  await open(page, '/guides')
  await press(page, /^Menu$/)
  await press(page, /^Aiuto$/)
  await expect(title(page)).toHaveText('Aiuto')
  await press(page, /^L'email non arriva$/)
  await expect(fold(page, 'mail')).toHaveAttribute('open')
  await press(page, /^Vai alla tua password$/)
  await expect(page).toHaveURL(/impostazioni#sezione-password$/)
  await page.goBack()
  await expect(title(page)).toHaveText('Aiuto')
  await press(page, /^Torna dov'eri$/)
  await expect(title(page)).toHaveText('Guide')
})

test('LRN-31 an address opens the fold that it names, also a link within the site', async ({
  page,
}) => {
  await open(page, '/aiuto#stampa')
  await expect(fold(page, 'stampa')).toHaveAttribute('open')
  await expect(page.getByText('Vorrei stampare')).toBeInViewport()
  await page.evaluate(() => {
    location.hash = 'dati'
  })
  await expect(fold(page, 'dati')).toHaveAttribute('open')
  await expect(page.getByText('Vorrei cancellare i miei dati')).toBeInViewport()
})

test('LRN-36 LRN-37 what to do, and the card with what was written, fill one sheet each', async ({
  page,
}) => {
  await open(page, '/aiuto/truffa')
  expect(await sheets(page, 'A4')).toBe(1)
  await open(page, '/aiuto/biglietto')
  await page.getByLabel('Parola di casa').fill('Castagna')
  await page.getByLabel('Nome 1').fill('Marta')
  for (const format of ['A4', 'A5']) expect(await sheets(page, format), format).toBe(1)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain('Castagna')
  await page.reload()
  await expect(page.getByLabel('Parola di casa')).toHaveValue('')
})
