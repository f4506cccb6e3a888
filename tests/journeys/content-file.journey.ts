/** Content taken along as a file, brought in again, and a former version brought back. */
import { readFile } from 'node:fs/promises'
import { expect, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { open, title } from './screens.ts'

test.use({ contentOf: 'content-file' })

test('LRN-92 LRN-93 LRN-94 GEN-03 by keyboard scenes go into a file and back, and a former version returns', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 400/)
  await signInAs({ role: 'admin', name: 'Ada Rossi' })
  await page.setViewportSize(phone)
  const stored = () =>
    fucina
      .db()
      .selectFrom('scenes')
      .select(['id', 'title'])
      .where('id', '=', 'sms-sul-pacco')
      .executeTakeFirstOrThrow()
  const { title: before } = await stored()
  const after = 'Dal file'
  const press = async (role: 'button' | 'link', name: string | RegExp) => {
    await page.getByRole(role, { name }).last().focus()
    await page.keyboard.press('Enter')
  }

  await open(page, '/admin/scenes')
  const coming = page.waitForEvent('download')
  await press('link', 'Scarica come file')
  const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'))
  const scene = file.scenes.find(({ id }: { id: string }) => id === 'sms-sul-pacco')
  expect(scene.title).toBe(before)
  scene.title = after

  await press('link', 'Importa da un file')
  await expect(title(page)).toHaveText('Contenuti su file')
  await expectAccessibleAtWidths(page)
  const choose = (content: string) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'scene.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  await choose('{')
  await press('button', 'Guarda che cosa cambia')
  await expect(page.getByRole('alert').filter({ hasText: 'Il file non si legge' })).toBeFocused()
  await expectAccessibleAtWidths(page)
  await choose(JSON.stringify(file))
  await press('button', 'Guarda che cosa cambia')
  const plan = page.getByRole('status').filter({ hasText: 'Non ho ancora cambiato niente.' })
  await expect(plan).toBeFocused()
  await expect(page.getByText('Cambia: Titolo.')).toBeVisible()
  await expectAccessibleAtWidths(page)
  expect((await stored()).title).toBe(before)
  await press('button', 'Importa 1 voce')
  await expect(
    page.getByRole('status').filter({ hasText: 'Importazione finita: 0 nuove, 1 cambiata' }),
  ).toBeFocused()
  await expectAccessibleAtWidths(page)
  expect((await stored()).title).toBe(after)

  await open(page, '/admin/scenes/sms-sul-pacco')
  await expect(title(page)).toHaveText(after)
  const part = page.getByRole('region', { name: 'Versioni precedenti' })
  await part.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(part.getByText('da Ada Rossi.').first()).toBeVisible()
  await expect(part.getByText(`Titolo: «${before}»`).first()).toBeVisible()
  await expectAccessibleAtWidths(page)
  await part
    .getByRole('button', { name: /^Riporta questa versione/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('Vuoi riportare la versione del')
  await expectAccessibleAtWidths(page)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Riporta questa versione' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'La versione scelta è tornata.' }),
  ).toBeFocused()
  await expect(title(page)).toHaveText(before)
  await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue(before)
  await expect(part.getByText(`Titolo: «${after}»`)).toBeVisible()
  await expectAccessibleAtWidths(page)
  expect((await stored()).title).toBe(before)
})
