import { toolNoun } from '../../app/tools/tool-noun.ts'
import { forgetRecord, recordOf, rewriteRecord, storeRecord } from '../harness/records.ts'
import { expect, test } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

test.use({ contentOf: 'database' })

type Db = ReturnType<import('../harness/launch.ts').Fucina['db']>

const rename = (db: Db, id: string, name: string) => rewriteRecord(db, toolNoun, id, { name })

const emptyTrash = (db: Db) => db.deleteFrom('records').where('deletedAt', 'is not', null).execute()

/** A tool of administrators, which configuring everything takes to the trash. */
const addTool = async (db: Db, id: string, name: string) => {
  const { working } = await recordOf(db, toolNoun, '1')
  await forgetRecord(db, toolNoun, id)
  await storeRecord(db, toolNoun, id, { ...working, name })
}

test('ADMD-01 ADMD-02 ADMD-05 from the sidebar by keyboard alone: everything as it came, back from the trash, and the services', async ({
  page,
  ai,
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
  await expect(told(page).filter({ hasText: 'Tools e Guide' })).toContainText(
    "1 riportata com'era, 1 spostata nel cestino",
  )
  await page.getByRole('link', { name: 'Torna a Database' }).press('Enter')

  await page.getByRole('link', { name: 'Apri il cestino' }).focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Cestino')
  await button(page, 'Ripristina lo strumento «Nostro»').focus()
  await page.keyboard.press('Enter')
  await expect(
    page.locator('[aria-live]').filter({ hasText: 'Strumento ripristinato.' }),
  ).toBeVisible()
  await expect(page.getByText('Il cestino è vuoto')).toBeVisible()
  await forgetRecord(fucina.db(), toolNoun, 'nostro')

  // The check of the services runs by itself, late, and again when asked.
  await open(page, '/admin/test')
  await expect(page.getByText('OpenAI risponde')).toBeVisible()
  await expect(page.getByText('Il server di posta risponde')).toBeVisible()
  ai.models = '401'
  await button(page, 'Controlla adesso').click()
  await expect(page.getByText('OpenAI rifiuta la chiave')).toBeVisible()
  expect(ai.requests).toEqual([])
})
