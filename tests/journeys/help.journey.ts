/** 'Aiuto': the folds, what to do after paying, the card, who helps; by keyboard and on paper. */
import type { Page } from '@playwright/test'
import { helpPlaceNoun } from '../../app/help/help-place-noun.ts'
import { saveRecord } from '../../app/records/store/acts.server.ts'
import { forgetRecord, storeRecord } from '../harness/records.ts'
import { press } from './by-keyboard.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  phone,
  test,
} from './fixtures.ts'
import { onInk } from './forced-colours.ts'
import { button, open, title } from './screens.ts'

test.use({ contentOf: 'help', serverEnv: { CONTACT_EMAIL: 'ciao@esempio.example' } })

const fold = (page: Page, id: string) => page.locator(`details:has(#${id})`)
const widthOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** How many sheets of paper the page fills. */
async function sheets(page: Page, format: string): Promise<number> {
  const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' }
  const pdf = await page.pdf({ format, margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0
}

const pages = ['/aiuto', '/aiuto/truffa', '/aiuto/biglietto']

test('LRN-30 the help pages are accessible', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of pages) {
    await open(page, path)
    await expectAccessibleAtWidths(page)
    expect(await widthOf(page), path).toBe(0)
  }
  await open(page, '/aiuto')
  await page.getByText('Vorrei stampare').click()
  await expectAccessibleAtWidths(page)
})

test('LRN-30 at 320 px the help pages are whole, also with words that nothing parts', async ({
  page,
  fucina,
}) => {
  const longWord = 'Supercalifragilistico'.repeat(4)
  const long = { name: longWord.slice(0, 80), hours: longWord, address: longWord, note: longWord }
  const db = fucina.db()
  await storeRecord(db, helpPlaceNoun, 'lungo', helpPlaceNoun.schema.parse(long))
  try {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of [...pages, '/aiuto?x']) {
      await open(page, path)
      expect(await widthOf(page), path).toBe(0)
    }
    await expect(page.getByRole('heading', { name: long.name })).toBeVisible()
  } finally {
    await forgetRecord(db, helpPlaceNoun, 'lungo')
  }
})

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

test('LRN-30 where the bar shows its entries an administrator has them all on one line', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  for (const width of [1272, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/guides')
    await page.evaluate(() => document.fonts.ready)
    const tops = await page
      .getByRole('banner')
      .locator('.brand, .menu > li, .wrap > a')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
      )
    expect(tops.length).toBeGreaterThan(8)
    expect(Math.max(...tops) - Math.min(...tops), `at ${width} px`).toBeLessThan(20)
  }
})

test('LRN-30 in forced colours what to do after a fraud is read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const address of ['/aiuto', '/aiuto/truffa']) {
    await open(page, address)
    expect.soft(await onInk(page), address).toEqual([])
  }
})

test('LRN-31 an address opens the fold that it names, also a link within the site', async ({
  page,
}) => {
  await open(page, '/aiuto#stampa')
  await expect(fold(page, 'stampa')).toHaveAttribute('open')
  await expect(page.getByText('Vorrei stampare')).toBeInViewport()
  await expect(fold(page, 'dati')).not.toHaveAttribute('open')
  await page.evaluate(() => {
    location.hash = 'dati'
  })
  await expect(fold(page, 'dati')).toHaveAttribute('open')
  await expect(page.getByText('Vorrei cancellare i miei dati')).toBeInViewport()
})

test('LRN-31 LRN-37 without script folds open, fields can be filled, and nothing stands dead', async ({
  browser,
  fucina,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(`${fucina.url}/aiuto#ai`)
  await expect(fold(page, 'ai')).toHaveAttribute('open')
  await page.getByText('Vorrei stampare').click()
  await expect(fold(page, 'stampa')).toHaveAttribute('open')
  await page.getByRole('link', { name: 'Prepara il biglietto' }).click()
  await page.getByLabel('Parola di casa').fill('Castagna')
  await expect(button(page, 'Stampa il biglietto')).toHaveCount(0)
  await expect(page.locator('.noprint noscript p')).toHaveText(/^Per stampare, apri il menu/)
  await context.close()
})

test('LRN-30 on phones help stands in the bar, on one line with the menu', async ({ page }) => {
  const bar = page.getByRole('banner')
  const help = bar.getByRole('link', { name: 'Aiuto' }).filter({ visible: true })
  const menu = bar.getByText('Menu', { exact: true })
  await open(page, '/')
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width })
    const [one, other] = [await help.boundingBox(), await menu.boundingBox()]
    expect(one?.y).toBeLessThan((other?.y ?? 0) + (other?.height ?? 0))
    expect(other?.y).toBeLessThan((one?.y ?? 0) + (one?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await help.click()
  await expect(title(page)).toHaveText('Aiuto')
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

test('REC-22 ADM-03 versions are chosen, read and brought back by keyboard, at both widths', async ({
  page,
  fucina,
  signInAs,
}) => {
  const { id: admin } = await signInAs({ role: 'admin' })
  const db = fucina.db()
  const place = (hours: string) => helpPlaceNoun.schema.parse({ name: 'Confronto', hours })
  await storeRecord(db, helpPlaceNoun, 'confronto', place('lunedì mattina'))
  const actor = { id: admin, role: 'admin' } as const
  for (const [version, hours] of ['lunedì sera', 'martedì sera'].entries()) {
    const base = { base: { version: version + 1 }, isPublished: version === 0 }
    await saveRecord(db, actor as never, helpPlaceNoun, 'confronto', base, place(hours))
  }
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await open(page, '/admin/help/confronto/versioni')
    await expect(page.locator('.differences')).toContainText('lunedì')
    await expectAccessible(page)
    expect(await widthOf(page)).toBe(0)
  }
  await page.getByRole('radio', { name: /^Da: Creata/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('.differences del')).toHaveText(['lunedì', 'mattina'])
  await page.getByRole('button', { name: /^Riporta la versione/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Giorni e orari')).toHaveValue('lunedì mattina')
  await forgetRecord(db, helpPlaceNoun, 'confronto')
})

test('REC-20 ADM-03 several records are chosen and withdrawn, deleted and brought back', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  const db = fucina.db()
  const names = ['Uno scelto', 'Due scelto', 'Tre']
  for (const [at, name] of names.entries()) {
    await storeRecord(db, helpPlaceNoun, `scelto-${at}`, helpPlaceNoun.schema.parse({ name }))
  }
  await open(page, '/admin/help?q=scelto')
  const choose = (name: string) => page.getByRole('checkbox', { name: `Scegli ${name}` })
  await choose('Uno scelto').press('Space')
  await choose('Due scelto').press('Space')
  const bar = page.getByRole('form', { name: /^2 schede/ })
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Ritira' }).press('Enter')
  await expect(page.getByText('2 schede ritirate.')).toBeVisible()
  await expect(page.getByText('Bozza', { exact: true })).toHaveCount(3)
  await choose('Uno scelto').press('Space')
  await page.getByRole('form').getByRole('button', { name: 'Elimina' }).press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Elimina/ })
    .press('Enter')
  await expect(page.getByText('Scheda eliminata con successo.')).toBeVisible()
  await open(page, '/admin/test?scheda=cestino')
  await expectAccessible(page)
  await button(page, 'Ripristina la scheda «Uno scelto»').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Scheda ripristinata.' })).toBeVisible()
  for (const at of names.keys()) await forgetRecord(db, helpPlaceNoun, `scelto-${at}`)
})
