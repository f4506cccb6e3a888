/** 'Numeri', on the screen and on paper. */
import type { Database } from '../../app/platform/db/database.server.ts'
import { monthsLater, romanMonth } from '../../app/platform/roman-day.ts'
import { fillFigures } from '../harness/learned.ts'
import { expect, expectAccessible, test, untilInteractive, widths } from './fixtures.ts'
import { open, title } from './screens.ts'

test.use({ contentOf: 'figures' })

/** Each test may be the first on its server. */
async function filled(db: Database) {
  const one = await db.selectFrom('chapterCompletions').select('userId').executeTakeFirst()
  if (!one) await fillFigures(db)
}

for (const viewport of widths) {
  test(`GEN-03 WHO-106 at ${viewport.width} px no violation on the figures: empty, filled`, async ({
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
    await page.reload()
    await untilInteractive(page)
    await expectAccessible(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(viewport.width)
  })
}

test('WHO-106 a period is chosen by keyboard, a guide folds open, and the file is saved', async ({
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

test('WHO-106 on paper the figures stand without menus, buttons and what learners wrote', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await filled(fucina.db())
  await open(page, '/admin/figures')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Chi ha imparato' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stampa' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Numeri', exact: true })).toBeHidden()
})
