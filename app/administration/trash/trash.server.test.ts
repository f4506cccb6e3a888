import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { deleteGuide } from '../../guides/edit-guide.server.ts'
import { guideRow } from '../../guides/guide-rows.server.ts'
import { countLearning } from '../../guides/progress/learning-figures.server.ts'
import { completeChapter } from '../../guides/progress/progress.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { deleteProfession } from '../../professions/edit-profession.server.ts'
import { deletePromptSet } from '../../prompt-sets/edit-prompt-set.server.ts'
import { putInTrash } from '../../records/trash/trash.server.ts'
import { deleteTool } from '../../tools/edit-tool.server.ts'
import { countTrash, listTrash, readTrashItem } from './list-trash.server.ts'
import { restoreFromTrash } from './restore.server.ts'

const guideId = 'chatgpt-basics'
const free = { replace: false }

async function seeded() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin', name: 'Ada Rossi' })
  const learner = await testUser(db)
  return { db, admin, learner }
}

/** The entry of a record. */
async function entryOf(db: Database, recordId: string): Promise<string> {
  const found = db.selectFrom('trash').select('id').where('recordId', '=', recordId)
  return (await found.executeTakeFirstOrThrow()).id
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof KnownFailure ? error.code : error),
  )

const content = async (db: Database) => {
  const all = async (table: 'guides' | 'chapters' | 'professions' | 'promptSets') => {
    const rows = await db.selectFrom(table).selectAll().orderBy('id').execute()
    return rows.map((row) => ({ ...row, updatedAt: null }))
  }
  return {
    guides: await all('guides'),
    chapters: await all('chapters'),
    professions: await all('professions'),
    promptSets: await all('promptSets'),
    done: await db.selectFrom('chapterCompletions').selectAll().orderBy('chapterId').execute(),
  }
}

describe('the list of the trash', () => {
  test('says what was deleted, by whom, what is in it, and what has its place now', async () => {
    const { db, admin, learner } = await seeded()
    const guide = await guideRow(db, guideId)
    await completeChapter(db, learner, guideId, guide.chapters[0]?.id ?? '')
    await deleteGuide(db, admin, guideId)
    await deleteProfession(db, admin, 'medico')
    await deletePromptSet(db, admin, 'avvocato')
    const tool = await db.selectFrom('tools').selectAll().where('id', '=', '2').executeTakeFirst()
    await putInTrash(db, null, { kind: 'tool', recordId: '2', title: 'Vecchio', record: tool })
    const { items, next } = await listTrash(db, admin, null)
    expect(next).toBeNull()
    expect(await countTrash(db, admin)).toBe(4)
    const byKind = Object.fromEntries(items.map((item) => [item.kind, item]))
    expect(byKind.guide).toMatchObject({
      recordId: guideId,
      title: guide.title,
      deletedBy: 'Ada Rossi',
      contents: '4 capitoli e i progressi di 1 persona',
      replaces: null,
    })
    expect(byKind.profession).toMatchObject({
      title: 'Medico',
      contents: expect.stringMatching(/^\d+ esempi d'uso e il suo set di prompt$/),
      replaces: null,
    })
    expect(byKind.promptSet).toMatchObject({
      title: 'Avvocato',
      contents: expect.stringMatching(/^\d+ blocchi e \d+ template$/),
      replaces: null,
    })
    expect(byKind.tool).toMatchObject({ deletedBy: null, replaces: tool?.name })
    expect(await readTrashItem(db, admin, byKind.tool?.id ?? '')).toEqual(byKind.tool)
    expect(await readTrashItem(db, admin, randomUUID())).toBeNull()
  })

  test('is read a page at a time, the newest first, without what has expired', async () => {
    const { db, admin } = await seeded()
    for (let count = 0; count < 30; count += 1) {
      const recordId = `tool-${count}`
      const id = await putInTrash(db, admin, {
        kind: 'tool',
        recordId,
        title: recordId,
        record: {},
      })
      const expiresAt = new Date(Date.now() + (1 + Math.floor(count / 4)) * 86_400_000)
      await db.updateTable('trash').set({ expiresAt }).where('id', '=', id).execute()
    }
    const gone = { expiresAt: new Date(Date.now() - 1) }
    await db.updateTable('trash').set(gone).where('recordId', '=', 'tool-29').execute()
    const first = await listTrash(db, admin, null)
    const second = await listTrash(db, admin, first.next)
    expect([first.items.length, second.items.length, second.next]).toEqual([24, 5, null])
    const all = [...first.items, ...second.items]
    expect(new Set(all.map(({ id }) => id)).size).toBe(29)
    const times = all.map(({ expiresAt }) => expiresAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(all.map(({ title }) => title)).not.toContain('tool-29')
    expect(await countTrash(db, admin)).toBe(29)
  })
})

describe('restoring', () => {
  test('brings a guide back with chapters, progress and totals', async () => {
    const { db, admin, learner } = await seeded()
    const guide = await guideRow(db, guideId)
    for (const { id } of guide.chapters) await completeChapter(db, learner, guideId, id)
    const before = await content(db)
    const { begun, finished } = await countLearning(db)
    await deleteGuide(db, admin, guideId)
    expect(await countLearning(db)).toMatchObject({ begun: 0, finished: 0 })
    const restored = await restoreFromTrash(db, admin, await entryOf(db, guideId), free)
    expect(restored).toEqual({ kind: 'guide', recordId: guideId })
    expect(await content(db)).toEqual(before)
    expect(await countLearning(db)).toMatchObject({ begun, finished })
    expect(await countTrash(db, admin)).toBe(0)
  })

  test('brings a profession back with its prompt set', async () => {
    const { db, admin } = await seeded()
    const before = await content(db)
    await deleteProfession(db, admin, 'medico')
    await restoreFromTrash(db, admin, await entryOf(db, 'medico'), free)
    expect(await content(db)).toEqual(before)
  })

  test('says what has to be restored first, and changes nothing until then', async () => {
    const { db, admin } = await seeded()
    await deleteGuide(db, admin, guideId)
    await deleteTool(db, admin, '1')
    const before = await content(db)
    const guide = await entryOf(db, guideId)
    await expect(restoreFromTrash(db, admin, guide, free)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Ripristina prima lo strumento «ChatGPT»'),
    })
    expect(await content(db)).toEqual(before)
    expect(await countTrash(db, admin)).toBe(2)
    await restoreFromTrash(db, admin, await entryOf(db, '1'), free)
    await restoreFromTrash(db, admin, guide, free)
    expect((await guideRow(db, guideId)).toolId).toBe('1')
  })

  test('replaces what has its place only when that was asked for, and keeps it in the trash', async () => {
    const { db, admin } = await seeded()
    const tool = await db.selectFrom('tools').selectAll().where('id', '=', '2').executeTakeFirst()
    const record = { ...tool, name: 'Com’era' }
    const id = await putInTrash(db, admin, {
      kind: 'tool',
      recordId: '2',
      title: 'Com’era',
      record,
    })
    expect(await codeOf(restoreFromTrash(db, admin, id, free))).toBe('WOULD_REPLACE')
    const set = await db.selectFrom('promptSets').selectAll().where('id', '=', 'medico').execute()
    const setEntry = await putInTrash(db, admin, {
      kind: 'promptSet',
      recordId: 'altro',
      title: 'Medico',
      record: { ...set[0], id: 'altro' },
    })
    expect(await codeOf(restoreFromTrash(db, admin, setEntry, free))).toBe('WOULD_REPLACE')
    expect(await countTrash(db, admin)).toBe(2)
    await restoreFromTrash(db, admin, id, { replace: true })
    await restoreFromTrash(db, admin, setEntry, { replace: true })
    const names = await db.selectFrom('tools').select('name').where('id', '=', '2').execute()
    expect(names).toEqual([{ name: 'Com’era' }])
    const { items } = await listTrash(db, admin, null)
    expect(items.map(({ recordId }) => recordId).sort()).toEqual(['2', 'medico'])
  })

  test('happens once, of two who ask at the same time', async () => {
    const { db, admin } = await seeded()
    await deletePromptSet(db, admin, 'avvocato')
    const id = await entryOf(db, 'avvocato')
    const codes = await Promise.all(
      [1, 2].map(() => codeOf(restoreFromTrash(db, admin, id, { replace: true }))),
    )
    expect(codes.sort()).toEqual(['NOT_FOUND', 'done'])
    expect(await countTrash(db, admin)).toBe(0)
  })

  test('PERM-08 is for administrators, as the list is', async () => {
    const { db, admin, learner } = await seeded()
    await deletePromptSet(db, admin, 'avvocato')
    const id = await entryOf(db, 'avvocato')
    for (const work of [
      () => restoreFromTrash(db, learner, id, free),
      () => listTrash(db, learner, null),
      () => readTrashItem(db, learner, id),
      () => countTrash(db, learner),
    ]) {
      await expect(work()).rejects.toMatchObject({ status: 403 })
    }
    expect(await countTrash(db, admin)).toBe(1)
  })
})
