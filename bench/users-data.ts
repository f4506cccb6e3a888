import { sql } from 'kysely'
import { personSearchText } from '../app/accounts/user-record.server.ts'
import type { Database } from '../app/platform/db/database.server.ts'
import { guides } from '../db/content/guides/all.ts'
import { numbers, syllables } from './texts.ts'

const perStatement = 500
const firstDay = Date.UTC(2020, 0, 1)
const minute = 60_000

const firstNames = 'Mario Maria Luca Giulia Marco Anna Paolo Elena Giuseppe Francesca'.split(' ')

/** The id of a person, the first who registered has index 0: in no order, the same at every run. */
const personId = (index: number) =>
  `${(Math.imul(index, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')}-${index}`

/** The one who asks. */
export const administrator = { id: personId(0), role: 'admin' } as const

type Random = () => number

const pick = (from: readonly string[], random: Random) =>
  from[Math.floor(random() * from.length)] ?? ''

/** One of eight thousand surnames. */
const surname = (random: Random) =>
  Array.from({ length: 3 }, () => pick(syllables, random))
    .join('')
    .replace(/^./, (letter) => letter.toUpperCase())

function rowOf(index: number, count: number, random: Random) {
  const name = `${pick(firstNames, random)} ${surname(random)}`
  const provider = index % 2 ? 'gmail.com' : 'posta.invalid'
  const email = `${name.toLowerCase().replace(' ', '.')}.${index}@${provider}`
  const createdAt = new Date(firstDay + index * minute)
  const isAdministrator = index % 50_000 === 0
  return {
    id: personId(index),
    name,
    email,
    emailVerified: isAdministrator || index % 3 === 0,
    hasLongPassword: isAdministrator,
    photoURL: null,
    role: isAdministrator ? ('admin' as const) : ('customer' as const),
    isActive: index % 500 !== 7,
    techLevel: 'beginner' as const,
    city: 'Bergamo',
    searchText: personSearchText(name, email),
    createdAt,
    updatedAt: createdAt,
    lastLoginAt: new Date(firstDay + ((index * 7919) % count) * minute),
  }
}

/** Registers `count` people; those in the middle and the newest have begun a few guides. */
export async function fillUsers(db: Database, count: number): Promise<void> {
  const random = numbers(11)
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < count; from += perStatement) {
      const size = Math.min(perStatement, count - from)
      const rows = Array.from({ length: size }, (_, at) => rowOf(from + at, count, random))
      await trx.insertInto('users').values(rows).execute()
    }
    const chapters = guides.flatMap((guide) =>
      guide.chapters.map(({ id }) => ({ id, guideId: guide.id })),
    )
    for (let index = 0; index < count; index += Math.ceil(count / 2_000)) {
      await trx
        .insertInto('chapterCompletions')
        .values(
          chapters.slice(0, 1 + (index % chapters.length)).map(({ id, guideId }) => ({
            userId: personId(index),
            guideId,
            chapterId: id,
            completedAt: new Date(firstDay),
          })),
        )
        .execute()
    }
  })
}

/** Lets the engine know how the tables have grown. */
export const settle = (db: Database, isPostgres: boolean) =>
  sql.raw(isPostgres ? 'vacuum analyze' : 'pragma optimize').execute(db)
