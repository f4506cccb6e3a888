/** The administrators' professions: form and publication. */
import type { Page } from '@playwright/test'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { recordOf } from '../harness/records.ts'
import { expect, phone, test } from './fixtures.ts'
import { open, title, told } from './screens.ts'

test.use({ contentOf: 'administration' })

const list = '/admin/professions'
const admin = { role: 'admin' } as const

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const note = (page: Page, text: string) => page.locator('.note').filter({ hasText: text })

const press = (page: Page, name: string, role: 'button' | 'link' = 'button') =>
  page.getByRole(role, { name, exact: true }).last().press('Enter')

test('ADMP-01 ADMP-03 ADMP-06 ADMP-07 ADMP-11 ADMP-14 CONST-02 CONST-03 REC-02 by keyboard a profession is made, filled, published and taken back', async ({
  page,
  request,
  fucina,
  signInAs,
}) => {
  await signInAs(admin)
  await page.setViewportSize(phone)
  const name = 'Sarta'
  const id = 'sarta'
  const isOnHomePage = async () => (await (await request.get('/')).text()).includes(name)
  await open(page, list)
  await press(page, 'Nuova professione', 'link')
  await expect(title(page)).toHaveText('Nuova professione')

  await press(page, 'Salva e pubblica')
  await expect(told(page)).toContainText('Titolo e descrizione sono campi obbligatori')
  await expect(told(page)).toBeFocused()

  await field(page, 'Titolo (obbligatorio)').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Orli, prove e messaggi ai clienti.')
  await expect(page.getByRole('group', { name: 'Icona' }).getByRole('radio')).toHaveCount(8)
  await expect(page.getByRole('group', { name: 'Colore' }).getByRole('radio')).toHaveCount(8)
  await page.getByRole('radio', { name: 'Matita' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Borsa della spesa' })).toBeChecked()
  await page.getByRole('radio', { name: 'Arancio e rosso' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Blu e indaco' })).toBeChecked()
  await press(page, 'Salva la bozza')
  await page.waitForURL(new RegExp(`${list}/${id}\\?`))
  await expect(note(page, 'Professione salvata. È una bozza')).toBeVisible()

  expect(await isOnHomePage()).toBe(false)
  for (const text of ['Tolto', 'Tenuto']) {
    await press(page, 'Aggiungi uno strumento')
    await page.keyboard.type(text)
  }
  await press(page, 'Togli Strumento 1')
  await expect(field(page, 'Strumento 1')).toHaveValue('Tenuto')
  await press(page, 'Salva e pubblica')
  await expect(note(page, 'Professione salvata. È pubblicata')).toBeVisible()
  await expect(page.getByText('Appena salvata')).toHaveCount(1)
  await press(page, 'Continua a modificare', 'link')
  await expect(title(page)).toHaveText(name)
  const { content } = await recordOf(fucina.db(), professionNoun, id)
  expect(content).toMatchObject({
    title: name,
    iconName: 'ShoppingBag',
    color: 'blue-indigo',
    tools: ['Tenuto'],
  })
  await expect.poll(isOnHomePage, { timeout: 8000 }).toBe(true)
  await press(page, 'Togli dalla pubblicazione')
  await expect(note(page, 'è di nuovo una bozza')).toBeVisible()
  await expect.poll(isOnHomePage, { timeout: 8000 }).toBe(false)
})
