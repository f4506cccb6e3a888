import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { removeExpired } from '../lifecycle/remove-expired.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { storeGeneratedPicture } from '../records/pictures/generated-pictures.server.ts'
import { deleteSaved, restoreSaved, updateSaved } from './change.server.ts'
import { listSaved } from './list.server.ts'
import { readSaved, savedPicture } from './read.server.ts'
import { parseSave, saveResponse } from './save.server.ts'
import { savedCeilings } from './saved-ceiling.server.ts'
import { savedRefusals } from './saved-refusals.server.ts'
import type { SaveInput } from './saved-schema.ts'
import { parseSavedView, type SavedView } from './saved-view.ts'

const byProvider = { visitorId: null, isDemo: false, ceilings: savedCeilings(parseEnv({})) }
const answer = (fields: Partial<SaveInput> = {}): SaveInput => ({
  idempotencyKey: crypto.randomUUID(),
  title: 'Menu del giorno',
  prompt: 'Scrivi il menu',
  response: '# Menu\n\nCasoncelli',
  turns: [],
  tags: [],
  category: null,
  imageId: null,
  ...fields,
})
const view = (fields: Partial<SavedView> = {}) => ({
  ...parseSavedView(new URLSearchParams()),
  ...fields,
})
const save = async (db: Database, user: { id: string }, fields: Partial<SaveInput> = {}) =>
  (await saveResponse(db, user, answer(fields), byProvider)).id
const titles = async (db: Database, user: { id: string }, fields: Partial<SavedView> = {}) =>
  (await listSaved(db, user, view(fields))).items.map((item) => item.title)
const picture = (db: Database, userId: string | null, visitorId: string | null = null) =>
  storeGeneratedPicture(db, { userId, visitorId }, { webp: Buffer.from([1, 2, 3]), isDemo: false })

test('SAVE-16 DATA-15 stores every field, the owner and the time by the server', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const before = Date.now()
  const imageId = await picture(db, user.id)
  const id = await save(db, user, {
    answerKind: 'letter',
    tags: ['ristoratore', 'menu'],
    category: 'Menu',
    imageId,
  })
  const saved = await readSaved(db, user, id)
  expect(saved).toEqual({
    id,
    title: 'Menu del giorno',
    prompt: 'Scrivi il menu',
    response: '# Menu\n\nCasoncelli',
    turns: [],
    tags: ['ristoratore', 'menu'],
    category: 'Menu',
    hasImage: true,
    isDemo: false,
    answerKind: 'letter',
    createdAt: expect.any(Date),
  })
  expect(saved.createdAt.getTime()).toBeGreaterThanOrEqual(before)
  expect(saved.createdAt.getTime()).toBeLessThanOrEqual(Date.now())
})

test('SAVE-17 ERR-24 refuses what lacks prompt, response or title, or is out of bounds', () => {
  const body = answer()
  for (const field of ['prompt', 'response'] as const) {
    for (const value of [undefined, '', '  \n', 7, null]) {
      expect(() => parseSave({ ...body, [field]: value })).toThrow(
        expect.objectContaining({
          code: 'Missing required fields',
          status: 400,
          message: 'Contenuto mancante',
        }),
      )
    }
  }
  expect(() => parseSave({ ...body, title: '' })).toThrow(
    expect.objectContaining({ code: 'Missing required fields', status: 400 }),
  )
  const refused: Record<string, unknown>[] = [
    { title: 'x'.repeat(201) },
    { prompt: 'x'.repeat(4001) },
    { response: 'x'.repeat(40_001) },
    { response: 'a\u0000b' },
    { tags: Array.from({ length: 13 }, (_, index) => `t${index}`) },
    { idempotencyKey: "'; drop table" },
    { imageId: '../../etc' },
  ]
  for (const change of refused) {
    expect(() => parseSave({ ...body, ...change }), JSON.stringify(change).slice(0, 60)).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringMatching(/^[A-Z].+\.$/) }),
    )
  }
  for (const nothing of [null, undefined, 'text', 7, []]) {
    expect(() => parseSave(nothing)).toThrow(expect.objectContaining({ status: 400 }))
  }
})

test('WORK-17 sixteen saves of one answer at once store one record and count it once', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const input = answer({ tags: ['a', 'b'], imageId: await picture(db, user.id) })
  const saves = await Promise.all(
    Array.from({ length: 16 }, () => saveResponse(db, user, input, byProvider)),
  )
  expect(new Set(saves.map((saved) => saved.id)).size).toBe(1)
  expect((await listSaved(db, user, view())).totals).toEqual({
    total: 1,
    withImage: 1,
    withTags: 1,
  })
})

test('WORK-18 Q11 Q22 a version or a picture saved later changes the same record, and leaves its name and tags', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const input = answer({ tags: ['uno'], category: 'Menu' })
  const { id } = await saveResponse(db, user, input, byProvider)
  await updateSaved(db, user, id, { title: 'Il mio menu', tags: ['cucina', 'casa'] })
  const { tags: _, category: __, ...more } = input
  const turns = [{ answer: input.response, wish: 'Più breve' }]
  const imageId = await picture(db, user.id)
  const again = parseSave({ ...more, title: null, response: '# Breve', turns, imageId })
  expect(await saveResponse(db, user, again, byProvider)).toEqual({ id, hasImage: true })
  expect(await readSaved(db, user, id)).toMatchObject({
    title: 'Il mio menu',
    tags: ['cucina', 'casa'],
    category: 'Menu',
    response: '# Breve',
  })
  expect(await titles(db, user, { query: 'mio menu' })).toEqual(['Il mio menu'])
  // Without a picture in the request the stored one stays; a later one takes its place.
  const renamed = { ...input, title: 'Nuovo', tags: ['due'], prompt: 'altro' }
  expect(await saveResponse(db, user, renamed, byProvider)).toEqual({ id, hasImage: true })
  const saved = await readSaved(db, user, id)
  expect(saved).toMatchObject({ title: 'Nuovo', tags: ['due'], prompt: input.prompt })
  expect(await titles(db, user, { query: 'nuovo' })).toEqual(['Nuovo'])
  const other = await picture(db, user.id)
  await saveResponse(db, user, { ...input, imageId: other }, byProvider)
  expect((await savedPicture(db, user, id)).imageId).toBe(other)
})

test('WORK-17 what was deleted for good meanwhile is saved anew, named by its heading', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const again = { ...answer(), title: null }
  await saveResponse(db, user, parseSave(again), byProvider)
  expect(await titles(db, user)).toEqual(['Menu'])
  const { title: _, ...untitled } = answer()
  expect(() => parseSave(untitled)).toThrow(
    expect.objectContaining({ code: 'Missing required fields', status: 400 }),
  )
})

test('saving again brings a deleted record back, and another person has a record of his own', async () => {
  const db = await testDatabase()
  const [anna, bruno] = [await testUser(db), await testUser(db)]
  const input = answer()
  const { id } = await saveResponse(db, anna, input, byProvider)
  await deleteSaved(db, anna, id)
  expect((await saveResponse(db, anna, input, byProvider)).id).toBe(id)
  expect((await saveResponse(db, bruno, input, byProvider)).id).not.toBe(id)
  expect((await listSaved(db, anna, view())).totals.total).toBe(1)
})

test("SAVE-18 takes only the person's own picture, or the one made as a visitor before", async () => {
  const db = await testDatabase()
  const [anna, bruno] = [await testUser(db), await testUser(db)]
  const foreign = await picture(db, bruno.id)
  const kept = await saveResponse(db, anna, answer({ imageId: foreign }), byProvider)
  expect(kept.hasImage).toBe(false)
  const asVisitor = await picture(db, null, 'visitor-1')
  const mine = await saveResponse(db, anna, answer({ imageId: asVisitor }), {
    ...byProvider,
    visitorId: 'visitor-1',
  })
  expect(mine.hasImage).toBe(true)
  expect(Buffer.from((await savedPicture(db, anna, mine.id)).bytes)).toEqual(Buffer.from([1, 2, 3]))
  await expect(savedPicture(db, bruno, mine.id)).rejects.toMatchObject({ status: 403 })
  await expect(savedPicture(db, anna, kept.id)).rejects.toMatchObject({ status: 404 })
})

test('a demo answer stays one, whatever answers when it is saved', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const input = answer()
  const generation = { userId: null, kind: 'answer' as const, status: 'ok', createdAt: new Date() }
  await db
    .insertInto('generations')
    .values({ ...generation, id: input.idempotencyKey, isDemo: true })
    .execute()
  const { id } = await saveResponse(db, user, input, byProvider)
  expect((await readSaved(db, user, id)).isDemo).toBe(true)
})

test('SAVE-08 deletes, brings back, and purges with its picture after 24 hours', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const id = await save(db, user, { tags: ['a'], imageId: await picture(db, user.id) })
  await deleteSaved(db, user, id)
  await deleteSaved(db, user, id)
  expect(await listSaved(db, user, view())).toMatchObject({
    items: [],
    totals: { total: 0, withImage: 0, withTags: 0 },
    tags: [],
  })
  expect(await titles(db, user, { query: 'casoncelli' })).toEqual([])
  await expect(readSaved(db, user, id)).rejects.toMatchObject({ status: 404 })
  await removeExpired(db)
  await restoreSaved(db, user, id)
  await restoreSaved(db, user, id)
  expect(await listSaved(db, user, view())).toMatchObject({
    items: [{ id, tags: ['a'], hasImage: true }],
    totals: { total: 1, withImage: 1, withTags: 1 },
  })
  await deleteSaved(db, user, id)
  const yesterday = new Date(Date.now() - 24 * 3_600_000 - 1000)
  await db.updateTable('savedResponses').set({ deletedAt: yesterday }).execute()
  await removeExpired(db)
  await expect(restoreSaved(db, user, id)).rejects.toMatchObject({ status: 404 })
  expect(await db.selectFrom('images').select('id').execute()).toEqual([])
})

test('SAVE-04 SAVE-09 pages are in order and complete, with equal dates and titles too', async () => {
  const db = await testDatabase()
  const [anna, bruno] = [await testUser(db), await testUser(db)]
  await save(db, bruno, { title: 'Di Bruno' })
  const names = ['Zucca', 'àncora', 'Ancora', 'ècco', 'eccO', 'uguale', 'uguale', 'uguale']
  for (let index = 0; index < 60; index += 1) {
    await save(db, anna, { title: names[index % names.length] as string, tags: ['t'] })
  }
  const when = new Date('2026-03-01T10:00:00Z')
  const ids = (await db.selectFrom('savedResponses').select('id').execute()).map((row) => row.id)
  for (const id of ids.slice(0, 40)) {
    await db.updateTable('savedResponses').set({ createdAt: when }).where('id', '=', id).execute()
  }
  for (const narrow of [{}, { tag: 't' }, { query: 'me' }]) {
    const [newest, byTitle] = [
      await walk(db, anna, { ...narrow, sort: 'newest' }),
      await walk(db, anna, { ...narrow, sort: 'title' }),
    ]
    for (const seen of [newest, byTitle]) {
      expect(seen).toHaveLength(60)
      expect(new Set(seen.map((item) => item.id)).size).toBe(60)
    }
    const dates = newest.map((item) => item.createdAt.getTime())
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    const keys = byTitle.map((item) => item.title.normalize('NFD').replace(/\p{M}/gu, ''))
    const small = keys.map((key) => key.toLowerCase())
    expect(small).toEqual([...small].sort())
  }
})

test('SAVE-02 LET-16 search finds in title, prompt and response, inside words, in any order, without case and accents', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  await save(db, user, { title: 'Perché il caffè' })
  await save(db, user, { title: 'B', prompt: 'Sconto del 100% sul_serio' })
  await save(db, user, { title: 'C', response: 'percorso C:\\temp "tra virgolette" d’oro' })
  await save(db, user, { title: 'D', response: 'due\nrighe  larghe' })
  const found: [string, string[]][] = [
    ['PERCHE', ['Perché il caffè']],
    ['100%', ['B']],
    ['SERIO sconto', ['B']],
    ['a_e', []],
    ['c:\\te', ['C']],
    ["d'oro percorso", ['C']],
    ["caffe' perche'", ['Perché il caffè']],
    ['caf\u00adfè', ['Perché il caffè']],
    ['  righe   larghe ', ['D']],
    ['larghe sconto', []],
    ['nonesiste', []],
  ]
  for (const [query, expected] of found) {
    const list = await listSaved(db, user, view({ query }))
    // Records of one millisecond have no order of their own.
    expect.soft(list.items.map((item) => item.title).sort(), query).toEqual(expected)
    expect.soft(list.totals, query).toMatchObject({ total: expected.length })
    expect.soft(list.next, query).toBe(null)
  }
})

test('SAVE-01 SAVE-05 SAVE-06 filters, tags, search and counters agree', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const imageId = await picture(db, user.id)
  await save(db, user, { title: 'con immagine', imageId })
  await save(db, user, { title: 'con tag', tags: ['scuola', 'Casa mia'] })
  await save(db, user, {
    title: 'con tutto',
    tags: ['scuola'],
    imageId: await picture(db, user.id),
  })
  await save(db, user, { title: 'nuda' })
  const of = async (fields: Partial<SavedView>) => {
    const list = await listSaved(db, user, view(fields))
    const { total, withImage, withTags } = list.totals
    return [list.items.map((item) => item.title).join(', '), total, withImage, withTags]
  }
  const all = ['nuda, con tutto, con tag, con immagine', 4, 2, 2]
  expect(await of({})).toEqual(all)
  expect(await of({ filter: 'withImage' })).toEqual(['con tutto, con immagine', 2, 2, 1])
  expect(await of({ filter: 'withTags' })).toEqual(['con tutto, con tag', 2, 1, 2])
  expect(await of({ tag: 'scuola' })).toEqual(['con tutto, con tag', 2, 1, 2])
  expect(await of({ tag: 'scuola', filter: 'withImage' })).toEqual(['con tutto', 1, 1, 1])
  expect(await of({ tag: 'scuola', query: 'TUTTO' })).toEqual(['con tutto', 1, 1, 1])
  expect(await of({ tag: 'nessuno' })).toEqual(['', 0, 0, 0])
  const { tags } = await listSaved(db, user, view())
  expect(tags).toEqual([
    { tag: 'scuola', total: 2 },
    { tag: 'Casa mia', total: 1 },
  ])
})

test('Q22 title and tags can be changed later, and the search knows the new title', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const id = await save(db, user, { title: 'Zeta', tags: ['vecchio'] })
  await save(db, user, { title: 'Mezzo' })
  await updateSaved(db, user, id, { title: 'Àlfa', tags: ['nuovo'] })
  expect(await titles(db, user, { sort: 'title' })).toEqual(['Àlfa', 'Mezzo'])
  expect(await titles(db, user, { tag: 'nuovo', sort: 'title' })).toEqual(['Àlfa'])
  expect(await titles(db, user, { tag: 'vecchio' })).toEqual([])
  expect(await titles(db, user, { query: 'alfa' })).toEqual(['Àlfa'])
  expect(await titles(db, user, { query: 'zeta' })).toEqual([])
  await deleteSaved(db, user, id)
  await expect(updateSaved(db, user, id, { title: 'X', tags: [] })).rejects.toMatchObject({
    message: savedRefusals.missing,
  })
})

async function walk(db: Database, user: { id: string }, fields: Partial<SavedView>) {
  const items = []
  let after: string | null = null
  do {
    const page = await listSaved(db, user, view({ ...fields, after }))
    items.push(...page.items)
    after = page.next
  } while (after !== null && items.length < 2000)
  return items
}
