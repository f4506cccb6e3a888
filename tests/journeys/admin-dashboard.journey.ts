import type { Page } from '@playwright/test'
import { noteBackup } from '../../app/operations/backup/last-backup.server.ts'
import { romanDay } from '../../app/platform/roman-day.ts'
import { writeSetting } from '../../app/platform/settings/stored-settings.server.ts'
import { deeplBasics } from '../../db/content/guides/deepl-basics.ts'
import { openSession, person } from '../harness/people.ts'
import { registerRow } from '../harness/register.ts'
import { browserLike } from '../harness/visitor.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  test,
  untilInteractive,
  widths,
} from './fixtures.ts'
import { hearNews, open } from './screens.ts'

test.use({ contentOf: 'admin-dashboard' })

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const viewport of widths) {
  test(`GEN-03 ADM-04 at ${viewport.width} px no violation on the administrators’ dashboard: closed, opened, long`, async ({
    page,
    fucina,
    signInAs,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await signInAs({ role: 'admin' })
    await open(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(
      page.getByRole('img', { name: /^Utenti negli ultimi 30 giorni: da/ }),
    ).toBeVisible()
    await expectAccessible(page)
    await fucina
      .db()
      .insertInto('register')
      .values(
        registerRow({
          ...{ act: 'deleted', noun: 'guide', recordId: 'andata' },
          title: 'Supercalifragilistichespiralidoso'.repeat(9),
        }),
      )
      .execute()
    await page.reload()
    await untilInteractive(page)
    for (const name of ['Utenti', 'Guide', 'Strumenti AI', 'Messaggi Chat']) {
      await tile(page, name).locator('summary').press('Enter')
      await expect(tile(page, name).getByRole('table').first()).toBeVisible()
    }
    await expectAccessible(page)
  })
}

for (const viewport of widths) {
  test(`REL-16 at ${viewport.width} px AI, mail and backup that fail are told in words, without violation`, async ({
    page,
    fucina,
    signInAs,
  }) => {
    await page.setViewportSize(viewport)
    const db = fucina.db()
    const checks = { provider: { state: 'keyRefused' }, mail: 'fails', at: new Date() }
    await noteBackup(db, new Date(Date.now() - 50 * 3_600_000))
    await signInAs({ role: 'admin' })
    const system = page.getByRole('region', { name: 'Stato del sistema' })
    // The server asks its services itself, now and then.
    await expect(async () => {
      await writeSetting(db, 'serviceChecks', JSON.stringify(checks))
      await open(page, '/admin/dashboard')
      for (const words of ['rifiuta la chiave', 'non prende i messaggi', 'Da rifare']) {
        await expect(system.getByText(words)).toBeVisible({ timeout: 1000 })
      }
    }).toPass()
    await expectAccessible(page)
  })
}

test('ADM-04 the same numbers as the chart’s stand in a table and in a file, by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin')
  const tools = tile(page, 'Strumenti AI')
  const summary = tools.locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  const rows = tools.getByRole('row')
  await expect(rows).toHaveCount(31)
  await expect(rows.nth(1)).toContainText(/10$/)
  await page.keyboard.press('Tab')
  const link = tools.getByRole('link', { name: /Scarica per Excel/ })
  await expect(link).toBeFocused()
  const waiting = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await waiting).suggestedFilename()).toBe('fucina-strumenti.csv')
})

test('WHO-111 GEN-03 by keyboard: who read the legal pages is noted, said by the pages, and taken back', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 400/)
  await signInAs({ role: 'admin', name: 'Ida Ufficio' })
  await open(page, '/admin/dashboard')
  const note = page.getByRole('button', { name: 'Segna che le ha lette' })
  await page.getByLabel('Chi le ha lette').fill("l'avvocata Esempio")
  await note.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Chi le ha lette')).toHaveValue("l'avvocata Esempio")
  await expectAccessibleAtWidths(page)
  await summary.getByRole('link', { name: 'Scegli il giorno in cui le ha lette.' }).press('Enter')
  await expect(page.getByLabel('In che giorno')).toBeFocused()
  await page.getByLabel('In che giorno').fill(romanDay(new Date()))
  await note.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^Segnato/ })).toBeFocused()
  await expect(note).toHaveCount(0)
  await page.getByText(/^Già fatto/).press('Enter')
  await expectAccessibleAtWidths(page)
  await page.getByRole('button', { name: 'Togli il segno della lettura' }).press('Enter')
  await expect(note).toBeVisible()
  await expect(
    page.getByText('Ida Ufficio ha tolto il segno di chi ha letto le pagine legali'),
  ).toBeVisible()
})

test('ADM-08 a finished guide shows on the open dashboard by itself', async ({
  page,
  fucina,
  signInAs,
}) => {
  test.slow()
  await signInAs({ role: 'admin' })
  await open(page, '/admin/dashboard')
  const completed = page.locator('dt', { hasText: 'Guide completate' }).locator('+ dd')
  const before = Number(await completed.textContent())
  const learner = await person(fucina)
  const visitor = browserLike(fucina)
  visitor.cookies.set(...(await openSession(fucina, learner.id)))
  for (const { id } of deeplBasics.chapters) {
    await visitor.post('/guides/deepl-basics', { intent: 'complete', id: id })
  }
  await expect(async () => {
    await hearNews(page)
    await expect(completed).toHaveText(String(before + 1), { timeout: 1000 })
  }).toPass()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('ADM-11 numbers open, and more of the activity is shown, without script', async ({
    page,
    fucina,
    signInAs,
  }) => {
    await signInAs({ role: 'admin' })
    await fucina
      .db()
      .insertInto('register')
      .values(Array.from({ length: 12 }, () => registerRow()))
      .execute()
    await page.goto('/admin/dashboard')
    const happenings = page.getByRole('region', { name: 'Attività recente' }).getByRole('listitem')
    await expect(happenings).toHaveCount(8)
    await page.getByRole('link', { name: 'Mostra altre attività' }).click()
    await expect(happenings).not.toHaveCount(8)
    await tile(page, 'Guide').locator('summary').click()
    await expect(tile(page, 'Guide').getByRole('table')).toBeVisible()
  })
})
