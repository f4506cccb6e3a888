/** The administrators' professions: list, form, clone, delete, reset. */
import type { Page } from '@playwright/test'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { recordOf, rewriteRecord } from '../harness/records.ts'
import { expect, expectAccessible, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { button, open, title } from './screens.ts'

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

test('ADMP-07 CONST-04 use cases, benefits, tips, voices and resources are added and removed with all their fields', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs(admin)
  const empty = { useCases: [], tips: [], testimonials: [], resources: [] }
  await rewriteRecord(fucina.db(), professionNoun, 'artigiano', empty)
  await open(page, `${list}/artigiano?proposte=no`)
  const add = async (name: string) => {
    await button(page, name).click()
    await button(page, name).click()
  }
  await add("Aggiungi un caso d'uso")
  await press(page, 'Togli Caso 1')
  const useCase = page.locator('.form-item').filter({ hasText: 'Caso 1' })
  await useCase.getByLabel('Titolo', { exact: true }).fill('La lettera')
  await useCase.getByLabel('Descrizione', { exact: true }).fill('Una bozza.')
  await useCase.getByLabel('Minuti risparmiati').fill('15')
  await useCase.getByLabel('Richiesta di esempio').fill('Scrivi una lettera.')
  await useCase.getByLabel('Vantaggio 1', { exact: true }).fill('È breve')
  await add('Aggiungi un consiglio')
  await press(page, 'Togli Consiglio 2')
  await field(page, 'Consiglio 1').fill('Rileggi.')
  await add('Aggiungi una testimonianza')
  await press(page, 'Togli Testimonianza 1')
  const voice = page.locator('.form-item').filter({ hasText: 'Testimonianza 1' })
  await voice.getByLabel('Che cosa dice').fill('Mi aiuta.')
  await voice.getByLabel('Ruolo').fill('Sarta')
  await add('Aggiungi una risorsa')
  await press(page, 'Togli Risorsa 2')
  const resource = page.locator('.form-item').filter({ hasText: 'Risorsa 1' })
  await expect(resource.getByLabel('Che cosa è').locator('option')).toHaveText([
    'Guida',
    'Corso',
    'Strumento',
  ])
  await resource.getByLabel('Titolo', { exact: true }).fill('Le guide')
  await resource.getByLabel('Che cosa è').selectOption('course')
  await resource.getByLabel('Indirizzo', { exact: true }).fill('/guides')
  await expectAccessible(page)
  await button(page, 'Salva e pubblica').click()
  await expect(note(page, 'Professione salvata. È pubblicata')).toBeVisible()
  const { content } = await recordOf(fucina.db(), professionNoun, 'artigiano')
  expect(content).toMatchObject({
    useCases: [
      {
        title: 'La lettera',
        description: 'Una bozza.',
        timeSaved: 15,
        example: 'Scrivi una lettera.',
        benefits: ['È breve'],
      },
    ],
    tips: ['Rileggi.'],
    testimonials: [{ name: 'Esempio illustrativo', role: 'Sarta', image: null, text: 'Mi aiuta.' }],
    resources: [{ title: 'Le guide', type: 'course', link: '/guides' }],
  })
  await open(page, '/professions/artigiano')
  await page.getByRole('link', { name: 'Le guide', exact: true }).click()
  await expect(page).toHaveURL(/\/guides$/)
})

test('ADMP-08 ADMP-09 the fields of estimates and pictures are of their kind', async ({
  page,
  signInAs,
}) => {
  await signInAs(admin)
  await open(page, `${list}/ristoratore`)
  for (const label of [
    'Ore risparmiate al giorno',
    'Ore risparmiate alla settimana',
    'Ore risparmiate al mese',
  ]) {
    await expect(field(page, label)).toHaveAttribute('step', '0.1')
  }
  for (const label of ['Produttività in più, in percentuale', 'Costi in meno, in percentuale']) {
    await expect(field(page, label)).toHaveAttribute('step', '1')
  }
  await expect(page.locator('input[name=heroImage]')).toHaveAttribute('type', 'url')
  await expect(page.locator('input[name="testimonials[0].image"]')).toHaveAttribute('type', 'url')
  await field(page, 'Ore risparmiate al giorno').fill('1.25')
  await field(page, 'Costi in meno, in percentuale').fill('12.5')
  await page.locator('input[name=heroImage]').fill('abc')
  await button(page, 'Salva la bozza').click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Usa al massimo un decimale')
  await expect(summary).toContainText('numero intero')
  await expect(summary).toContainText('comincia con https://')
  await expect(page).toHaveURL(/ristoratore$/)
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
