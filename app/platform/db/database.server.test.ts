import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databasePlace, engine, testDatabase, testUser } from '../../../tests/harness/database.ts'
import { DatabaseUnavailable } from './checked-dialect.server.ts'
import { openDatabase } from './database.server.ts'
import { postgresDialect } from './postgres.server.ts'
import { noteWrites, refusedWrite } from './refused-write.server.ts'

test('a query that bypasses the transaction it stands in throws at once', async () => {
  const db = await testDatabase()
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').execute()
    await expect(db.selectFrom('users').select('id').execute()).rejects.toThrow('bypasses')
  })
  await db.selectFrom('users').select('id').execute()
})

/** A way to the database on which, after `fallSilent`, nothing moves and nothing breaks. */
async function quietWay(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets: Socket[] = []
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [client, upstream]) sockets.push(socket.on('error', () => {}))
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const fallSilent = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: url.href, fallSilent }
}

if (engine === 'sqlite') {
  test('HLD-01 HLD-06 while another program holds the lock a writer waits and everybody else goes on; then it is told', async () => {
    const place = await databasePlace('migrated')
    const db = openDatabase(place, () => {})
    const other = new DatabaseSync(join(place.directory, 'fucina.sqlite'))
    onTestFinished(async () => {
      other.close()
      noteWrites()
      await db.destroy()
      await place.remove()
    })
    const write = (key: string) =>
      db.insertInto('settings').values({ key, value: '', updatedAt: new Date() }).execute()
    other.exec('begin immediate')
    let isWritten = false
    const waiting = Promise.all([
      write('alone'),
      db.transaction().execute((trx) => testUser(trx)),
    ]).then(() => {
      isWritten = true
    })
    for (let look = 0; look < 20; look += 1) {
      await db.selectFrom('settings').select('key').execute()
    }
    expect(isWritten).toBe(false)
    other.exec('commit')
    await waiting

    other.exec('begin immediate')
    await expect(write('late')).rejects.toMatchObject({ name: 'DatabaseUnavailable', isBusy: true })
    expect(refusedWrite()).not.toBeNull()
    other.exec('rollback')
    await write('late')
  })
}

if (engine === 'postgres') {
  const limits = (statement: number) => ({ poolSize: 2, statement, lock: 0 })

  test('SECURITY.md 12 a database that falls silent is away, and back over a new connection', async () => {
    const place = await databasePlace()
    const way = await quietWay(place.url ?? '')
    const db = new Kysely<object>({ dialect: postgresDialect(way.url, () => {}, limits(500)) })
    onTestFinished(async () => {
      await db.destroy()
      await place.remove()
    })
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db)
    expect((await ask()).rows).toEqual([{ one: 1 }])
    way.fallSilent()
    await expect(ask()).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })
}

test('a text with a zero is the same as none that is stored, on both engines', async () => {
  const db = await testDatabase()
  const found = await db.selectFrom('users').select('id').where('id', '=', 'a\0b').execute()
  expect(found).toEqual([])
  const value = 'a\0b'
  await db.insertInto('settings').values({ key: 'zero', value, updatedAt: new Date() }).execute()
  const stored = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'zero')
    .executeTakeFirstOrThrow()
  expect(stored.value).toBe('a\uFFFDb')
})
