/** 'Registro': who did what in the administration. */
import { person } from '../harness/people.ts'
import { registerRow } from '../harness/register.ts'
import { expect, expectAccessible, test, untilInteractive, widths } from './fixtures.ts'
import { open, title } from './screens.ts'

test.use({ contentOf: 'register' })

const path = '/admin/registro'
const long = 'Supercalifragilistichespiralidoso'

for (const viewport of widths) {
  test(`WHO-25 GEN-03 at ${viewport.width} px no violation in the register: nothing found, filled, with long words`, async ({
    page,
    fucina,
    signInAs,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await signInAs({ role: 'admin', name: 'Maria Registrata' })
    await open(page, `${path}?q=nessunachesichiamicosi`)
    await expect(page.getByText('Nessuna riga trovata')).toBeVisible()
    await expectAccessible(page)
    const { id } = await person(fucina, { name: `${long} ${long}` })
    await fucina
      .db()
      .insertInto('register')
      .values([
        registerRow({
          ...{ act: 'changed', noun: 'guide', recordId: 'andata', revisionId: 'andata' },
          ...{
            actorName: long.repeat(3),
            actorRole: 'editor',
            place: 'Samsung Internet su Android',
          },
          title: long.repeat(6),
        }),
        registerRow({
          ...{ act: 'userSuspended', personId: id, personName: `${long} ${long}` },
          ...{ actorName: 'Sara', actorRole: 'desk', place: 'Chrome su Windows' },
          reason: `Lo chiede ${long.repeat(4)}`,
        }),
      ])
      .execute()
    await open(page, path)
    await expect(title(page)).toHaveText('Registro')
    await expect(page.getByText(long.repeat(6)).first()).toBeVisible()
    await expectAccessible(page)
    const { scrollWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(viewport.width)
  })
}

test('WHO-24 WHO-25 by keyboard: what a colleague changed is found, and its difference opens', async ({
  page,
  signInAs,
}) => {
  test.slow()
  const user = await signInAs({ role: 'admin', name: 'Chiara Tastiera' })
  await open(page, '/admin/scenes/sms-sul-pacco')
  const field = page.getByLabel('Titolo', { exact: true }).first()
  await field.fill('Il pacco che non arriva')
  await page.getByRole('button', { name: 'Salva la bozza' }).press('Enter')
  await expect(page.getByText(/salvata/i).first()).toBeVisible()
  await open(page, '/admin/dashboard')
  const sentence = 'Chiara Tastiera ha cambiato la scena «Il pacco che non arriva»'
  await expect(page.getByRole('link', { name: sentence })).toBeVisible()
  await page.getByRole('link', { name: 'Registro' }).first().press('Enter')
  await expect(title(page)).toHaveText('Registro')
  await untilInteractive(page)
  await page.getByLabel('Cerca nel registro').fill('pacco arriva')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=pacco\+arriva/)
  await page.getByLabel('Chi', { exact: true }).selectOption({ label: 'Chiara Tastiera' })
  await expect(page).toHaveURL(new RegExp(`chi=${user.id}`))
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('ha cambiato la scena: Il pacco che non arriva')
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scarica come CSV' }).press('Enter')
  expect((await waiting).suggestedFilename()).toMatch(/^fucina-registro-.*\.csv$/)
  await page.getByRole('link', { name: 'Vedi che cosa è cambiato' }).press('Enter')
  await expect(title(page)).toHaveText('Versioni')
  await expect(page.locator('.compared ins', { hasText: 'arriva' }).first()).toBeVisible()
})
