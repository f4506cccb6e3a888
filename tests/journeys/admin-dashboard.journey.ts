import type { Page } from '@playwright/test'
import { noteBackup } from '../../app/operations/backup/last-backup.server.ts'
import { writeSetting } from '../../app/platform/settings/stored-settings.server.ts'
import { registerRow } from '../harness/register.ts'
import { expect, expectAccessible, test, untilInteractive, widths } from './fixtures.ts'
import { open } from './screens.ts'

test.use({ contentOf: 'admin-dashboard' })

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const viewport of widths) {
  test(`GEN-03 ADM-04 at ${viewport.width} px no violation on the administrators’ dashboard: new, long`, async ({
    page,
    fucina,
    signInAs,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await signInAs({ role: 'admin' })
    await open(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(tile(page, 'Utenti')).toBeVisible()
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
