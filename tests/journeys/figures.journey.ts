/** 'Numeri', and the page for the council. */
import { guideNoun } from '../../app/guides/guide-noun.ts'
import type { Database } from '../../app/platform/db/database.server.ts'
import { monthsLater, romanMonth } from '../../app/platform/roman-day.ts'
import { fillFigures } from '../harness/learned.ts'
import { recordOf, rewriteRecord } from '../harness/records.ts'
import { expect, expectAccessible, test, untilInteractive, widths } from './fixtures.ts'
import { open, title } from './screens.ts'

test.use({ contentOf: 'figures' })

const report = '/admin/figures/relazione'
const longWord = 'Supercalifragilistico'.repeat(3)

/** Each test may be the first on its server. */
async function filled(db: Database) {
  const one = await db.selectFrom('chapterCompletions').select('userId').executeTakeFirst()
  if (!one) await fillFigures(db)
}

/** How many sheets a PDF of the browser has. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

for (const viewport of widths) {
  test(`GEN-03 WHO-112 at ${viewport.width} px no violation on the figures and the report: empty, filled`, async ({
    page,
    fucina,
    signInAs,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await signInAs({ role: 'admin' })
    await open(page, '/admin/figures')
    await expectAccessible(page)
    await filled(fucina.db())
    for (const path of [`/admin/figures?periodo=${romanMonth(new Date())}`, report]) {
      await open(page, path)
      await expectAccessible(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(viewport.width)
    }
  })
}

test('WHO-112 a period is chosen by keyboard, a guide folds open, and the file is saved', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'editor' })
  await filled(fucina.db())
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Numeri', exact: true }).first().press('Enter')
  await expect(title(page)).toHaveText('Numeri')
  await untilInteractive(page)
  const former = monthsLater(romanMonth(new Date()), -1)
  await page.getByLabel('Periodo').selectOption(former)
  await page.getByRole('button', { name: 'Mostra' }).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('periodo') === former)
  await expect(page.getByLabel('Periodo')).toHaveValue(former)
  const fold = page.locator('.funnel summary').first()
  await expect(page.getByRole('table', { name: /capitolo per capitolo/ })).toBeVisible()
  await fold.press('Enter')
  await expect(page.getByRole('table', { name: /capitolo per capitolo/ })).toBeHidden()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica tutto (CSV)' }).press('Enter')
  expect((await waiting).suggestedFilename()).toBe(`fucina-numeri-${former}.csv`)
  const { title: taken } = await fucina
    .db()
    .selectFrom('register')
    .select('title')
    .where('act', '=', 'figuresExported')
    .executeTakeFirstOrThrow()
  expect(taken).toMatch(/^Numeri, /)
})

test('WHO-106 the report is printed on one sheet of A4, also with the longest titles, however the screen looks', async ({
  page,
  fucina,
  signInAs,
}) => {
  test.slow()
  await signInAs({ role: 'admin' })
  const db = fucina.db()
  await filled(db)
  const id = 'chatgpt-basics'
  const { working } = await recordOf(db, guideNoun, id)
  const long = (place: number) =>
    `${longWord.slice(0, 60)} ${place} lunghissimo, e poi ancora un poco`
  const chapters = Array.from({ length: 9 }, (_, place) => ({
    ...(working.chapters[place] ?? { ...working.chapters[0], id: `altro-${place}` }),
    title: long(place),
  })) as typeof working.chapters
  await rewriteRecord(db, guideNoun, id, { ...working, title: long(0), chapters })
  for (const period of [romanMonth(new Date()), romanMonth(new Date()).slice(0, 4)]) {
    await open(page, `${report}?periodo=${period}`)
    await expect(page.getByRole('heading', { name: 'La guida più iniziata' })).toBeVisible()
    expect(sheets(await page.pdf({ preferCSSPageSize: true })), period).toBe(1)
  }
  await open(page, '/admin/figures')
  expect(sheets(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('WHO-112 the period is chosen and the report opened without script', async ({
    page,
    signInAs,
  }) => {
    await signInAs({ role: 'editor' })
    await page.goto('/admin/figures')
    const year = romanMonth(new Date()).slice(0, 4)
    await page.getByLabel('Periodo').selectOption(year)
    await page.getByRole('button', { name: 'Relazione da stampare' }).click()
    await expect(page).toHaveURL((url) => url.pathname === report)
    await expect(page.getByText(`Relazione, ${year}`)).toBeVisible()
    await page.getByRole('link', { name: 'Torna ai numeri' }).click()
    await expect(page.getByLabel('Periodo')).toHaveValue(year)
  })
})
