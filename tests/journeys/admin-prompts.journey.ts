/** The prompt sets of the administrators: list, form with preview, import, sync. */
import type { Page } from '@playwright/test'
import { builtInSets } from '../../app/prompt-sets/built-in.server.ts'
import { setInPlace } from '../../app/prompt-sets/placed-sets.server.ts'
import { promptSetNoun } from '../../app/prompt-sets/prompt-set-noun.ts'
import { storedRecord } from '../../app/records/store/stored-record.server.ts'
import { promptSets } from '../../db/content/prompt-sets/all.ts'
import { medicoPrompts } from '../../db/content/prompt-sets/medico.ts'
import type { Fucina } from '../harness/launch.ts'
import { forgetRecord, storeRecord } from '../harness/records.ts'
import {
  test as base,
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  phone,
  widths,
} from './fixtures.ts'
import { box, button, hold, open, title } from './screens.ts'

/** Administrators change what all these journeys share: each begins and ends with the built-in sets. */
const test = base.extend<{ admin: { id: string } }>({
  admin: [
    async ({ fucina, signInAs }, use) => {
      await resetSets(fucina)
      await use(await signInAs({ role: 'admin', name: 'Ada Comune' }))
      await resetSets(fucina)
    },
    { auto: true },
  ],
})

test.use({ contentOf: 'admin-prompts' })

async function resetSets(fucina: Fucina) {
  await forgetSets(fucina, () => true)
  for (const { id, content } of builtInSets) {
    await storeRecord(fucina.db(), promptSetNoun, id, content)
  }
}

async function forgetSets(fucina: Fucina, isChosen: (id: string) => boolean) {
  const sets = fucina.db().selectFrom('records').select('id').where('noun', '=', 'promptSet')
  for (const { id } of await sets.execute()) {
    if (isChosen(id)) await forgetRecord(fucina.db(), promptSetNoun, id)
  }
}

async function setOf(fucina: Fucina, professionId: string) {
  const row = await setInPlace(fucina.db(), professionId)
  return row ? { id: row.id, ...storedRecord(promptSetNoun, row).working } : undefined
}

const list = '/admin/prompts'
const summary = (page: Page) => page.locator('.summary')
const profession = (page: Page) => page.getByLabel('Di quale professione è questo set')
const blockText = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Testo del blocco ${place}`, exact: true })
const fold = (page: Page, category: string) =>
  page.locator('.block-fold').filter({ has: page.locator('summary').getByText(category) })
const unfold = (page: Page, category = medicoPrompts.blocks[0]?.category ?? '') =>
  fold(page, category).locator('summary').click()
const piece = (page: Page) => page.getByRole('textbox', { name: 'Pezzo di testo 1', exact: true })
const done = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('ADMS-01 ADMS-03 ADMS-04 ADMS-05 the list', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, list)
  await expect(page.locator('.rows tbody tr')).toHaveCount(promptSets.length)
  await expectAccessibleAtWidths(page)
  await page.getByLabel('Professione', { exact: true }).selectOption('Medico')
  await expect(page).toHaveURL(/voce=medico/)
  await expect(page.locator('.rows tbody tr')).toHaveCount(1)
  // A search asked for while the list is still on its way takes the place of what was asked before.
  const letGo = await hold(page, `**${list}.data*`)
  await page.getByLabel('Professione', { exact: true }).selectOption('Tutte le professioni')
  await page.getByLabel('Cerca in tutto il testo').fill('xyzzy')
  await page.keyboard.press('Enter')
  await letGo()
  await expect(page.getByRole('heading', { name: 'Nessun prompt trovato' })).toBeVisible()
  await expectAccessibleAtWidths(page)
})

test('ADMS-14 ERR-46 the form, empty, with errors, of a missing set', async ({
  page,
  allowErrors,
}) => {
  await page.setViewportSize(phone)
  await open(page, `${list}/new`)
  await expectAccessibleAtWidths(page)
  await button(page, 'Salva e pubblica').click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page)).toContainText('Seleziona una professione')
  await expectAccessibleAtWidths(page)
  await profession(page).selectOption('medico')
  await button(page, 'Salva e pubblica').click()
  await expect(summary(page)).toContainText('Aggiungi almeno un blocco prompt')
  await expectAccessibleAtWidths(page)
  allowErrors(/404/)
  await page.goto(`${list}/nonesiste`)
  await expect(page.getByRole('alert')).toHaveText('Prompt non trovato')
  await expectAccessibleAtWidths(page)
})

test('ADMS-11 ADMS-12 ADMS-13 a set with its preview', async ({ page }) => {
  // A form with all blocks and templates of a profession: much to look at.
  test.slow()
  await page.setViewportSize(phone)
  await open(page, `${list}/medico`)
  await expect(title(page)).toHaveText('Medico')
  await expect(profession(page)).toHaveValue('medico')
  await expect(blockText(page, 1)).toBeHidden()
  for (const category of new Set(medicoPrompts.blocks.map((block) => block.category))) {
    const { length } = medicoPrompts.blocks.filter((block) => block.category === category)
    await expect(fold(page, category).locator('summary')).toContainText(`${length} blocchi`)
    await unfold(page, category)
  }
  await expect(blockText(page, 1)).toHaveValue(medicoPrompts.blocks[0]?.text ?? '')
  for (const width of widths) {
    await page.setViewportSize(width)
    // At the end the bar with the buttons stands below the form; elsewhere it covers what it covers.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectAccessible(page)
  }
  await page.setViewportSize(phone)
  await button(page, 'Anteprima').click()
  await expect(page.getByRole('dialog', { name: 'Anteprima' })).toBeVisible()
  await expectAccessibleAtWidths(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Anteprima')).toBeFocused()
})

test('ADMS-12 ADMS-13 ADMS-15 CONST-06 a set is written by keyboard alone, seen, stored and used', async ({
  page,
  fucina,
}) => {
  await forgetSets(fucina, (id) => id === 'medico')
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

  await button(page, 'Aggiungi un blocco a «Azioni»').press('Enter')
  await expect(blockText(page, 2)).toBeFocused()
  await page.keyboard.type('Usa parole semplici.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Stile')
  await expect(page.getByText('Salvato, lo trovi in «Stile».')).toBeVisible()
  await expect(page.getByLabel('Categoria del blocco 2')).toBeFocused()

  await button(page, 'Aggiungi un template').press('Enter')
  await page.getByLabel('Emoji').fill('🩺')
  await page.getByLabel('Titolo').fill('Avviso agli assistiti')
  await page.getByLabel('Descrizione').fill('Per la sala')
  await piece(page).fill('Scrivi un avviso per [chi legge].')
  await expect(page.getByText('[chi legge] non diventa uno spazio da riempire')).toBeVisible()
  await piece(page).fill('Scrivi un avviso per [chi legge: i nonni].')
  await expect(page.getByText('non diventa uno spazio')).toHaveCount(0)

  await button(page, 'Anteprima').press('Enter')
  const preview = page.getByRole('dialog', { name: 'Anteprima' })
  await preview.getByRole('link', { name: 'Avviso agli assistiti' }).press('Enter')
  await preview.getByLabel('Chi legge').fill('i genitori')
  await expect(box(page)).toHaveValue('Scrivi un avviso per i genitori.')
  await preview.getByRole('button', { name: 'Scrivi un avviso.' }).press('Enter')
  await expect(box(page)).toHaveValue('Scrivi un avviso.')
  await preview.getByRole('button', { name: 'Chiudi' }).press('Enter')

  await button(page, 'Salva e pubblica').press('Enter')
  await expect(page).toHaveURL(/\/admin\/prompts\/medico/)
  await done(page, 'Set di prompt salvato. È pubblicato')
  const set = await setOf(fucina, 'medico')
  expect(set?.blocks).toEqual([
    { category: 'Azioni', text: 'Scrivi un avviso.' },
    { category: 'Stile', text: 'Usa parole semplici.' },
  ])
  expect(set?.templates.map(({ id: _, ...rest }) => rest)).toEqual([
    {
      title: 'Avviso agli assistiti',
      description: 'Per la sala',
      emoji: '🩺',
      need: '',
      why: '',
      blocks: [{ text: 'Scrivi un avviso per [chi legge: i nonni].' }],
    },
  ])
  await open(page, '/prompts?profession=medico')
  await expect(page.getByRole('link', { name: 'Avviso agli assistiti' })).toBeVisible()
})
