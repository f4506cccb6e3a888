import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { guides } from '../../../db/content/guides/all.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { failureCode } from '../../../tests/harness/failure-code.ts'
import { testSecret } from '../../../tests/harness/launch.ts'
import { runDirectory } from '../../../tests/harness/run.ts'
import { fillPerson, marker, personColumn } from '../../../tests/harness/whole-person.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { hiddenId, readErasures } from '../erasures.server.ts'
import { deleteAccount, forgetPerson } from './delete-account.server.ts'
import { exportPerson } from './export.server.ts'

const env = parseEnv({ SECRET: testSecret, DATA_DIR: runDirectory() })
const context = (db: Database) => ({ db, env, address: '192.0.2.1' })

type Rows = Record<string, unknown>[]

/** Every row of every table. */
async function everything(db: Database): Promise<Map<string, Rows>> {
  const tables = await db.introspection.getTables()
  const content = new Map<string, Rows>()
  for (const { name } of tables) {
    if (/^sqlite_|^kysely/.test(name)) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    )
    content.set(name, rows)
  }
  return content
}

const rowsWith = (content: Map<string, Rows>, text: string) =>
  [...content].flatMap(([table, rows]) =>
    rows.filter((row) => JSON.stringify(row).includes(text)).map(() => table),
  )

/** A person who signed in with Google just now, with something in every table. */
async function wholePerson(db: Database, prefix: string) {
  const user = await testUser(db, { name: `Ada ${prefix} ${marker}` })
  await fillPerson(db, user, prefix)
  return { ...user, sessionId: `${prefix}-session` }
}

test('every column that names a person is filled by the tests of leaving', async () => {
  const db = await testDatabase({ seeded: true })
  const { id } = await wholePerson(db, 'una')
  const content = await everything(db)
  const columns = (await db.introspection.getTables()).flatMap(({ name, columns: all }) =>
    all.filter((column) => personColumn.test(column.name)).map((column) => [name, column.name]),
  )
  expect(columns.length).toBeGreaterThan(12)
  for (const [table = '', column = ''] of columns) {
    const isFilled = content.get(table)?.some((row) => row[column] === id)
    expect(isFilled, `${table}.${column} is not filled by tests/harness/whole-person.ts`).toBe(true)
  }
})

test('Q32 deleting an account leaves nothing of the person, and all of the others', async () => {
  const db = await testDatabase({ seeded: true })
  const user = await wholePerson(db, 'una')
  const other = await wholePerson(db, 'altra')
  const before = await everything(db)
  await deleteAccount(context(db), user, { password: null })
  const after = await everything(db)
  for (const text of [user.id, user.email, 'una-token', 'una-key', `una-${marker}`, 'Ada una']) {
    expect(rowsWith(after, text), text).toEqual([])
  }
  for (const text of [other.id, other.email, 'altra-']) {
    expect(rowsWith(after, text)).toEqual(rowsWith(before, text))
  }
  const deletion = expect.objectContaining({ act: 'accountDeleted' })
  expect(after.get('register')).not.toContainEqual(deletion)
  // What the administration did and counts stays, without the person.
  expect(after.get('records')).toContainEqual(
    expect.objectContaining({ id: 'una-guida', createdBy: null, updatedBy: null }),
  )
  expect(after.get('revisions')).toContainEqual(
    expect.objectContaining({ recordId: 'una-guida', doneBy: null }),
  )
  const search = await sql`select 1 from "savedResponses" where "userId" = ${user.id}`.execute(db)
  expect(search.rows).toEqual([])
})

test('PERM-01 WHO-20 of the active administrators one always stays; the register says without names who went', async () => {
  const db = await testDatabase({ seeded: true })
  const admins = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (prefix) => {
      const admin = await testUser(db, { role: 'admin' })
      await fillPerson(db, admin, prefix)
      return { ...admin, sessionId: `${prefix}-session` }
    }),
  )
  await testUser(db, { role: 'admin', isActive: false })
  const codes = await Promise.all(
    admins.map((admin) => failureCode(deleteAccount(context(db), admin, { password: null }))),
  )
  expect(codes.toSorted()).toEqual(['LAST_ADMIN', 'done', 'done', 'done'])
  const left = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute()
  expect(left.length).toBe(1)
  const rows = await db
    .selectFrom('register')
    .select(['actorName', 'actorRole', 'personName', 'title'])
    .where('act', '=', 'accountDeleted')
    .execute()
  const row = { actorName: null, actorRole: 'admin', personName: null, title: 'Admin' }
  expect(rows).toEqual(Array(3).fill(row))
})

async function exported(db: Database, user: { id: string }) {
  const text = await new Response(await exportPerson(db, user)).text()
  return { text, file: JSON.parse(text) }
}

test('Q32 DASH-16 DATA-01 the file holds everything stored about the person, and no secret', async () => {
  const db = await testDatabase({ seeded: true })
  const user = await wholePerson(db, 'una')
  await wholePerson(db, 'altra')
  const { file, text } = await exported(db, user)
  const done = await db
    .selectFrom('chapterCompletions')
    .selectAll()
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  const title = guides
    .find(({ id }) => id === done.guideId)
    ?.chapters.find(({ id }) => id === done.chapterId)?.title
  expect(file).toMatchObject({
    profilo: {
      uid: user.id,
      email: user.email,
      stats: { lessonsCompleted: 0, guidesBegun: 1 },
      completedSteps: [`${done.guideId}/${title}`],
      subscription: { stripeSessionId: `cs_test_${marker}` },
    },
    capitoliCompletati: [{ chapterId: done.chapterId }],
    modiDiAccesso: [{ providerId: 'google' }],
    dispositivi: [{ nome: 'Firefox su Linux' }],
    richiesteAllIntelligenzaArtificiale: [{ kind: 'answer', status: 'ok' }],
    immaginiCaricateComeAmministratore: [{ id: expect.stringMatching(/-picture$/) }],
    contatori: [{ key: `ai-day-user:user:${user.id}` }],
    risposteSalvate: [
      {
        id: 'una-saved',
        prompt: marker,
        tags: [marker],
        deletedAt: null,
        avvertenza: expect.stringContaining('dimostrativa'),
        immagine: { contentType: 'image/webp', dati: 'data:image/webp;base64,iVBORw==' },
      },
      { id: 'una-deleted', tags: [], immagine: null, deletedAt: expect.any(String) },
    ],
    immaginiNonSalvate: [{ dati: 'data:image/webp;base64,iVBORw==' }],
  })
  expect(file.registro).toMatchObject([
    { act: 'changed', title: 'Una guida', reason: null },
    { act: 'userSuspended', reason: expect.stringContaining(marker) },
  ])
  expect(file.traguardi.length).toBe(5)
  expect(text).not.toMatch(/altra-|una-token|password|searchText/)
})

/** Content of the site: that somebody worked on it is theirs, and in the file; what it says is not. */
const content = /^(records|revisions|pictures)$/
/** What a row is called by, and what has to be one of a few: no value to be changed. */
const fixed =
  /\.(id|guideId|groupId|savedId|recordId|revisionId|idempotencyKey|noun|kind|answer|role|techLevel)$/

/** The other columns of a person that are not in the file. */
const leftOut = [
  // Of keys and passwords, and how they are counted: with them somebody else could come in.
  ...['passkeys.publicKey', 'passkeys.counter', 'passkeys.transports', 'recoveryCodes.hash'],
  ...['sessions.token', 'slips.hash', 'totpKeys.key', 'totpKeys.lastStep', 'totpKeys.createdAt'],
  'users.hasLongPassword',
  // Names of then, which may be another person's.
  ...['register.actorName', 'register.personName'],
  // Made from what is in it.
  ...['register.actorSearch', 'register.personSearch', 'register.titleSearch', 'users.searchText'],
  ...['savedResponses.searchText', 'savedResponses.titleSort', 'savedResponses.hasTags'],
  ...['savedTags.position', 'users.changes'],
]

/** Another value of the same kind; null: there is none to be changed. */
function another(value: unknown): unknown {
  if (value instanceof Date) return new Date(value.getTime() + 86_400_000)
  if (value instanceof Uint8Array) return new Uint8Array([...value, 1])
  if (Array.isArray(value)) return JSON.stringify([...value, 'cambiato'])
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value}-cambiato` : null
}

test('TOG-52 a column of somebody’s is in the file, or is listed among those that stay out of it', async () => {
  const db = await testDatabase({ seeded: true })
  const user = await wholePerson(db, 'una')
  const later = { lastLoginAt: new Date(), reading: 'large.dark.simple', registeredFrom: 'sigla' }
  await db.updateTable('users').set(later).where('id', '=', user.id).execute()
  const fileOf = async (trx: Database) => {
    const { creatoIl: _, ...file } = (await exported(trx, user)).file
    return JSON.stringify(file)
  }
  const before = await fileOf(db)
  const unseen: string[] = []
  for (const { name: table, columns } of await db.introspection.getTables()) {
    const owners = columns.map(({ name }) => name).filter((name) => personColumn.test(name))
    if (table === 'users') owners.push('id')
    if (owners.length === 0 || content.test(table)) continue
    const ofUser = owners.map((owner) => sql`${sql.ref(owner)} = ${user.id}`)
    const isTheirs = sql<boolean>`(${sql.join(ofUser, sql` or `)})`
    const rows: Rows = await db
      .selectFrom(table as 'users')
      .selectAll()
      .where(isTheirs)
      .execute()
    for (const { name: column } of columns) {
      const values = rows.map((row) => another(row[column]))
      const value = values.find((one) => one !== null)
      const isFixed = owners.includes(column) || fixed.test(`${table}.${column}`)
      if (value === undefined || isFixed) continue
      const undone = new Error(`as before: ${table}.${column}`)
      const work = db.transaction().execute(async (trx) => {
        const set = sql`${sql.ref(column)} = ${value}`
        await sql`update ${sql.table(table)} set ${set} where ${isTheirs}`.execute(trx)
        if ((await fileOf(trx)) === before) unseen.push(`${table}.${column}`)
        throw undone
      })
      await expect(work).rejects.toThrow(undone.message)
    }
  }
  expect(unseen.toSorted()).toEqual(leftOut.toSorted())
})

test('Q32 any number of responses is read bit by bit, each once', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const createdAt = new Date()
  const response = 'parola '.repeat(500)
  const row = { userId: user.id, title: 't', titleSort: 't', prompt: 'p', response, searchText: '' }
  const flags = { category: null, isDemo: false, hasImage: false, hasTags: false, deletedAt: null }
  const keys = (index: number) => ({ id: `r-${index}`, idempotencyKey: `chiave-${index * 7919}` })
  const times = { createdAt, updatedAt: createdAt }
  const rows = Array.from({ length: 23 }, (_, at) => ({ ...row, ...flags, ...times, ...keys(at) }))
  await db.insertInto('savedResponses').values(rows).execute()
  const { file } = await exported(db, user)
  const ids = file.risposteSalvate.map(({ id }: { id: string }) => id)
  expect([new Set(ids).size, ids.length]).toEqual([23, 23])
  const reader = (await exportPerson(db, user)).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    expect(next.value.length).toBeLessThan(2 * response.length)
  }
})

test('REL-26 who could not be deleted at the last moment is not deleted by a later restore', async () => {
  const db = await testDatabase({ seeded: true })
  const { id, email } = await testUser(db)
  // Looked at when the transaction ends, and not before.
  await sql`create table "keeps" ("userId" text references "users" ("id") deferrable initially deferred)`.execute(
    db,
  )
  await sql`insert into "keeps" values (${id})`.execute(db)
  const forget = () => forgetPerson(context(db), { id, email }, async () => true)
  await expect(forget()).rejects.toThrow(/foreign key/i)
  expect(readErasures([env.DATA_DIR])).not.toContain(hiddenId(id))
  await sql`drop table "keeps"`.execute(db)
  expect(await forget()).toBe(true)
  expect(readErasures([env.DATA_DIR])).toContain(hiddenId(id))
})
