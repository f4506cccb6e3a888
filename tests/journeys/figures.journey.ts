/** 'Numeri', on the screen and on paper. */
import { monthsLater, romanMonth } from '../../app/platform/roman-day.ts'
import { fillFigures } from '../harness/learned.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { open, title } from './screens.ts'

test.use({ contentOf: 'figures' })

test('WHO-106 a period is chosen by keyboard, a guide folds open, the file is saved, and paper has no menus', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'editor' })
  await fillFigures(fucina.db())
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

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Chi ha imparato' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stampa' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Numeri', exact: true })).toBeHidden()
})
