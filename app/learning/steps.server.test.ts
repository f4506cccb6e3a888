import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { SessionState, SignedInUser } from '../platform/http/context.server.ts'
import { createLog } from '../platform/log/log.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { finishStep, readSteps, takeStepsAlong } from './steps.server.ts'
import { noSteps } from './steps.ts'
import { stepsCookie, visitorSteps } from './visitor-steps.server.ts'

const env = parseEnv({ PUBLIC_URL: 'https://fucina.esempio.it' })
const log = createLog('silent')
const anonymous: SessionState = { kind: 'anonymous' }
const asUser = (id: string): SessionState => ({ kind: 'user', user: { id } as SignedInUser })

/** The cookie of an answer as the browser sends it back. */
const sentBack = (set: string | null) => new Headers({ Cookie: set?.split(';')[0] ?? '' })

test('LRN-01 a visitor’s steps stand in the browser, each once, and nothing is stored', async () => {
  const db = await testDatabase()
  let headers = new Headers()
  for (const id of ['copia-e-incolla.1', 'copia-e-incolla.2', 'copia-e-incolla.1']) {
    const learner = { db, env, session: anonymous, headers }
    headers = sentBack((await finishStep(learner, 'lesson', id)).get('Set-Cookie'))
  }
  expect(await readSteps({ db, env, session: anonymous, headers })).toEqual({
    lesson: ['copia-e-incolla.1', 'copia-e-incolla.2'],
    scene: [],
  })
  expect(await db.selectFrom('learningSteps').selectAll().execute()).toEqual([])
})

test('LRN-01 signing in keeps both, counts nothing twice, and the browser forgets its own', async () => {
  const db = await testDatabase()
  const { id } = await testUser(db)
  const nobody = new Headers()
  await finishStep({ db, env, session: asUser(id), headers: nobody }, 'scene', 'pacco')
  const visitor = sentBack(await stepsCookie(env, { lesson: ['indirizzi.1'], scene: ['pacco'] }))
  const [forgotten] = await takeStepsAlong({ db, env, headers: visitor, log }, id)
  expect(forgotten).toContain('Max-Age=0')
  expect(await takeStepsAlong({ db, env, headers: nobody, log }, id)).toEqual([])
  const lessonsAlone = sentBack(await stepsCookie(env, { lesson: ['indirizzi.2'], scene: [] }))
  expect(await takeStepsAlong({ db, env, headers: lessonsAlone, log }, id)).toHaveLength(1)
  expect(await readSteps({ db, env, session: asUser(id), headers: nobody })).toEqual({
    lesson: ['indirizzi.1', 'indirizzi.2'],
    scene: ['pacco'],
  })
})

test.for([
  ['nothing', ''],
  ['a list', `__Host-fucina_passi=${btoa('[1,2]')}`],
  ['other things', `__Host-fucina_passi=${btoa('{"lesson":[1,"A B","../x"],"scene":"x"}')}`],
])('LRN-01 %s counts as no steps', async ([, cookie]) => {
  expect(await visitorSteps(env, new Headers({ Cookie: cookie ?? '' }))).toEqual(noSteps())
})

test('LRN-01 a cookie never outgrows the browser: the oldest steps go', async () => {
  const scene = Array.from({ length: 300 }, (_, number) => `una-scena-aggiunta-${number}`)
  const cookie = await stepsCookie(env, { lesson: ['indirizzi.1'], scene })
  expect(cookie.length).toBeLessThan(4096)
  const kept = await visitorSteps(env, sentBack(cookie))
  expect(kept.lesson).toEqual(['indirizzi.1'])
  expect(kept.scene.at(-1)).toBe('una-scena-aggiunta-299')
})
