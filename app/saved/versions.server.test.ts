import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { exportPerson } from '../accounts/settings/export.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { correctSaved, deleteSaved } from './change.server.ts'
import { listSaved } from './list.server.ts'
import { readSaved, savedToGoOn } from './read.server.ts'
import { parseSave, saveResponse } from './save.server.ts'
import { savedCeilings } from './saved-ceiling.server.ts'
import { parseSavedView } from './saved-view.ts'

const ceilings = savedCeilings(parseEnv({}))
const key = '11111111-1111-4111-8111-111111111111'
const save = async (db: Database, user: { id: string }, versions: object) => {
  const texts = { title: 'Lettera', prompt: 'Scrivi una lettera', idempotencyKey: key }
  const input = parseSave({ ...texts, ...versions })
  return (await saveResponse(db, user, input, { visitorId: null, isDemo: false, ceilings })).id
}
const found = async (db: Database, user: { id: string }, query: string) =>
  (await listSaved(db, user, { ...parseSavedView(new URLSearchParams()), query })).totals.total
const exported = async (db: Database, user: { id: string }) =>
  (await new Response(await exportPerson(db, user)).json()).risposteSalvate
const two = {
  response: 'Egregio sindaco',
  turns: [{ answer: 'Caro sindaco', wish: 'Più formale' }],
}

test('WKX-15 versions are saved, read, exported and brought back to the workshop', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const id = await save(db, user, two)
  expect(await readSaved(db, user, id)).toMatchObject(two)
  expect(await savedToGoOn(db, user, id)).toMatchObject({ ...two, idempotencyKey: key })
  expect(await exported(db, user)).toMatchObject([
    {
      versioni: [
        { text: 'Caro sindaco', wish: null },
        { text: 'Egregio sindaco', wish: 'Più formale' },
      ],
    },
  ])
})

test('WKX-16 a correction is a version, costs nothing, and is found', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const id = await save(db, user, two)
  await correctSaved(db, user, id, { typed: 'Gentile\nsindaca', ceilings })
  expect(await readSaved(db, user, id)).toMatchObject({
    response: 'Gentile\nsindaca',
    turns: [...two.turns, { answer: 'Egregio sindaco', wish: null }],
  })
  expect(await found(db, user, 'sindaca')).toBe(1)
  await correctSaved(db, user, id, { typed: 'Gentile\nsindaca', ceilings })
  expect((await readSaved(db, user, id)).turns).toHaveLength(2)
})

test('WKX-16 a correction is refused where it is empty, another’s, deleted or too long', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const id = await save(db, user, two)
  const correcting = (who: { id: string }, text: unknown) =>
    correctSaved(db, who, id, { typed: text, ceilings })
  await expect(correcting(user, '  ')).rejects.toMatchObject({ status: 400 })
  await expect(correcting(user, null)).rejects.toMatchObject({ status: 400 })
  await expect(correcting(user, 'a'.repeat(40_001))).rejects.toMatchObject({ status: 400 })
  await expect(correcting(await testUser(db), 'Ciao')).rejects.toMatchObject({ status: 403 })
  await deleteSaved(db, user, id)
  await expect(correcting(user, 'Ciao')).rejects.toMatchObject({ status: 404 })
})

test('WKX-15 more versions or longer ones than are kept are refused', async () => {
  const turn = { answer: 'testo', wish: null }
  const parsing = (turns: unknown) => () =>
    parseSave({ title: 't', prompt: 'p', response: 'r', idempotencyKey: key, turns })
  expect(parsing(Array(9).fill(turn))).not.toThrow()
  expect(parsing(Array(10).fill(turn))).toThrow()
  expect(parsing(Array(3).fill({ ...turn, answer: 'a'.repeat(40_000) }))).toThrow()
  expect(parsing([{ ...turn, wish: 'a'.repeat(501) }])).toThrow()
  expect(parsing('tutte')).toThrow()
})
