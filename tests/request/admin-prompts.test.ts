import { beforeAll, expect, test } from 'vitest'
import { setInPlace } from '../../app/prompt-sets/placed-sets.server.ts'
import { promptSetNoun } from '../../app/prompt-sets/prompt-set-noun.ts'
import { findRow, storedRecord } from '../../app/records/store/read.server.ts'
import { rewriteRecord } from '../harness/records.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()
const list = '/admin/prompts'

let admin: Visitor
beforeAll(async () => {
  admin = (await signedIn(server(), { role: 'admin' })).visitor
})

async function setOf(professionId: string) {
  const row = await setInPlace(server().db(), professionId)
  return row && { id: row.id, version: row.version, ...storedRecord(promptSetNoun, row).working }
}

async function html(response: Response | Promise<Response>) {
  const text = await (await response).text()
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('<!-- -->', '')
}

const fields = (professionId: string, more: Record<string, string> = {}) => ({
  professionId,
  'blocks[0].category': 'Azioni',
  'blocks[0].text': 'Scrivi un avviso.',
  ...more,
})

test("ADMS-02 a copy carries no ids; a profession with a set gives it up only to 'Sostituisci'", async () => {
  const copy = await html(admin.get(`${list}/new?copia=medico`))
  expect(copy).toContain('value="Il foglio da portare a casa"')
  expect(copy).not.toContain('medico-foglio-paziente')
  expect(copy).not.toMatch(/<option value="[a-z-]+" selected="">[^<]*\(ha già un set\)/)

  const sent = fields('avvocato', {
    'templates[0].title': 'Avviso',
    'templates[0].blocks[0].text': 'Scrivi un avviso per [chi: i clienti].',
  })
  const asked = await admin.post(`${list}/new`, sent)
  expect(asked.status).toBe(409)
  const question = await html(asked)
  expect(question).toContain('Vuoi sostituire il set di «Avvocato»?')
  expect(question).toContain('value="Avviso"')
  const done = await admin.post(`${list}/new`, { ...sent, replace: 'avvocato' })
  expect(done.headers.get('Location')).toBe(`${list}?esito=save&id=avvocato-2`)
  expect(await findRow(server().db(), promptSetNoun, 'avvocato')).toBeUndefined()
})

test('ERR-46 a set that is not there says so, with a way back', async () => {
  for (const path of [`${list}/nonesiste`, `${list}/new?copia=nonesiste`]) {
    const missing = await admin.get(path)
    expect(missing.status).toBe(404)
    const page = await html(missing)
    expect(page).toContain('Prompt non trovato')
    expect(page).toContain('Torna ai set di prompt')
  }
})

test('ADMS-01 ADMS-03 ADMS-04 ADMS-05 ADMS-08 the list searches and filters by address, and leads to the import, which warns first', async () => {
  const dataset = '/admin/content?insieme=dataset'
  const all = await html(admin.get(list))
  expect(all).toMatch(/<option value="" selected="">Tutte le professioni<\/option>/)
  for (const to of [`${list}/medico`, `${list}/new?copia=medico`, dataset]) {
    expect(all).toContain(`href="${to}"`)
  }
  const one = await html(admin.get(`${list}?voce=medico`))
  expect(one).toMatch(/<option value="medico" selected="">Medico<\/option>/)
  expect(one).toContain(`href="${list}/medico?`)
  expect(one).not.toContain(`href="${list}/artigiano`)
  expect(await html(admin.get(`${list}?q=xyzzy`))).toContain('Nessun prompt trovato')
  expect(await html(admin.get(dataset))).toContain(
    "L'importazione potrebbe sovrascrivere i dati esistenti. Vuoi continuare?",
  )
})

test('ADMS-10 ERR-51 a set without profession gets the one whose title it carries', async () => {
  await rewriteRecord(server().db(), promptSetNoun, 'medico', { professionId: '' })
  for (const updated of [1, 0]) {
    const done = await html(admin.post(list, { intent: 'sync', id: 'sets' }))
    expect(done).toContain(`Sincronizzazione completata! Documenti aggiornati: ${updated}`)
  }
  expect((await setOf('medico'))?.id).toBe('medico')
})
