import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { deleteGuide } from '../../guides/edit-guide.server.ts'
import { operator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { contentKinds } from '../../records/exchange/content-file.ts'
import { takeFilePictures } from '../../records/exchange/pictures-in-file.server.ts'
import { countPlanned, type Planned } from '../../records/exchange/plan.ts'
import { readContentFile } from '../../records/exchange/read-file.server.ts'
import { addPicture } from '../../records/pictures/pictures.server.ts'
import { mostRecords } from '../../records/version/within-bound.server.ts'
import { exportContent, fileText } from './export-content.server.ts'
import { importContent, planImport } from './import-content.server.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test changes what it likes in a file
type Loose = any

const city = 'Bergamo'

const exported = async (db: Database): Promise<Loose> =>
  JSON.parse(fileText(await exportContent(db, operator, contentKinds, city)))

const read = async (db: Database, file: Loose, isKept = true) =>
  takeFilePictures(db, operator, readContentFile(Buffer.from(JSON.stringify(file))), { isKept })

async function planned(db: Database, file: Loose) {
  return planImport(db, operator, await read(db, file, false), city)
}

async function imported(db: Database, file: Loose) {
  const taken = await read(db, file)
  return importContent(db, operator, taken, { city, accepts: () => true })
}

const about = (entries: Planned[], id: string) => entries.find((entry) => entry.id === id)

const counts = ({ entries }: { entries: Planned[] }) => countPlanned(entries)

const stored = (db: Database, id: string) =>
  db.selectFrom('guides').selectAll().where('id', '=', id).executeTakeFirst()

test('LRN-92 a file holds all records in the shape of their forms, and says where it comes from', async () => {
  const db = await testDatabase({ seeded: true })
  const file = await exported(db)
  expect(file).toMatchObject({
    format: 'fucina-content',
    version: 1,
    productVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    city,
    kinds: ['tools', 'guides', 'scenes'],
    pictures: {},
  })
  expect([file.tools.length, file.guides.length, file.scenes.length]).toEqual([10, 13, 12])
  expect(file.scenes[0]).toMatchObject({ isTrue: expect.stringMatching(/^(on|off)$/) })
  expect(await exported(db)).toEqual(file)
  expect(counts(await planned(db, file))).toEqual({ new: 0, changed: 0, unchanged: 35, refused: 0 })
  const customer = await testUser(db)
  await expect(exportContent(db, customer, contentKinds, city)).rejects.toThrow('permessi')
  await expect(
    importContent(db, customer, await read(db, file), { city, accepts: () => true }),
  ).rejects.toThrow('permessi')
})

test('LRN-93 another installation gets everything as drafts, once, with its links', async () => {
  const from = await testDatabase({ seeded: true })
  const to = await testDatabase()
  const file = await exported(from)
  expect(counts(await planned(to, file))).toMatchObject({ new: 35, refused: 0 })
  expect(await to.selectFrom('guides').select('id').execute()).toEqual([])
  await imported(to, file)
  const guides = await to.selectFrom('guides').select(['isPublished', 'relatedGuides']).execute()
  expect(guides).toHaveLength(13)
  expect(guides.filter(({ isPublished }) => isPublished)).toEqual([])
  expect(guides.some(({ relatedGuides }) => relatedGuides.length > 0)).toBe(true)
  const tools = await to.selectFrom('tools').select('isActive').execute()
  expect(tools.filter(({ isActive }) => isActive)).toEqual([])
  const scenes = await to.selectFrom('scenes').select(['position', 'isPublished']).execute()
  expect(scenes.filter(({ isPublished }) => isPublished)).toEqual([])
  expect(scenes.map(({ position }) => position).sort((a, b) => a - b)).toEqual([
    ...Array(12).keys(),
  ])
  // The same records again, but for being drafts here.
  const again = await exported(to)
  const words = ({ isPublished: _, isActive: __, ...record }: Loose) => record
  for (const kind of contentKinds) {
    expect(again[kind].map(words)).toEqual(file[kind].map(words))
  }
  expect(counts(await planned(to, file))).toEqual({ new: 0, changed: 0, unchanged: 35, refused: 0 })
  const noted = await to.selectFrom('activity').select(['kind', 'actorId']).execute()
  expect(noted).toEqual([{ kind: 'contentImported', actorId: null }])
})

test('LRN-93 LRN-94 a changed record keeps its former version, its state and what learners did', async () => {
  const db = await testDatabase({ seeded: true })
  const learner = await testUser(db)
  const file = await exported(db)
  const guide = file.guides.find(({ id }: Loose) => id === 'chatgpt-basics')
  const [first, second] = guide.chapters
  await db
    .insertInto('chapterCompletions')
    .values(
      [first, second].map(({ id }) => ({
        userId: learner.id,
        guideId: guide.id,
        chapterId: id,
        completedAt: new Date(),
      })),
    )
    .execute()
  guide.title = 'Un altro titolo'
  guide.isPublished = false
  guide.chapters = guide.chapters.slice(1)
  const plan = await planned(db, file)
  expect(counts(plan)).toEqual({ new: 0, changed: 1, unchanged: 34, refused: 0 })
  expect(about(plan.entries, guide.id)).toMatchObject({
    state: 'changed',
    changes: ['Titolo', 'Capitoli'],
    loss: 'Togli 1 capitolo che 1 persona ha già fatto: perde questo progresso.',
  })
  await imported(db, file)
  expect(await stored(db, guide.id)).toMatchObject({ title: 'Un altro titolo', isPublished: true })
  const former = await db.selectFrom('formerVersions').selectAll().executeTakeFirstOrThrow()
  expect(former).toMatchObject({ kind: 'guide', recordId: guide.id, replacedBy: null })
  expect((former.content as Loose).chapters[0]).toMatchObject({ id: first.id })
  const done = await db.selectFrom('chapterCompletions').select('chapterId').execute()
  expect(done.map(({ chapterId }) => chapterId).sort()).toEqual([first.id, second.id].sort())
})

test('LRN-93 what cannot be stored stays out, and is told with its place', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const file = await exported(db)
  const guides = Object.fromEntries(file.guides.map((guide: Loose) => [guide.id, guide]))
  guides['chatgpt-basics'].chapters[2].exercises[0].title = ''
  guides['claude-basics'].duration = 'tanto'
  guides['firefly-basics'].title = { it: 'x' }
  await deleteGuide(db, admin, 'gemini-basics')
  const more = [
    { ...guides['claude-basics'], id: 'senza-strumento', duration: 5, toolId: 'altrove' },
    { ...guides['claude-basics'], id: 'new', duration: 5 },
    { ...guides['claude-basics'], id: 'due', duration: 5 },
    { ...guides['claude-basics'], id: 'due', duration: 5, title: 'Due volte' },
    null,
    'testo',
  ]
  const { entries } = await planned(db, { ...file, guides: [...file.guides, ...more] })
  const said = (id: string) => about(entries, id)?.reason
  expect(said('chatgpt-basics')).toBe(
    "Nel suo campo «capitolo 3, esercizio 1, titolo»: Scrivi il titolo dell'esercizio.",
  )
  expect(said('claude-basics')).toBe(
    'Nel suo campo «durata»: Scrivi i minuti come numero, per esempio 45.',
  )
  expect(said('firefly-basics')).toMatch(/^Nel suo campo «titolo»: /)
  expect(said('gemini-basics')).toBe('È nel cestino: prima riprendila da lì, poi importa di nuovo.')
  expect(said('senza-strumento')).toContain("Il suo strumento («altrove») qui non c'è")
  expect(said('due')).toContain('compare due volte nel file')
  const nameless = entries.filter(({ id }) => id === null)
  expect(nameless.map(({ reason }) => reason)).toEqual(
    Array(3).fill('Manca il suo identificativo, oppure contiene caratteri non adatti.'),
  )
  // No word of it is English.
  for (const { reason } of entries) expect(reason ?? '').not.toMatch(/invalid|expected|received/i)
})

test('LRN-93 beyond the bounds nothing is added: the rest is', async () => {
  const db = await testDatabase({ seeded: true })
  const file = await exported(db)
  const [scene] = file.scenes
  const many = Array.from({ length: 50 }, (_, place) => ({ ...scene, id: `scena-${place}` }))
  const { plan } = await imported(db, { ...file, tools: [], guides: [], scenes: many })
  expect(counts(plan)).toEqual({ new: 48, changed: 0, unchanged: 0, refused: 2 })
  expect(about(plan.entries, 'scena-49')?.reason).toBe(
    'Sarebbe di troppo: il massimo è di 60 scene.',
  )
  const left = await db.selectFrom('scenes').select('id').execute()
  expect(left).toHaveLength(60)
  const tooMany = { ...file, tools: Array(mostRecords + 1).fill(file.tools[0]) }
  await expect(planned(db, tooMany)).rejects.toThrow('al massimo 2000')
  const chapters = Array(61).fill(file.guides[0].chapters[0])
  const long = await planned(db, { ...file, guides: [{ ...file.guides[0], chapters }] })
  expect(long.entries.find(({ kind }) => kind === 'guides')?.reason).toContain('60 capitoli')
})

test('LRN-93 a file of another city is taken with a warning', async () => {
  const db = await testDatabase({ seeded: true })
  const file = { ...(await exported(db)), city: 'Brescia' }
  const plan = await planned(db, file)
  expect(plan.warnings).toEqual(['Il file viene da Brescia: controlla indirizzi e nomi.'])
  expect(counts(plan).refused).toBe(0)
})

test('LRN-93 whoever said yes to another plan is asked again, and nothing is done', async () => {
  const db = await testDatabase({ seeded: true })
  const file = await exported(db)
  file.tools[0].description = 'Nuova descrizione.'
  const taken = await read(db, file)
  const before = await planImport(db, operator, taken, city)
  await db
    .updateTable('tools')
    .set({ name: 'Salvato da altri', updatedAt: new Date() })
    .where('id', '=', file.tools[0].id)
    .execute()
  const accepts = ({ name }: { name: string }) => name === before.name
  const { isDone } = await importContent(db, operator, taken, { city, accepts })
  expect(isDone).toBe(false)
  const tool = await db
    .selectFrom('tools')
    .select('name')
    .where('id', '=', file.tools[0].id)
    .executeTakeFirstOrThrow()
  expect(tool.name).toBe('Salvato da altri')
})

test('LRN-93 chapters of another guide are never taken over', async () => {
  const db = await testDatabase({ seeded: true })
  const file = await exported(db)
  const [one, other] = file.guides
  const thief = { ...other, id: 'ladra', chapters: [one.chapters[0], one.chapters[0]] }
  await imported(db, { ...file, tools: [], scenes: [], guides: [thief] })
  const taken = await db
    .selectFrom('chapters')
    .select('guideId')
    .where('id', '=', one.chapters[0].id)
  expect(await taken.execute()).toEqual([{ guideId: one.id }])
  const own = await db.selectFrom('chapters').select('id').where('guideId', '=', 'ladra').execute()
  expect(new Set(own.map(({ id }) => id)).size).toBe(2)
})

test('LRN-92 LRN-93 uploaded pictures travel inside the file; what is none is left out', async () => {
  const from = await testDatabase({ seeded: true })
  const admin = await testUser(from, { role: 'admin' })
  const { default: sharp } = await import('sharp')
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  const { address } = await addPicture(from, admin, png, 'tool')
  await from.updateTable('tools').set({ imageUrl: address }).where('id', '=', '1').execute()
  const file = await exported(from)
  expect(file.pictures[address]).toEqual({ type: 'image/webp', base64: expect.any(String) })

  const to = await testDatabase()
  await planned(to, file)
  expect(await to.selectFrom('pictures').select('id').execute()).toEqual([])
  await imported(to, file)
  const here = await to.selectFrom('tools').select('imageUrl').where('id', '=', '1').execute()
  const pictures = await to.selectFrom('pictures').select(['id', 'width']).execute()
  expect(pictures).toEqual([{ id: expect.any(String), width: 40 }])
  expect(here).toEqual([{ imageUrl: `/pictures/${pictures[0]?.id}` }])
  expect(counts(await planned(to, file))).toMatchObject({ changed: 0, unchanged: 35 })

  for (const [pictures, note] of [
    [{}, 'non è nel file'],
    [{ [address]: { type: 'image/webp', base64: 'bm8=' } }, 'non si può usare'],
    [{ [address]: { type: 'text/html', base64: png.toString('base64') } }, 'non si può usare'],
  ] as const) {
    const empty = await testDatabase()
    const { plan } = await imported(empty, { ...file, pictures })
    expect(about(plan.entries, '1')).toMatchObject({
      state: 'new',
      notes: [expect.stringContaining(note)],
    })
    expect(await empty.selectFrom('pictures').select('id').execute()).toEqual([])
  }
})
