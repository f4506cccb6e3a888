import type { Page } from '@playwright/test'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { forgetRecord, recordOf, rewriteRecord, storeRecord } from '../harness/records.ts'
import { expect, expectAccessible, type phone, test, widths } from './fixtures.ts'
import { button, open, title } from './screens.ts'

test.use({ contentOf: 'database' })

const path = '/admin/test'
const trashPath = `${path}?scheda=cestino`

type Db = ReturnType<import('../harness/launch.ts').Fucina['db']>

const rename = (db: Db, id: string, name: string) => rewriteRecord(db, toolNoun, id, { name })

const emptyTrash = (db: Db) => db.deleteFrom('records').where('deletedAt', 'is not', null).execute()

/** A tool of administrators, which configuring everything takes to the trash. */
const addTool = async (db: Db, id: string, name: string) => {
  const { working } = await recordOf(db, toolNoun, '1')
  await forgetRecord(db, toolNoun, id)
  await storeRecord(db, toolNoun, id, { ...working, name })
}

async function atBothWidths(page: Page, look: (size: typeof phone) => Promise<void>) {
  for (const size of widths) {
    await page.setViewportSize(size)
    await look(size)
  }
}

// They change the content that all of them look at.
test.describe.configure({ mode: 'serial' })

test('ADMD-01 ADMD-02 ADMD-05 from the sidebar by keyboard alone: everything as it came, and back from the trash', async ({
  page,
  fucina,
  signInAs,
}) => {
  await signInAs({ role: 'admin', name: 'Ada Rossi' })
  await emptyTrash(fucina.db())
  await rename(fucina.db(), '1', 'Cambiato')
  await addTool(fucina.db(), 'nostro', 'Nostro')
  await open(page, '/admin')
  await page
    .getByRole('navigation', { name: 'Amministrazione' })
    .getByText('Database')
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Database')
  const tab = page.getByRole('navigation', { name: 'Schede' }).getByRole('link')
  await expect(tab).toHaveText(['Configurazione del database', 'Auth Data'])
  await expect(tab.first()).toHaveAttribute('aria-current', 'page')

  await page.getByRole('link', { name: 'Configura tutto' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Non ho ancora cambiato niente.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Nostro' })).toBeChecked()
  await page.getByRole('link', { name: "Lascia tutto com'è" }).press('Enter')
  await expect(title(page)).toHaveText('Database')

  await page.getByRole('link', { name: 'Configura tutto' }).press('Enter')
  await button(page, 'Configura tutto').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Tools e Guide' })).toContainText(
    "1 riportata com'era, 1 spostata nel cestino",
  )
  await page.getByRole('link', { name: 'Torna a Database' }).press('Enter')

  await page.getByRole('link', { name: 'Apri il cestino' }).focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Cestino')
  await button(page, 'Ripristina lo strumento «Nostro»').focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'Strumento ripristinato.' }),
  ).toBeVisible()
  await expect(page.getByText('Il cestino è vuoto')).toBeVisible()
  await forgetRecord(fucina.db(), toolNoun, 'nostro')
})

test('the check of the services runs by itself, late, and again when asked', async ({
  page,
  ai,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, path)
  await expect(page.getByText('OpenAI risponde')).toBeVisible()
  await expect(page.getByText('Il server di posta risponde')).toBeVisible()
  ai.models = '401'
  await button(page, 'Controlla adesso').click()
  await expect(page.getByText('OpenAI rifiuta la chiave')).toBeVisible()
  expect(ai.requests).toEqual([])
})

test('ADM-03 every state of the database screen and the trash is accessible at both widths', async ({
  page,
  fucina,
  signInAs,
}) => {
  test.setTimeout(180_000)
  const db = fucina.db()
  await signInAs({ role: 'admin' })
  await emptyTrash(db)
  await open(page, trashPath)
  await expect(page.getByText('Il cestino è vuoto')).toBeVisible()
  await atBothWidths(page, () => expectAccessible(page))

  await rename(db, '2', 'Un nome molto lungo '.repeat(6).trim())
  await open(page, path)
  await button(page, 'Controlla adesso').click()
  await expect(page.getByText('OpenAI risponde')).toBeVisible()
  await atBothWidths(page, () => expectAccessible(page))
  await page.getByRole('link', { name: 'Aggiorna gli strumenti' }).click()
  await expect(page.getByText('Non ho ancora cambiato niente.')).toBeVisible()
  await atBothWidths(page, () => expectAccessible(page))
  await button(page, 'Aggiorna gli strumenti').click()
  await expect(page.getByText('10 tools configurati con successo!')).toBeVisible()
  await atBothWidths(page, () => expectAccessible(page))
  await open(page, `${path}?scheda=auth-data`)
  await expect(page.getByText('Metodo di accesso')).toBeVisible()
  await atBothWidths(page, () => expectAccessible(page))
  await addTool(db, 'nostro', 'Un altro nome molto lungo '.repeat(4).trim())
  await page.request.post('/admin/tools', { form: { intent: 'delete', id: 'nostro' } })
  await open(page, trashPath)
  await atBothWidths(page, () => expectAccessible(page))
  await emptyTrash(db)
})
