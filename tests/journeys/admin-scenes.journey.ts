/** The administrators' scenes: written, ordered, published, deleted and taken back by keyboard. */
import type { Page } from '@playwright/test'
import { sceneNoun } from '../../app/learning/scenes/scene-noun.ts'
import { findRow, storedRecord } from '../../app/records/store/read.server.ts'
import { expect, phone, test } from './fixtures.ts'
import { open, title, told } from './screens.ts'

test.use({ contentOf: 'administration' })

const list = '/admin/scenes'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const part = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) })

/** Goes to a control and presses it by keyboard alone. */
async function press(page: Page, name: string, role: 'button' | 'link' = 'button') {
  const target = page.getByRole(role, { name, exact: true }).last()
  await target.focus()
  await page.keyboard.press('Enter')
}

/** Types into a field that the keyboard goes to. */
async function type(page: Page, label: string, text: string) {
  await field(page, label).focus()
  await page.keyboard.type(text)
}

test('LRN-20 REC-20 by keyboard a scene is written, published, moved, deleted and taken back', async ({
  page,
  fucina,
  signInAs,
}) => {
  test.slow()
  await signInAs({ role: 'admin' })
  await page.setViewportSize(phone)
  const name = 'Premio di prova'
  const id = 'premio-di-prova'
  const stored = async () => {
    const row = await findRow(fucina.db(), sceneNoun, id)
    return row && storedRecord(sceneNoun, row)
  }
  await open(page, list)
  await press(page, 'Nuova scena', 'link')
  await expect(title(page)).toHaveText('Nuova scena')
  await press(page, 'Salva e pubblica')
  await expect(told(page)).toBeFocused()

  await type(page, 'Titolo', name)
  await type(page, 'Momento', 'È domenica. Fai colazione.')
  await field(page, 'Come arriva').selectOption('mail')
  await type(page, 'Quando arriva', 'oggi, 9:10')
  await type(page, 'Mittente', 'Concorso Estate')
  const piece = (number: number) =>
    page
      .locator('.form-item')
      .filter({ hasText: `Pezzo ${number}` })
      .getByLabel('Testo', { exact: true })
  await piece(1).fill('Hai vinto.')
  await piece(2).fill('Scrivi i tuoi dati.')
  await press(page, 'Aggiungi un pezzo')
  await expect(piece(3)).toBeFocused()
  await page.keyboard.type('Fai presto.')
  await page.keyboard.press('Tab')
  await page.keyboard.type("C'è fretta")
  await page.keyboard.press('Tab')
  await page.keyboard.type('Chi ti fa correre non vuole domande.')
  await press(page, 'Togli Pezzo 1')
  await page.getByRole('radio', { name: 'È una truffa' }).focus()
  await page.keyboard.press('Space')
  await type(page, 'Perché', 'Chi non gioca non vince.')
  await type(page, 'Passo 1', 'Cancella la mail.')
  for (const [legend, short, long] of [
    ['A chi si fida', 'I tuoi dati', 'Li usano per altre truffe.'],
    ['A chi dubita', 'Niente', 'Non perdi niente.'],
  ] as const) {
    const price = page.getByRole('group', { name: legend })
    await price.getByLabel('In breve', { exact: true }).fill(short)
    await price.getByLabel('Che cosa succede', { exact: true }).fill(long)
  }
  await expect(part(page, 'Anteprima')).toContainText('Fai presto.')
  await press(page, 'Salva la bozza')
  await expect(page.getByText('Scena salvata. È una bozza')).toBeVisible()
  const draft = await stored()
  expect(draft?.content).toBeNull()
  expect(draft?.working).toMatchObject({
    channel: 'mail',
    senderSign: null,
    lines: [
      { text: 'Scrivi i tuoi dati.', sign: null },
      { text: 'Fai presto.', sign: { title: "C'è fretta" } },
    ],
    actions: ['Cancella la mail.'],
  })

  await press(page, 'Salva e pubblica')
  await expect(page.getByText('Scena salvata. È pubblicata')).toBeVisible()
  // The preview holds such a link too, where nothing can be pressed.
  await page.locator('.admin-head').getByRole('link', { name: "Torna all'elenco" }).focus()
  await page.keyboard.press('Enter')
  const row = page.locator('.rows tbody tr').filter({ hasText: name })
  await expect(row).toContainText('Pubblicata')
  const before = await stored()
  await press(page, `Sposta su: ${name}`)
  await expect.poll(async () => (await stored())?.position).toBe((before?.position ?? 0) - 1)
  await expect(page.getByText(`«${name}» ora è al posto`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Sposta su: ${name}` })).toBeFocused()

  await row.locator('.row-menu > summary').focus()
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Elimina' }).focus()
  await page.keyboard.press('Enter')
  await press(page, 'Elimina la scena')
  await expect(told(page).filter({ hasText: 'Scena eliminata con successo.' })).toBeFocused()
  expect(await stored()).toBeUndefined()
  await press(page, 'Annulla')
  await expect(page.getByText('Scena ripristinata.')).toBeVisible()
  await expect(row).toBeVisible()
  expect((await stored())?.content?.title).toBe(name)
})
