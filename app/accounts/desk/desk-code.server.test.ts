import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { failureCode } from '../../../tests/harness/failure-code.ts'
import { testSecret } from '../../../tests/harness/launch.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { createLog } from '../../platform/log/log.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { storeRole } from '../users.server.ts'
import { enterWithDeskCode, giveDeskCode, openDeskCode } from './desk-code.server.ts'

const env = parseEnv({ SECRET: testSecret, SMTP_URL: 'smtp://127.0.0.1:1' })
const log = createLog('silent')

/** The same database, which calls before each transaction that begins with its number. */
function watched(db: Database, before: (number: number) => Promise<unknown>): Database {
  let count = 0
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') {
        return () => ({
          async execute(work: (trx: Database) => Promise<unknown>) {
            count += 1
            await before(count)
            return target.transaction().execute(work)
          },
        })
      }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

test('WHO-67 whoever is given a role while a code is typed for them keeps the own password', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const clerk = await testUser(db, { role: 'desk' })
  const address = '192.0.2.7'
  const password = 'quello che sa lo sportello'
  const passwordsOf = (userId: string) =>
    db.selectFrom('accounts').select('userId').where('userId', '=', userId).execute()

  const type = async (onTransaction: (userId: string, number: number) => Promise<unknown>) => {
    const { id, email } = await testUser(db, { emailVerified: true })
    const ground = { db, env, log }
    const slip = await giveDeskCode(ground, clerk, id, 'prova')
    const there = { ...ground, db: watched(db, (number) => onTransaction(id, number)) }
    const work = enterWithDeskCode(there, address, { email, code: slip.code, password })
    return { id, code: await failureCode(work) }
  }

  let last = 0
  const first = await type(async (_, number) => {
    last = number
  })
  expect([first.code, await passwordsOf(first.id)]).toEqual(['done', [{ userId: first.id }]])
  const second = await type(async (id, number) => {
    if (number === last) await storeRole(db, admin, id, 'admin')
  })
  expect([second.code, await passwordsOf(second.id)]).toEqual(['DESK_CODE_WRONG', []])
})

test('WHO-67 fifty wrong codes, from however many networks, make the right one worthless, and the next one forgets them', async () => {
  const db = await testDatabase()
  const clerk = await testUser(db, { role: 'desk' })
  const { id, email } = await testUser(db)
  const ground = { db, env, log }
  const slip = await giveDeskCode(ground, clerk, id, 'prova')
  expect(slip.code).toMatch(/^\d{4} \d{4}$/)
  const wrong = slip.code === '0000 0000' ? '1' : '0000 0000'
  const type = (code: string, host: number) =>
    failureCode(openDeskCode({ db, env, address: `192.0.2.${host}` }, { email, code }))
  for (let host = 1; host <= 49; host += 1) {
    expect(await type(wrong, host)).toBe('DESK_CODE_WRONG')
  }
  expect(await type(slip.code, 50)).toBe('done')
  expect(await type(wrong, 51)).toBe('DESK_CODE_WRONG')
  expect(await type(slip.code, 52)).toBe('DESK_CODE_WRONG')
  const next = await giveDeskCode(ground, clerk, id, 'prova')
  expect(await type(next.code, 53)).toBe('done')
})
