/**
 * The people and deeds that the pictures of the administrators' guide show; all of them invented.
 */
import { randomUUID } from 'node:crypto'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { completeChapter } from '../../app/guides/progress/progress.server.ts'
import { noteBackup } from '../../app/operations/backup/last-backup.server.ts'
import type { Database } from '../../app/platform/db/database.server.ts'
import { promptSetNoun } from '../../app/prompt-sets/prompt-set-noun.ts'
import { deleteRecord } from '../../app/records/store/acts.server.ts'
import { guides } from '../../db/content/guides/all.ts'
import type { Fucina } from '../../tests/harness/launch.ts'
import { openSession, person } from '../../tests/harness/people.ts'

const day = 86_400_000
const minute = 60_000

const people = [
  { name: 'Marta Colleoni', email: 'marta.colleoni@esempio.it', days: 41, chapters: 9 },
  { name: 'Giovanni Rota', email: 'giovanni.rota@esempio.it', days: 36, chapters: 4 },
  { name: 'Lucia Bonomi', email: 'lucia.bonomi@esempio.it', days: 22, chapters: 6 },
  { name: 'Piero Locatelli', email: 'piero.locatelli@esempio.it', days: 18, chapters: 2 },
  { name: 'Anna Pesenti', email: 'anna.pesenti@esempio.it', days: 11, chapters: 12 },
  { name: 'Carlo Mazzoleni', email: 'carlo.mazzoleni@esempio.it', days: 6, chapters: 1 },
  { name: 'Teresa Gritti', email: 'teresa.gritti@esempio.it', days: 3, chapters: 3 },
  { name: 'Bruno Algisi', email: 'bruno.algisi@esempio.it', days: 1, chapters: 0 },
]

/** How many answers the AI gave on each of the last days, today first. */
const answers = [14, 11, 9, 16, 12, 7, 5, 13, 15, 10, 8, 12, 6, 4, 11, 9, 10, 7, 8, 5]

/** @returns the administrator's cookie */
export async function fillTown(server: Fucina): Promise<[string, string]> {
  const db = server.db()
  const now = Date.now()
  const admin = await person(server, {
    name: 'Elena Zanchi',
    email: 'elena.zanchi@esempio.it',
    role: 'admin',
    createdAt: new Date(now - 60 * day),
  })
  // She takes the place of the one whom the first start made.
  await db.deleteFrom('users').where('email', '=', 'admin@fucina.invalid').execute()
  const chapters = guides
    .flatMap((guide) => guide.chapters.map(({ id }) => ({ id, guideId: guide.id })))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  for (const { name, email, days, chapters: done } of people) {
    const createdAt = new Date(now - days * day)
    const { id } = await person(server, { name, email, createdAt })
    const lastLoginAt = new Date(now - days * 3 * minute)
    await db.updateTable('users').set({ lastLoginAt }).where('id', '=', id).execute()
    for (const chapter of chapters.slice(0, done)) {
      await completeChapter(db, { id, role: 'customer' }, chapter.guideId, chapter.id)
    }
  }
  await ageContent(db, now)
  await throwAway(db, admin.id)
  await noteBackup(db, new Date(now - 20 * 60 * minute))
  await ageActivity(db, now)
  await fillAnswers(db, now)
  await fillHeartbeats(db, now)
  return openSession(server, admin.id)
}

/** What was changed when: not everything in the minute in which the server started. */
async function ageContent(db: Database, now: number): Promise<void> {
  const rows = await db.selectFrom('records').select(['noun', 'id']).orderBy('id').execute()
  const counts = new Map<string, number>()
  for (const { noun, id } of rows) {
    const index = counts.get(noun) ?? 0
    counts.set(noun, index + 1)
    const updatedAt = new Date(now - ((index * 7) % 26) * day - (index + 2) * 3_600_000)
    const createdAt = new Date(now - 45 * day)
    await db
      .updateTable('records')
      .set({ updatedAt, createdAt })
      .where('noun', '=', noun)
      .where('id', '=', id)
      .execute()
  }
}

async function throwAway(db: Database, adminId: string): Promise<void> {
  const actor = { id: adminId, role: 'admin' as const }
  await deleteRecord(db, actor, promptSetNoun, 'creativo')
  await deleteRecord(db, actor, guideNoun, 'firefly-basics')
}

/** What happened did so over some days. */
async function ageActivity(db: Database, now: number): Promise<void> {
  const rows = await db.selectFrom('register').select('id').orderBy('at', 'desc').execute()
  for (const [index, { id }] of rows.entries()) {
    const at = new Date(now - (4 + index * index * 37) * minute)
    await db.updateTable('register').set({ at }).where('id', '=', id).execute()
  }
}

async function fillAnswers(db: Database, now: number): Promise<void> {
  const rows = answers.flatMap((count, days) =>
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      userId: null,
      kind: 'answer' as const,
      status: 'ok',
      isDemo: false,
      createdAt: new Date(now - days * day - (index + 1) * 53 * minute),
    })),
  )
  await db.insertInto('generations').values(rows).execute()
}

/** The server ran for three days without a gap. */
async function fillHeartbeats(db: Database, now: number): Promise<void> {
  const first = Math.floor(now / minute) * minute
  const beats = Array.from({ length: 3 * 24 * 60 }, (_, index) => ({
    minute: new Date(first - (index + 1) * minute),
  }))
  for (let at = 0; at < beats.length; at += 500) {
    await db
      .insertInto('heartbeats')
      .values(beats.slice(at, at + 500))
      .onConflict((conflict) => conflict.column('minute').doNothing())
      .execute()
  }
}
