import type { Page } from '@playwright/test'
import { person } from '../harness/people.ts'
import { expect, expectAccessibleAtWidths, test } from './fixtures.ts'
import { open, title } from './screens.ts'

const list = '/admin/users'
const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Amministrazione' }).filter({ visible: true })

test('WHO-12 GEN-03 no violation in an editor’s screens, nor in the desk’s, nor where they may not', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 403/)
  await signInAs({ role: 'editor', name: 'Ida Redazione' })
  await open(page, '/admin')
  await expect(sidebar(page).getByRole('link', { name: 'Cestino' })).toBeVisible()
  await expect(page.getByText('Ida Redazione, Redazione')).toBeVisible()
  await expectAccessibleAtWidths(page)
  await page.goto(list)
  await expect(title(page)).toHaveText('Questa pagina non è del tuo ruolo')
  await expectAccessibleAtWidths(page)
  await page.getByRole('link', { name: 'Vai alle tue pagine' }).press('Enter')
  await expect(title(page)).toHaveText('Dashboard')

  await signInAs({ role: 'desk', name: 'Sara Sportello' })
  const customer = await person(fucina, { name: 'Rosa Banco', emailVerified: true })
  await open(page, '/admin')
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(title(page)).toHaveText('Utenti')
  await expectAccessibleAtWidths(page)
  await open(page, `${list}/${customer.id}`)
  await expect(page.getByText('Da qui aiuti Rosa Banco a entrare')).toBeVisible()
  await expectAccessibleAtWidths(page)
})

test('REC-05 a role given beside words that are typed is nobody else’s save, and they are saved', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  const nadia = await person(fucina, { name: 'Nadia Nuova' })
  await open(page, `${list}/${nadia.id}`)
  await page.getByLabel('Città').fill('Seriate')
  await page.getByRole('radio', { name: /^Redazione/ }).check()
  await page.getByRole('button', { name: 'Cambia il ruolo' }).click()
  await expect(page.getByText('Ruolo di Nadia Nuova: Redazione.')).toBeVisible()
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

test('WHO-125 on a small laptop an administrator sees every entry of the sidebar', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs({ role: 'admin' })
  await open(page, '/admin/dashboard')
  await page.getByRole('button', { name: 'Solo necessari' }).click()
  for (const name of ['Dashboard', 'Registro', 'Servizio AI']) {
    await expect(sidebar(page).getByRole('link', { name, exact: true })).toBeInViewport({
      ratio: 1,
    })
  }
})

test('WHO-17 by keyboard: the desk finds a customer, opens their page, suspends them', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'desk' })
  const customer = await person(fucina, { name: 'Rosa Tastiera' })
  await open(page, list)
  await page.getByLabel('Cerca tra gli utenti').fill('rosa tast')
  await page.getByLabel('Cerca tra gli utenti').press('Enter')
  const row = page.getByRole('row').filter({ hasText: customer.email })
  const menu = page.locator('summary', { hasText: `per ${customer.name}` })
  await expect(row).toBeVisible()
  await menu.press('Enter')
  await expect(page.getByRole('link', { name: 'Apri la pagina' })).toBeVisible()
  await page.getByRole('link', { name: 'Apri la pagina' }).press('Enter')
  await expect(title(page)).toHaveText(customer.name)
  await page.getByLabel('Uso contro le regole').press('Space')
  await page.getByRole('button', { name: 'Sospendi' }).press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: "Sospendi l'account" })
    .press('Enter')
  await expect(page.getByText(`Account sospeso: ${customer.name}.`)).toBeVisible()
  await page.goto(`${list}?q=${encodeURIComponent(customer.email)}`)
  await expect(row).toContainText('Sospeso')
})

test('WHO-13 WHO-14 GEN-03 by keyboard: a role is chosen, said, and waits until nothing is lacking', async ({
  page,
  fucina,
  signInAs,
}) => {
  test.slow()
  await signInAs({ role: 'admin' })
  const user = await person(fucina, { name: 'Elia Nuovo' })
  await open(page, `${list}?q=elia+nuovo`)
  await page.locator('summary', { hasText: `per ${user.name}` }).press('Enter')
  await page.getByRole('link', { name: 'Cambia ruolo' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Ruolo' })).toBeVisible()
  await page.getByRole('radio', { name: 'Cliente' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Facilitatore' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Redazione' })).toBeChecked()
  await page.getByRole('button', { name: 'Cambia il ruolo' }).press('Enter')
  const said = page.getByRole('status').filter({ hasText: 'Ruolo di Elia Nuovo: Redazione.' })
  await expect(said).toBeFocused()
  await expect(page.getByText("Non vale ancora: manca l'indirizzo email confermato.")).toBeVisible()
  await expectAccessibleAtWidths(page)
  await fucina
    .db()
    .updateTable('users')
    .set({ emailVerified: true })
    .where('id', '=', user.id)
    .execute()
  await open(page, `${list}?q=elia+nuovo`)
  const row = page.getByRole('row').filter({ hasText: user.email })
  await expect(row).toContainText('Redazione')
  await expect(row).not.toContainText('Non vale ancora')
})
