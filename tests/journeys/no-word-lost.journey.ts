/** An administrators' form: saves that fail, in any order, and the newest words stay. */
import { sql } from 'kysely'
import { expect, test } from './fixtures.ts'
import { button, hearNews, open, told } from './screens.ts'

test.use({ contentOf: 'administration' })

const id = 'canva-basics'
const path = `/admin/guides/${id}`
const save = 'Salva la bozza'
const said = /^Guida salvata\./

test('REC-01 saved, changed and refused in every way, the form holds the newest words, and they are stored', async ({
  page,
  context,
  fucina,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of|ERR_INTERNET_DISCONNECTED|Failed to load/)
  const db = fucina.db()
  const { id: adminId } = await signInAs({ role: 'admin' })
  await open(page, path)
  const words = page.locator('#modulo [name="description"]')
  const refused = told(page)
  /** Sends what was written by keyboard: the second half of a double press is no press. */
  const send = () => button(page, save).press('Enter')

  await words.fill('Prima versione.')
  await send()
  await expect(page.getByText(said).first()).toBeVisible()

  await words.fill('Seconda, senza rete.')
  await context.setOffline(true)
  await send()
  await expect(refused.filter({ hasText: 'manchi la connessione' })).toBeFocused()
  await expect(words).toHaveValue('Seconda, senza rete.')
  await context.setOffline(false)

  await words.fill('Terza, mentre il sito è guasto.')
  await page.route('**/*.data*', (route) => route.fulfill({ status: 502, body: '' }))
  await send()
  await expect(refused.filter({ hasText: 'Il guasto è del sito' })).toBeFocused()
  await expect(words).toHaveValue('Terza, mentre il sito è guasto.')
  await page.unrouteAll({ behavior: 'wait' })

  await words.fill("Quarta, con l'accesso scaduto.")
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', adminId)
    .execute()
  await db.deleteFrom('sessions').where('userId', '=', adminId).execute()
  await send()
  await expect(refused.filter({ hasText: 'Il tuo accesso è scaduto' })).toBeFocused()
  await expect(words).toHaveValue("Quarta, con l'accesso scaduto.")
  // Whatever is heard meanwhile, the form does not go.
  await hearNews(page)
  await page.waitForTimeout(500)
  await expect(words).toHaveValue("Quarta, con l'accesso scaduto.")
  await db.insertInto('sessions').values(sessions).execute()

  await words.fill('Quinta, dopo una collega.')
  await sql`update "records" set "version" = "version" + 1 where "id" = ${id}`.execute(db)
  await send()
  await expect(refused.filter({ hasText: 'Quello che hai scritto è ancora qui' })).toBeFocused()
  await expect(words).toHaveValue('Quinta, dopo una collega.')

  await words.fill('Sesta, al posto della sua.')
  await button(page, 'Salva la mia al suo posto').press('Enter')
  await expect(refused.filter({ hasNotText: 'Guida salvata' })).toHaveCount(0)
  await expect(page.getByText(said).first()).toBeVisible()
  await open(page, path)
  await expect(words).toHaveValue('Sesta, al posto della sua.')
})
