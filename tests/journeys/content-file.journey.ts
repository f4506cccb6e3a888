/** Content taken along as a file, brought in again, and a former version brought back. */
import { readFile } from 'node:fs/promises'
import { sceneNoun } from '../../app/learning/scenes/scene-noun.ts'
import { recordOf } from '../harness/records.ts'
import { expect, phone, test } from './fixtures.ts'
import { open, title, told } from './screens.ts'

test.use({ contentOf: 'administration' })

test('LRN-92 LRN-93 REC-22 by keyboard scenes go into a file and back, and a former version returns', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 400/)
  await signInAs({ role: 'admin', name: 'Ada Rossi' })
  await page.setViewportSize(phone)
  const stored = async () => (await recordOf(fucina.db(), sceneNoun, 'sms-sul-pacco')).working
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
  const choose = (content: string) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'scene.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  await choose('{')
  await press('button', 'Guarda che cosa cambia')
  await expect(told(page).filter({ hasText: 'Il file non si legge' })).toBeFocused()
  await choose(JSON.stringify(file))
  await press('button', 'Guarda che cosa cambia')
  const plan = told(page).filter({ hasText: 'Non ho ancora cambiato niente.' })
  await expect(plan).toBeFocused()
  await expect(page.getByText('Cambia: Titolo.')).toBeVisible()
  expect((await stored()).title).toBe(before)
  await press('button', 'Importa 1 voce')
  await expect(
    told(page).filter({ hasText: 'Importazione finita: 0 nuove, 1 cambiata' }),
  ).toBeFocused()
  expect((await stored()).title).toBe(after)

  await open(page, '/admin/scenes/sms-sul-pacco')
  await expect(title(page)).toHaveText(after)
  await press('link', 'Versioni')
  const compared = page.getByRole('region', { name: /^Dal / })
  await expect(compared).toContainText('Titolo')
  await expect(compared).toContainText('file')
  await press('button', /^Riporta la versione del/)
  await expect(title(page)).toHaveText(before)
  await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue(before)
  expect((await stored()).title).toBe(before)

  await open(page, '/admin/scenes')
  await page.getByRole('checkbox', { name: `Scegli ${before}` }).focus()
  await page.keyboard.press('Space')
  const chosen = page.waitForEvent('download')
  await press('link', 'Esporta')
  const few = JSON.parse(await readFile(await (await chosen).path(), 'utf8'))
  expect(few.scenes.map(({ id }: { id: string }) => id)).toEqual(['sms-sul-pacco'])
})
