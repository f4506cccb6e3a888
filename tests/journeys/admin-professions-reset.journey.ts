/** A reset of the professions, apart from other journeys: it changes what they look at. */
import { operator } from '../../app/platform/actor.server.ts'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { removeRecord } from '../../app/records/store/acts.server.ts'
import { professions } from '../../db/content/professions/all.ts'
import { rewriteRecord } from '../harness/records.ts'
import { desktop, expect, expectAccessible, phone, test } from './fixtures.ts'
import { button, open } from './screens.ts'

test.use({ contentOf: 'admin-professions-reset' })

test('ADMP-02 ERR-49 a reset asks, counts what disappears, and leaves the eight built-in ones', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  const db = fucina.db()
  await removeRecord(db, operator, professionNoun, 'creativo')
  await rewriteRecord(db, professionNoun, 'medico', { title: 'Dottoressa' })
  await open(page, '/admin/professions')
  await expect(page.locator('.rows .name')).toHaveCount(7)
  const ask = () => page.getByRole('link', { name: 'Riporta alle professioni incluse' }).click()
  await ask()
  await expect(page.getByText('Non ho ancora cambiato niente.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Medico' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Creativo' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('link', { name: "Lascia tutto com'è" }).click()
  await expect(page.locator('.rows .name')).toHaveCount(7)
  await ask()
  await button(page, 'Riporta alle professioni incluse').click()
  await expect(page.locator('.note').first()).toContainText(
    '8 professioni configurate con successo!',
  )
  await open(page, '/admin/professions')
  await expect(page.locator('.rows .name')).toHaveText(professions.map((one) => one.title))
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
})
