import { person } from '../harness/people.ts'
import { expect, test } from './fixtures.ts'
import { open, told } from './screens.ts'

const list = '/admin/users'

test('REC-05 WHO-13 WHO-14 by keyboard a role is chosen and said beside words that are typed, which are saved after it', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  const nadia = await person(fucina, { name: 'Nadia Nuova' })
  await open(page, `${list}/${nadia.id}`)
  await page.getByLabel('Città').fill('Seriate')
  await page.getByRole('radio', { name: 'Cliente' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Facilitatore' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Redazione' })).toBeChecked()
  await page.getByRole('button', { name: 'Cambia il ruolo' }).press('Enter')
  const said = told(page).filter({ hasText: 'Ruolo di Nadia Nuova: Redazione.' })
  await expect(said).toBeFocused()
  await expect(page.getByText("Non vale ancora: manca l'indirizzo email confermato.")).toBeVisible()
  await expect(page.getByText('Qualcun altro ha appena salvato')).toHaveCount(0)
  await expect(page.getByLabel('Città')).toHaveValue('Seriate')
  await page.getByRole('button', { name: 'Salva le impostazioni' }).click()
  await expect(page.getByText('Impostazioni salvate.')).toBeVisible()
  const { city, role } = await fucina
    .db()
    .selectFrom('users')
    .select(['city', 'role'])
    .where('id', '=', nadia.id)
    .executeTakeFirstOrThrow()
  expect({ city, role }).toEqual({ city: 'Seriate', role: 'editor' })
})
