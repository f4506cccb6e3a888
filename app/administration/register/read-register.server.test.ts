import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf } from '../../../tests/harness/records.ts'
import { registerRow } from '../../../tests/harness/register.ts'
import { sceneNoun } from '../../learning/scenes/scene-noun.ts'
import { csvText } from '../../platform/csv.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { deleteRecord, saveRecord } from '../../records/store/acts.server.ts'
import { exportRegister, readActors, readRegister } from './read-register.server.ts'
import { registerHeadings } from './register-csv.ts'
import { parseRegisterView } from './register-view.ts'

async function ground() {
  const db = await testDatabase({ seeded: true })
  const { id } = await testUser(db, { role: 'admin', name: 'Maria Rossi' })
  return { db, admin: { id, role: 'admin', place: 'Firefox su Linux' } as const }
}

const viewOf = (asked: Record<string, string> = {}) => parseRegisterView(new URLSearchParams(asked))

async function fillDays(db: Database, admin: { id: string }) {
  const person = await testUser(db, { name: 'Anna Bianchi' })
  const other = await testUser(db, { role: 'admin', name: 'Sara Però' })
  const by = (id: string, actorName: string) => ({ actorId: id, actorName, actorRole: 'admin' })
  const guide = { noun: 'guide', recordId: 'andata' } as const
  await db
    .insertInto('register')
    .values([
      registerRow({ id: 'a', at: new Date('2026-11-20T22:59:59Z') }),
      registerRow({
        ...{ id: 'b', at: new Date('2026-11-20T23:00:00Z'), act: 'deleted', place: 'Edge' },
        ...{ ...by(admin.id, 'Maria Rossi'), ...guide, title: 'Scrivere al Comune' },
      }),
      registerRow({
        ...{ id: 'c', at: new Date('2026-11-21T12:00:00Z'), act: 'userSuspended', place: 'Edge' },
        ...{ ...by(other.id, 'Sara Però'), personId: person.id, personName: 'Anna Bianchi' },
      }),
      registerRow({
        ...{ id: 'd', at: new Date('2026-11-22T23:00:00Z'), act: 'modelReplaced', place: 'sito' },
        title: 'gpt-6-luna',
      }),
    ])
    .execute()
  return { person, other }
}

test('WHO-25 the newest come first, and each filter and the search narrow them', async () => {
  const { db, admin } = await ground()
  const { person, other } = await fillDays(db, admin)
  const ids = async (asked: Record<string, string> = {}) => {
    const { items, total } = await readRegister(db, admin, viewOf(asked))
    expect(total).toBe(items.length)
    return items.map(({ id }) => id).join('')
  }
  expect(await ids()).toBe('dcba')
  expect(await ids({ chi: other.id })).toBe('c')
  expect(await ids({ chi: 'comando' })).toBe('a')
  expect(await ids({ chi: 'sito' })).toBe('d')
  expect(await ids({ cosa: 'persone' })).toBe('c')
  expect(await ids({ cosa: 'contenuti' })).toBe('b')
  expect(await ids({ tipo: 'guide' })).toBe('b')
  // Days of Italy: the 21st begins at 23:00 UTC.
  expect(await ids({ dal: '2026-11-21' })).toBe('dcb')
  expect(await ids({ dal: '2026-11-21', al: '2026-11-22' })).toBe('cb')
  expect(await ids({ q: 'comune SCRIVERE' })).toBe('b')
  expect(await ids({ q: 'anna pero' })).toBe('c')
  expect(await ids({ dal: 'ieri', al: '2026-99-99', cosa: 'boh', dopo: 'nessuno' })).toBe('dcba')
  const rows = (await readRegister(db, admin, viewOf())).items
  expect(rows.map(({ who, role, did, what, to }) => [who, role, did, what, to])).toEqual([
    ['Il sito', null, "ha cambiato il modello dell'AI", 'gpt-6-luna', null],
    [
      ...['Sara Però', 'Admin', "ha sospeso l'account di", 'Anna Bianchi'],
      `/admin/users/${person.id}`,
    ],
    ['Maria Rossi', 'Admin', 'ha messo nel cestino la guida', 'Scrivere al Comune', null],
    ['Un comando', null, 'ha fatto una copia di sicurezza', null, null],
  ])
  expect((await readActors(db, admin)).map(({ label }) => label)).toEqual([
    ...['Maria Rossi', 'Sara Però', 'Un comando', 'Il sito'],
  ])
})

test('WHO-25 the row of a change leads to the versions of its record while it is there', async () => {
  const { db, admin } = await ground()
  const id = 'sms-sul-pacco'
  const { working, version } = await recordOf(db, sceneNoun, id)
  const saving = { base: { version }, isPublished: true }
  await saveRecord(db, admin, sceneNoun, id, saving, { ...working, title: 'Un altro titolo' })
  const row = async () => (await readRegister(db, admin, viewOf())).items.at(-1)
  const to = `/admin/scenes/${id}`
  const what = 'Un altro titolo'
  expect(await row()).toMatchObject({ what, to, versions: `${to}/versioni` })
  await deleteRecord(db, admin, sceneNoun, id)
  expect(await row()).toMatchObject({ what, to: null, versions: null })
  await db.deleteFrom('records').where('id', '=', id).execute()
  expect(await row()).toMatchObject({ what, to: null, versions: null })
})

test('WHO-27 what is filtered comes as a file, all pages, and that it was taken is registered', async () => {
  const { db, admin } = await ground()
  await fillDays(db, admin)
  const at = new Date(Date.UTC(2026, 9, 5, 8))
  await db
    .insertInto('register')
    .values(registerRow({ title: '=1+1', at }))
    .execute()
  const rows = await exportRegister(db, admin, viewOf({ chi: 'comando' }))
  const did = 'ha fatto una copia di sicurezza'
  expect(csvText(registerHeadings, rows)).toBe(
    [
      '\uFEFFQuando;Chi;Ruolo;Che cosa;Su chi o che cosa;Motivo;Da dove',
      `20/11/2026 23:59:59;Un comando;;${did};;;comando`,
      `05/10/2026 10:00:00;Un comando;;${did};'=1+1;;comando`,
      '',
    ].join('\r\n'),
  )
  const [newest] = (await readRegister(db, admin, viewOf())).items
  expect(newest).toMatchObject({
    who: 'Maria Rossi',
    did: 'ha scaricato il registro',
    what: '2 righe',
  })
  const many = Array.from({ length: 1100 }, () => registerRow())
  await db.insertInto('register').values(many).execute()
  expect(await exportRegister(db, admin, viewOf())).toHaveLength(1106)
})
