/** The prompt sets of the administrators: one is written, seen, published and used. */
import type { Page } from '@playwright/test'
import { setInPlace } from '../../app/prompt-sets/placed-sets.server.ts'
import { promptSetNoun } from '../../app/prompt-sets/prompt-set-noun.ts'
import { storedRecord } from '../../app/records/store/read.server.ts'
import type { Fucina } from '../harness/launch.ts'
import { forgetRecord } from '../harness/records.ts'
import { expect, test } from './fixtures.ts'
import { button, open, told } from './screens.ts'

test.use({ contentOf: 'administration' })

async function setOf(fucina: Fucina, professionId: string) {
  const row = await setInPlace(fucina.db(), professionId)
  return row ? { id: row.id, ...storedRecord(promptSetNoun, row).working } : undefined
}

const list = '/admin/prompts'
const profession = (page: Page) => page.getByLabel('Di quale professione è questo set')
const blockText = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Testo del blocco ${place}`, exact: true })
const piece = (page: Page) => page.getByRole('textbox', { name: 'Pezzo di testo 1', exact: true })
const done = (page: Page, text: string) =>
  expect(told(page).filter({ hasText: text })).toBeVisible()

test('ADMS-12 ADMS-13 ADMS-15 CONST-06 REC-36 a set is written by keyboard alone, seen, stored and used', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  const former = await setOf(fucina, 'medico')
  if (former) await forgetRecord(fucina.db(), promptSetNoun, former.id)
  await open(page, `${list}/new`)
  await profession(page).focus()
  await page.keyboard.type('Medico')
  await button(page, 'Aggiungi un blocco').press('Enter')
  await expect(page.getByLabel('Categoria del blocco 1')).toBeFocused()
  await expect(page.getByLabel('Categoria del blocco 1')).toHaveValue('Azioni')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Scrivi un avviso.')
  await button(page, 'Aggiungi un blocco').press('Enter')
  await expect(page.getByLabel('Categoria del blocco 2')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Questo va tolto.')
  await button(page, 'Sposta su: Blocco 2').press('Enter')
  await expect(blockText(page, 1)).toHaveValue('Questo va tolto.')
  await expect(page.getByLabel('Categoria del blocco 1')).toBeFocused()
  await button(page, 'Togli Blocco 1').press('Enter')
  await expect(blockText(page, 1)).toHaveValue('Scrivi un avviso.')
  await expect(button(page, 'Aggiungi un blocco')).toBeFocused()

  await button(page, 'Aggiungi un template').press('Enter')
  await page.getByLabel('Emoji').fill('🩺')
  await page.getByLabel('Titolo').fill('Avviso agli assistiti')
  await page.getByLabel('Descrizione').fill('Per la sala')
  await piece(page).fill('Scrivi un avviso per [chi legge: i nonni].')

  await button(page, 'Salva e pubblica').press('Enter')
  await expect(page).toHaveURL(/\/admin\/prompts(\?|$)/)
  await done(page, 'Set di prompt salvato. È pubblicato')
  await expect(page.getByRole('row', { name: /Appena salvato/ })).toContainText('Medico')
  const set = await setOf(fucina, 'medico')
  expect(set?.blocks).toEqual([{ category: 'Azioni', text: 'Scrivi un avviso.' }])
  // A template has one id for good, under whatever title it is saved again.
  await page.getByRole('link', { name: 'Continua a modificare' }).press('Enter')
  await expect(page.getByLabel('Titolo')).toHaveValue('Avviso agli assistiti')
  await expect(page.getByText('una bozza non salvata')).toHaveCount(0)
  await page.getByLabel('Titolo').fill('Avviso a chi aspetta')
  await button(page, 'Salva e pubblica').press('Enter')
  await expect
    .poll(async () => (await setOf(fucina, 'medico'))?.templates)
    .toMatchObject([{ id: set?.templates[0]?.id, title: 'Avviso a chi aspetta' }])
  await open(page, '/prompts?profession=medico')
  await expect(page.getByRole('link', { name: 'Avviso a chi aspetta' })).toBeVisible()
})
