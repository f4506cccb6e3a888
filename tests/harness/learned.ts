/** People who learned, month after month, and what else the figures count. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../app/platform/db/database.server.ts'
import { monthsLater, romanMonth } from '../../app/platform/roman-day.ts'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { testGroup, testMember } from './groups.ts'
import { testUser } from './people.ts'

/** Noon of the first day of the month so many months ago, or this moment. */
const inMonth = (monthsAgo: number): Date =>
  monthsAgo === 0
    ? new Date()
    : new Date(`${monthsLater(romanMonth(new Date()), -monthsAgo)}-01T12:00:00Z`)

/** Stores that a person has done a chapter. */
export const chapterDone = (
  db: Database,
  userId: string,
  { at = new Date(), place = 0 }: { at?: Date; place?: number } = {},
) =>
  db
    .insertInto('chapterCompletions')
    .values({
      userId,
      guideId: chatgptBasics.id,
      chapterId: chatgptBasics.chapters[place]?.id ?? '',
      completedAt: at,
    })
    .execute()

/** Stores that a person has done a part of a lesson, or a scene. */
export const stepDone = (db: Database, userId: string, at = new Date()) =>
  db
    .insertInto('learningSteps')
    .values({ userId, kind: 'scene', stepId: `scena-${randomUUID()}`, doneAt: at })
    .execute()

/** Stores a response that somebody saved. */
export const responseSaved = (
  db: Database,
  userId: string,
  { at = new Date(), deletedAt = null }: { at?: Date; deletedAt?: Date | null } = {},
) =>
  db
    .insertInto('savedResponses')
    .values({
      ...{ id: randomUUID(), userId, idempotencyKey: randomUUID(), title: 'Titolo' },
      ...{ titleSort: 'titolo', prompt: 'Domanda', response: 'Risposta', category: null },
      ...{ isDemo: false, hasImage: false, hasTags: false, searchText: 'titolo' },
      ...{ createdAt: at, updatedAt: at, deletedAt },
    })
    .execute()

/** Stores what a model did in a month, and a generation of it that failed. */
export async function aiUsed(
  db: Database,
  { at = new Date(), answers = 10 }: { at?: Date; answers?: number } = {},
): Promise<void> {
  const used = { model: 'penna', kind: 'answer' as const, generations: answers }
  await db
    .insertInto('aiUsage')
    .values({ ...used, day: `${romanMonth(at)}-01`, tokensIn: 0, tokensOut: answers * 1000 })
    .execute()
  await db
    .insertInto('generations')
    .values({
      ...{ id: randomUUID(), userId: null, kind: 'answer', status: 'AI_FAILED' },
      ...{ isDemo: false, createdAt: at },
    })
    .execute()
}

/** Ten euros for a million tokens, so that the use of `aiUsed` costs a cent an answer. */
export const priceKnown = (db: Database) =>
  db
    .insertInto('aiPrices')
    .values({
      ...{ model: 'penna', millionIn: 10, millionOut: 10, picture: null },
      updatedAt: new Date(),
    })
    .execute()

/** Stores how easy a visitor found the first lesson. */
export const easeSaid = (
  db: Database,
  answer: 'easy' | 'soSo' | 'hard',
  { at = new Date(), aboutId = 'un-codice' }: { at?: Date; aboutId?: string } = {},
) =>
  db
    .insertInto('easeRatings')
    .values({
      ...{ id: randomUUID(), kind: 'lesson', aboutId, answer, words: null, userId: null },
      day: at.toISOString().slice(0, 10),
    })
    .execute()

/** A site in its ninth month, with some of everything that the figures count. */
export async function fillFigures(db: Database): Promise<void> {
  const people = await Promise.all(Array.from({ length: 30 }, () => testUser(db)))
  for (const [index, { id }] of people.entries()) {
    await chapterDone(db, id, { at: inMonth(index % 9), place: 0 })
    if (index % 2 === 0) await chapterDone(db, id, { at: inMonth(0), place: 1 })
    if (index % 5 === 0) await chapterDone(db, id, { at: inMonth(0), place: 2 })
    if (index % 3 === 0) await stepDone(db, id, inMonth(index % 4))
    await responseSaved(db, id, { at: inMonth(index % 6) })
  }
  const answers = [...Array(16).fill('easy'), ...Array(5).fill('soSo'), 'hard'] as const
  for (const answer of answers) {
    await easeSaid(db, answer)
  }
  for (let ago = 0; ago < 7; ago++) {
    await aiUsed(db, { at: inMonth(ago), answers: 1200 - ago * 130 })
  }
  await priceKnown(db)
  for (const [index, place] of ['Biblioteca di quartiere', 'Centro per tutte le età'].entries()) {
    const { id } = await testGroup(db, {
      ...{ code: `LLLLL${index}`, place, startsAt: inMonth(index), endsAt: inMonth(index) },
    })
    for (const { id: userId } of people.slice(index * 6, 9)) await testMember(db, id, { userId })
  }
}
