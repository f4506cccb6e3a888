import { beforeEach, describe, expect, test } from 'vitest'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { builtInSets } from '../../app/prompt-sets/built-in.server.ts'
import { setInPlace } from '../../app/prompt-sets/placed-sets.server.ts'
import { promptSetNoun } from '../../app/prompt-sets/prompt-set-noun.ts'
import { seeding } from '../../app/records/store/built-in.server.ts'
import { findRow, requireRow, storedRecord } from '../../app/records/store/read.server.ts'
import { renameRecord } from '../../app/records/store/write.server.ts'
import { promptSets } from '../../db/content/prompt-sets/all.ts'
import { forgetRecord, rewriteRecord, storeRecord } from '../harness/records.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()
const list = '/admin/prompts'

let admin: Visitor

beforeEach(async () => {
  admin = (await signedIn(server(), { role: 'admin' })).visitor
  const db = server().db()
  await forgetAll()
  for (const { id, content } of builtInSets) await storeRecord(db, promptSetNoun, id, content)
  const updatedAt = new Date(Date.now() - 5 * 60_000)
  await db.updateTable('records').set({ updatedAt }).where('noun', '=', 'promptSet').execute()
})

async function forgetAll() {
  const db = server().db()
  const rows = db.selectFrom('records').select('id').where('noun', '=', 'promptSet')
  for (const { id } of await rows.execute()) await forgetRecord(db, promptSetNoun, id)
}

async function stored(id: string) {
  const row = await findRow(server().db(), promptSetNoun, id)
  return row && { id, version: row.version, ...storedRecord(promptSetNoun, row).working }
}

async function setOf(professionId: string) {
  const row = await setInPlace(server().db(), professionId)
  return row ? stored(row.id) : undefined
}

const versionOf = async (id: string) => String((await stored(id))?.version ?? '')

/** A form as the screen sends it to be published. */
const publishing = { whole: 'si', intent: 'publish' }

async function html(response: Response | Promise<Response>) {
  const text = await (await response).text()
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('<!-- -->', '')
}

const addressOf = (response: Response) =>
  (response.headers.get('Location') ?? '').replace(server().url, '')

const fields = (professionId: string, more: Record<string, string> = {}) => ({
  professionId,
  'blocks[0].category': 'Azioni',
  'blocks[0].text': 'Scrivi un avviso.',
  ...more,
})

const template = {
  'templates[0].title': 'Avviso',
  'templates[0].description': 'Per i clienti',
  'templates[0].emoji': '📣',
  'templates[0].why': 'Dici a chi scrivi. Dici che cosa vuoi.',
  'templates[0].blocks[0].text': 'Scrivi un avviso per [chi: i clienti].',
}

describe('the form', () => {
  test('ADMS-12 ADMS-13 CONST-05 shows every block and template with all its fields', async () => {
    const set = promptSets.find(({ id }) => id === 'medico')
    const page = await html(admin.get(`${list}/medico`))
    for (const { text } of set?.blocks ?? []) expect(page).toContain(`>${text}</textarea>`)
    for (const { title, description, emoji } of set?.templates ?? []) {
      for (const value of [title, description, emoji]) expect(page).toContain(`value="${value}"`)
    }
    const [choice] = /<select[^>]*name="blocks\[0\]\.category".*?<\/select>/s.exec(page) ?? []
    expect([...(choice ?? '').matchAll(/<option[^>]*>([^<]+)/g)].map(([, one]) => one)).toEqual([
      'Azioni',
      'Contenuto',
      'Stile',
      'Caratteristiche',
      'Occasioni',
      'Destinatari',
      'Livello',
      'Ambito',
      'Periodo',
      'Canale',
      'Scopo',
    ])
  })

  test('ADMS-15 DATA-13 stores a new set and shows the list, which marks it and leads on', async () => {
    await forgetRecord(server().db(), promptSetNoun, 'medico')
    const sent = { ...publishing, ...fields('medico', template) }
    const done = await admin.post(`${list}/new`, sent)
    expect(done.status).toBe(303)
    expect(addressOf(done)).toBe(`${list}?esito=save&id=medico`)
    const shown = await html(admin.get(addressOf(done)))
    expect(shown).toContain('Set di prompt salvato. È pubblicato')
    expect(shown).toMatch(/href="[^"]*\/admin\/prompts\/medico[^"]*"[^>]*>Continua a modificare/)
    expect(shown.match(/Appena salvato/g)).toHaveLength(1)
    const set = await setOf('medico')
    expect(set?.professionTitle).toBe('Medico')
    expect(set?.templates).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{36}$/),
        title: 'Avviso',
        description: 'Per i clienti',
        need: '',
        emoji: '📣',
        why: 'Dici a chi scrivi. Dici che cosa vuoi.',
        blocks: [{ text: 'Scrivi un avviso per [chi: i clienti].' }],
      },
    ])
    const open = await html(admin.get(`/prompts?profession=medico`))
    expect(open).toContain('Per i clienti')
  })

  test('TEA-25 what a template is needed for is written in its form, in bounds, and stands over a long list', async () => {
    const long = Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => [
        [`templates[${at}].title`, `Avviso ${at}`],
        [`templates[${at}].need`, ['Studio', 'Visite a casa', ''][at % 3] ?? ''],
        [`templates[${at}].blocks[0].text`, 'Scrivi un avviso.'],
      ]).flat(),
    )
    const version = await versionOf('medico')
    const sent = { ...publishing, ...fields('medico', long), version }
    expect((await admin.post(`${list}/medico`, sent)).status).toBe(303)
    const needs = (await setOf('medico'))?.templates.map(({ need }) => need)
    expect(needs?.slice(0, 4)).toEqual(['Studio', 'Visite a casa', '', 'Studio'])
    const page = await html(browserLike(server()).get('/prompts?profession=medico'))
    expect([...page.matchAll(/<summary>([^<]+ \(\d\))</g)].map(([, words]) => words)).toEqual([
      'Studio (2)',
      'Visite a casa (2)',
      'Altre richieste (1)',
    ])
    expect(await html(admin.get(`${list}/medico`))).toContain('value="Visite a casa"')
    const wordy = { ...long, 'templates[0].need': 'a'.repeat(61) }
    const refused = await admin.post(`${list}/medico`, fields('medico', wordy))
    expect(await html(refused)).toContain('Bisogno: al massimo 60 caratteri')
  })

  test("ADMS-02 a copy carries no ids; a profession with a set gives it up only to 'Sostituisci'", async () => {
    const copy = await html(admin.get(`${list}/new?copia=medico`))
    expect(copy).toContain('value="Il foglio da portare a casa"')
    expect(copy).not.toContain('medico-foglio-paziente')
    expect(copy).not.toMatch(/<option value="[a-z-]+" selected="">[^<]*\(ha già un set\)/)

    const sent = fields('avvocato', template)
    const asked = await admin.post(`${list}/new`, sent)
    expect(asked.status).toBe(409)
    const question = await html(asked)
    expect(question).toContain('Vuoi sostituire il set di «Avvocato»?')
    expect(question).toMatch(/<button(?=[^>]*name="replace")(?=[^>]*value="avvocato")/)
    expect(question).toContain('value="Avviso"')
    expect((await setOf('avvocato'))?.id).toBe('avvocato')

    const other = await admin.post(`${list}/new`, { ...sent, replace: 'medico' })
    expect(other.status).toBe(409)
    const done = await admin.post(`${list}/new`, { ...sent, replace: 'avvocato' })
    expect(addressOf(done)).toBe(`${list}?esito=save&id=avvocato-2`)
    expect((await setOf('avvocato'))?.blocks).toHaveLength(1)
    expect(await stored('avvocato')).toBeUndefined()
    expect((await stored('medico'))?.templates).toHaveLength(8)
  })

  test('ERR-46 a set that is not there says so, with a way back', async () => {
    for (const path of [`${list}/nonesiste`, `${list}/new?copia=nonesiste`]) {
      const missing = await admin.get(path)
      expect(missing.status).toBe(404)
      const page = await html(missing)
      expect(page).toContain('Prompt non trovato')
      expect(page).toContain('Torna ai set di prompt')
    }
    const gone = await admin.post(`${list}/nonesiste`, fields('medico'))
    expect(gone.status).toBe(404)
  })
})

describe('the list', () => {
  test('ADMS-01 ADMS-03 ADMS-04 ADMS-05 searches and filters by address, as other lists do', async () => {
    const all = await html(admin.get(list))
    expect(all).toMatch(/<option value="" selected="">Tutte le professioni<\/option>/)
    expect(all).toContain(`href="${list}/medico"`)
    expect(all).toContain(`href="${list}/new?copia=medico"`)
    const one = await html(admin.get(`${list}?voce=medico`))
    expect(one).toMatch(/<option value="medico" selected="">Medico<\/option>/)
    expect(one).toContain(`href="${list}/medico?`)
    expect(one).not.toContain(`href="${list}/avvocato`)
    expect(await html(admin.get(`${list}?q=xyzzy`))).toContain('Nessun prompt trovato')
  })
})

describe('import and sync', () => {
  test('ADMS-08 the import warns first', async () => {
    const dataset = '/admin/content?insieme=dataset'
    expect(await html(admin.get(list))).toContain(`href="${dataset}"`)
    expect(await html(admin.get(dataset))).toContain(
      "L'importazione potrebbe sovrascrivere i dati esistenti. Vuoi continuare?",
    )
  })

  test('ADMS-09 ERR-51 an imported profession gets the id of the built-in one, with its set', async () => {
    const db = server().db()
    await seeding(db, async (change) => {
      await renameRecord(change, await requireRow(change.trx, professionNoun, 'medico'), 'dottore')
    })
    await rewriteRecord(db, promptSetNoun, 'medico', { professionId: 'dottore' })
    expect((await stored('medico'))?.professionId).toBe('dottore')
    for (const updated of [1, 0]) {
      const done = await html(admin.post(list, { intent: 'sync', id: 'professions' }))
      expect(done).toContain(`Sincronizzazione completata! Documenti aggiornati: ${updated}`)
    }
    expect((await stored('medico'))?.professionId).toBe('medico')
  })
})
