import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { failureCode } from '../../../tests/harness/failure-code.ts'
import { testSecret } from '../../../tests/harness/launch.ts'
import { createLog } from '../../platform/log/log.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { storeRole } from '../users.server.ts'
import { enterWithDeskCode, giveDeskCode, openDeskCode } from './desk-code.server.ts'

const env = parseEnv({ SECRET: testSecret, SMTP_URL: 'smtp://127.0.0.1:1' })
const log = createLog('silent')

test('WHO-67 whoever is given a role after the code keeps the own password', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const clerk = await testUser(db, { role: 'desk' })
  const ground = { db, env, log }
  const enter = async (isGivenRole: boolean) => {
    const { id, email } = await testUser(db, { emailVerified: true })
    const { code } = await giveDeskCode(ground, clerk, id, 'prova')
    if (isGivenRole) await storeRole(db, admin, id, 'admin')
    const typed = { email, code, password: 'quello che sa lo sportello' }
    return failureCode(enterWithDeskCode(ground, '192.0.2.7', typed))
  }
  expect(await enter(false)).toBe('done')
  expect(await enter(true)).toBe('DESK_CODE_WRONG')
  expect(await db.selectFrom('accounts').select('userId').execute()).toHaveLength(1)
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
