/** The administrators' professions: list, form, clone, delete, reset. */
import type { Page } from '@playwright/test'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { recordOf } from '../harness/records.ts'
import { expect, expectAccessible, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { open, title } from './screens.ts'

test.use({ contentOf: 'admin-professions' })

const list = '/admin/professions'
const admin = { role: 'admin' } as const

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const note = (page: Page, text: string) => page.locator('.note').filter({ hasText: text })

/** Opens what can be done with a profession of the list. */
async function menuOf(page: Page, name: string) {
  await page.locator('summary').getByText(`Azioni per ${name}`, { exact: true }).press('Enter')
}

/** Goes to a control by Tab alone and presses it. */
async function press(page: Page, name: string, role: 'button' | 'link' = 'button') {
  const target = page.getByRole(role, { name, exact: true }).last()
  await target.focus()
  await page.keyboard.press('Enter')
}

test('ADMP-03 ADMP-06 ADMP-07 ADMP-11 ADMP-14 CONST-02 CONST-03 by keyboard a profession is made, filled and saved', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs(admin)
  await page.setViewportSize(phone)
  const name = 'Sarta'
  const id = 'sarta'
  await open(page, list)
  await press(page, 'Nuova professione', 'link')
  await expect(title(page)).toHaveText('Nuova professione')

  await press(page, 'Salva e pubblica')
  await expect(page.getByRole('alert')).toContainText('Titolo e descrizione sono campi obbligatori')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessibleAtWidths(page)

  await field(page, 'Titolo (obbligatorio)').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Orli, prove e messaggi ai clienti.')
  await expect(page.locator('.door-preview')).toContainText(name)
  await expect(page.getByRole('group', { name: 'Icona' }).getByRole('radio')).toHaveCount(8)
  await expect(page.getByRole('group', { name: 'Colore' }).getByRole('radio')).toHaveCount(8)
  await page.getByRole('radio', { name: 'Matita' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Borsa della spesa' })).toBeChecked()
  await page.getByRole('radio', { name: 'Arancio e rosso' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.door-preview .g-blue-indigo')).toBeVisible()
  await press(page, 'Salva la bozza')
  await page.waitForURL(new RegExp(`${list}/${id}\\?`))
  await expect(note(page, 'Professione salvata. È una bozza')).toBeVisible()

  // Two of each list, one of them removed again.
  for (const [add, label] of [
    ['Aggiungi uno strumento', 'Strumento'],
    ['Aggiungi un esempio', 'Esempio'],
  ] as const) {
    await press(page, add)
    await page.keyboard.type('Tolto')
    await press(page, add)
    await page.keyboard.type('Tenuto')
    await press(page, `Togli ${label} 1`)
    await expect(field(page, `${label} 1`)).toHaveValue('Tenuto')
  }
  await press(page, 'Salva e pubblica')
  await expect(note(page, 'Professione salvata. È pubblicata')).toBeVisible()
  const { content } = await recordOf(fucina.db(), professionNoun, id)
  expect(content).toMatchObject({
    title: name,
    iconName: 'ShoppingBag',
    color: 'blue-indigo',
    tools: ['Tenuto'],
    examples: ['Tenuto'],
  })
  await expectAccessibleAtWidths(page)
})

test('ADMP-04 ADMP-05 ADM-13 ERR-50 clone and delete, on the list and on the form, by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs(admin)
  await page.setViewportSize(phone)
  await open(page, list)
  const clone = async () => {
    await menuOf(page, 'Medico')
    await press(page, 'Clona', 'link')
    await expect(page.getByRole('heading', { name: 'Vuoi clonare «Medico»?' })).toBeFocused()
    await expectAccessible(page)
    await press(page, 'Clona la professione')
    await expect(note(page, 'Professione clonata con successo')).toBeVisible()
    await expect(link(page, 'Medico (Copia)')).toBeVisible()
  }
  await clone()
  const question = page.getByRole('alertdialog', {
    name: 'Sei sicuro di voler eliminare questa professione?',
  })
  await menuOf(page, 'Medico (Copia)')
  await press(page, 'Elimina')
  await expect(question).toContainText('anche il suo set di prompt')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(link(page, 'Medico (Copia)')).toBeVisible()
  await press(page, 'Elimina')
  await press(page, 'Elimina la professione')
  await expect(note(page, 'Professione eliminata con successo')).toBeVisible()
  await expect(link(page, 'Medico (Copia)')).toHaveCount(0)

  await clone()
  await press(page, 'modifica la copia', 'link')
  await expect(title(page)).toHaveText('Medico (Copia)')
  await press(page, 'Elimina la professione')
  await question.getByRole('button', { name: 'Elimina la professione' }).press('Enter')
  await expect(page).toHaveURL(/professions(\?esito=delete|$)/)
  await expect(link(page, 'Medico (Copia)')).toHaveCount(0)
})

test('a move is said, and the keyboard stays with the profession', async ({ page, signInAs }) => {
  await signInAs(admin)
  await open(page, list)
  const names = page.locator('.rows .name')
  const before = await names.allTextContents()
  const moved = before[1] ?? ''
  await press(page, `Sposta giù: ${moved}`)
  await expect(names.nth(2)).toHaveText(moved)
  await expect(page.getByRole('status').filter({ hasText: 'ora è al posto 3' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Sposta giù: ${moved}` })).toBeFocused()
  await press(page, `Sposta su: ${moved}`)
  await expect(names.nth(1)).toHaveText(moved)
  await expect(page.getByRole('button', { name: `Sposta su: ${moved}` })).toBeFocused()
  expect(await names.allTextContents()).toEqual(before)
})
