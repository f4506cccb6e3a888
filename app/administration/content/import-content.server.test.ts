import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf, rewriteRecord } from '../../../tests/harness/records.ts'
import { sceneNoun } from '../../learning/scenes/scene-noun.ts'
import { nouns } from '../../nouns.server.ts'
import { operator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { professionNoun } from '../../professions/profession-noun.ts'
import { kindOf } from '../../records/exchange/content-file.ts'
import { takeFilePictures } from '../../records/exchange/pictures-in-file.server.ts'
import { countPlanned, entryKey, type Planned } from '../../records/exchange/plan.ts'
import { readContentFile } from '../../records/exchange/read-file.server.ts'
import { addPicture } from '../../records/pictures/pictures.server.ts'
import { deleteRecord } from '../../records/store/acts.server.ts'
import { published } from '../../records/store/published.server.ts'
import { readRevisions } from '../../records/store/read.server.ts'
import { contentKinds, exportContent, fileText, nounNames } from './export-content.server.ts'
import { importContent, planImport } from './import-content.server.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test changes what it likes in a file
type Loose = any

const city = 'Bergamo'

const exported = async (db: Database): Promise<Loose> =>
  JSON.parse(fileText(await exportContent(db, operator, city)))

const read = async (db: Database, file: Loose) => {
  const found = readContentFile(Buffer.from(JSON.stringify(file)), contentKinds)
  return takeFilePictures(db, operator, found, nounNames)
}

async function planned(db: Database, file: Loose) {
  return planImport(db, operator, { from: 'file', taken: await read(db, file), city })
}

async function imported(db: Database, file: Loose) {
  const taken = await read(db, file)
  const source = { from: 'file' as const, taken, city }
  const { entries } = await planImport(db, operator, source)
  const only = new Set(entries.map(entryKey))
  return importContent(db, operator, source, { only, accepts: () => true })
}

const about = (entries: Planned[], id: string) => entries.find((entry) => entry.id === id)

const counts = ({ entries }: { entries: Planned[] }) => countPlanned(entries)

/** How many records the product comes with. */
const all = nouns.reduce((count, { builtIns }) => count + builtIns.length, 0)

const none = { new: 0, changed: 0, unchanged: 0, refused: 0, removed: 0 }

test('LRN-92 a file holds all records in the shape of their schemas, and says where it comes from', async () => {
  const db = await testDatabase({ seeded: true })
  const file = await exported(db)
  expect(file).toMatchObject({
    format: 'fucina-content',
    version: 1,
    productVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    city,
    kinds: contentKinds,
    pictures: {},
  })
  for (const { noun, builtIns } of nouns) {
    const written = new Map(builtIns.map(({ id, content }) => [id, { id, ...content }]))
    expect(new Map(file[kindOf(noun.name)].map((one: Loose) => [one.id, one]))).toEqual(written)
    for (const { content } of builtIns) expect(noun.schema.parse(content)).toEqual(content)
  }
  expect(await exported(db)).toEqual(file)
  expect(counts(await planned(db, file))).toEqual({ ...none, unchanged: all })
  const customer = await testUser(db)
  await expect(exportContent(db, customer, city)).rejects.toThrow('permessi')
  await expect(
    planImport(db, customer, { from: 'file', taken: await read(db, file), city }),
  ).rejects.toThrow('permessi')
})

test('LRN-93 another installation gets everything as drafts, once', async () => {
  const from = await testDatabase({ seeded: true })
  const to = await testDatabase()
  const file = await exported(from)
  expect(counts(await planned(to, file))).toEqual({ ...none, new: all })
  expect(await to.selectFrom('records').select('id').execute()).toEqual([])
  await imported(to, file)
  const rows = await to.selectFrom('records').select(['content', 'version']).execute()
  expect(rows).toHaveLength(all)
  expect(new Set(rows.map(({ content, version }) => [content, version].join()))).toEqual(
    new Set([',1']),
  )
  expect(await exported(to)).toEqual(file)
  expect(counts(await planned(to, file))).toEqual({ ...none, unchanged: all })
  const noted = to
    .selectFrom('register')
    .select(['actorId', 'place', 'title'])
    .where('act', '=', 'contentImported')
  const title = `nuovi ${all}, cambiati 0`
  expect(await noted.execute()).toEqual([{ actorId: null, place: 'comando', title }])
  expect(await readRevisions(to, sceneNoun, 'sms-sul-pacco')).toMatchObject([{ act: 'imported' }])
})

test('LRN-93 REC-22 of a changed record the file becomes the draft; everybody sees what they saw', async () => {
  const db = await testDatabase({ seeded: true })
  const file = await exported(db)
  const [scene] = file.scenes
  const before = scene.title
  scene.title = 'Un altro titolo'
  scene.lines = scene.lines.slice(1)
  const plan = await planned(db, file)
  expect(counts(plan)).toEqual({ ...none, changed: 1, unchanged: all - 1 })
  expect(about(plan.entries, scene.id)).toMatchObject({
    state: 'changed',
    changes: ['Titolo', 'Pezzo'],
    notes: [],
  })
  await imported(db, file)
  const { content, working, isDraft } = await recordOf(db, sceneNoun, scene.id)
  expect([content?.title, working.title, isDraft]).toEqual([before, 'Un altro titolo', true])
  expect((await published(db, sceneNoun)).get(scene.id)?.content.title).toBe(before)
  const acts = await readRevisions(db, sceneNoun, scene.id)
  expect(acts.map(({ act, doneBy }) => [act, doneBy])).toEqual([
    ['imported', null],
    ['reset', null],
  ])
})

test('LRN-93 what cannot be stored stays out, and is told with its place', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const file = await exported(db)
  const [one, two, four, five] = file.scenes
  one.lines[1].text = 'x'.repeat(301)
  two.channel = 'fax'
  four.verdict = ''
  await deleteRecord(db, admin, sceneNoun, five.id)
  const more = [{ ...four, id: 'due' }, { ...four, id: 'due' }, null]
  const { entries } = await planned(db, { ...file, scenes: [...file.scenes, ...more] })
  const said = (id: string) => about(entries, id)?.reason
  expect(said(one.id)).toBe('Nel suo campo «Pezzo 2: Testo»: Ogni pezzo: al massimo 300 caratteri.')
  expect(said(two.id)).toBe('Nel suo campo «Come arriva»: Scegli come arriva il messaggio.')
  expect(about(entries, four.id)).toMatchObject({
    state: 'changed',
    notes: ['Prima di pubblicare manca ancora qualcosa.'],
  })
  expect(said(five.id)).toBe('È nel cestino: prima riprendila da lì, poi importa di nuovo.')
  expect(said('due')).toContain('compare due volte nel file')
  expect(entries.find(({ id }) => id === null)?.reason).toBe(
    'Manca il suo identificativo, oppure contiene caratteri non adatti.',
  )
})

test('LRN-93 a file of another city, or with kinds that nobody knows here, is taken with a warning', async () => {
  const db = await testDatabase({ seeded: true })
  const file = await exported(db)
  const other = { ...file, city: 'Brescia', kinds: [...file.kinds, 'posters'], posters: [{}] }
  const plan = await planned(db, other)
  expect(plan.warnings).toEqual([
    'Il file viene da Brescia: controlla indirizzi e nomi.',
    'Il file nomina anche «posters», che questo sito non conosce: resta fuori.',
  ])
  expect(counts(plan).refused).toBe(0)
})

test('LRN-93 whoever said yes to another plan is asked again, and nothing is done', async () => {
  const db = await testDatabase({ seeded: true })
  const file = await exported(db)
  const [scene] = file.scenes
  const before = await planned(db, file)
  scene.title = 'Nuovo titolo'
  const accepts = ({ name }: { name: string }) => name === before.name
  const source = { from: 'file' as const, taken: await read(db, file), city }
  const { isDone } = await importContent(db, operator, source, { only: new Set(), accepts })
  expect(isDone).toBe(false)
  expect((await recordOf(db, sceneNoun, scene.id)).version).toBe(1)
})

test('LRN-93 what a record needs is there or in the same file, and what only one may have is free', async () => {
  const db = await testDatabase({ seeded: true })
  const file = await exported(db)
  const [profession] = file.professions
  const [set] = file.promptSets
  const files = {
    ...file,
    professions: [{ ...profession, id: 'fornaio' }],
    promptSets: [
      { ...set, id: 'del-fornaio', professionId: 'fornaio' },
      { ...set, id: 'di-nessuno', professionId: 'altrove' },
      { ...set, id: 'al-suo-posto' },
      { ...set, id: 'il-secondo' },
    ],
  }
  const { entries } = await planned(db, files)
  expect(about(entries, 'del-fornaio')).toMatchObject({ state: 'new', reason: null })
  expect(about(entries, 'di-nessuno')?.reason).toBe(
    "Quello che ha in «Professione» («altrove») qui non c'è: importalo prima, o nello stesso file.",
  )
  expect(about(entries, set.id)?.state).toBe('unchanged')
  expect(about(entries, 'il-secondo')?.reason).toMatch(/^C'è già «.+» al suo posto\.$/)
  await imported(db, files)
  expect(about((await planned(db, files)).entries, 'del-fornaio')?.state).toBe('unchanged')
})

test('LRN-92 LRN-93 uploaded pictures travel inside the file; what is none is left out', async () => {
  const from = await testDatabase({ seeded: true })
  const admin = await testUser(from, { role: 'admin' })
  const { default: sharp } = await import('sharp')
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  const { address } = await addPicture(from, admin, png, 'guide')
  const id = 'ristoratore'
  await rewriteRecord(from, professionNoun, id, { heroImage: address })
  const file = await exported(from)
  expect(file.pictures[address]).toEqual({ type: 'image/webp', base64: expect.any(String) })

  const to = await testDatabase()
  await imported(to, file)
  const pictures = await to.selectFrom('pictures').select(['id', 'width']).execute()
  expect(pictures).toEqual([{ id: expect.any(String), width: 40 }])
  const { working } = await recordOf(to, professionNoun, id)
  expect(working.heroImage).toBe(`/pictures/${pictures[0]?.id}`)
  expect(counts(await planned(to, file))).toEqual({ ...none, unchanged: all })

  const empty = await testDatabase()
  const held = { [address]: { type: 'text/html', base64: png.toString('base64') } }
  const { plan } = await imported(empty, { ...file, pictures: held })
  expect(about(plan.entries, id)).toMatchObject({
    state: 'new',
    notes: [expect.stringContaining('non si può usare')],
  })
  expect(await empty.selectFrom('pictures').select('id').execute()).toEqual([])
})
