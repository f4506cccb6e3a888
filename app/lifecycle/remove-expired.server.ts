import { setTimeout as wait } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { invitationLifetime } from '../accounts/invitation/invitation.ts'
import { unopened } from '../accounts/invitation/invitation-link.server.ts'
import { forgetPerson } from '../accounts/settings/delete-account.server.ts'
import { forgetRegistrations } from '../accounts/user-record.server.ts'
import { withoutUseMonths } from '../groups/group.ts'
import { forgetHands } from '../groups/hands.server.ts'
import { forgetEase } from '../learning/ease/forget-ease.server.ts'
import { uptimeDays } from '../operations/health/uptime-days.ts'
import type { Database } from '../platform/db/database.server.ts'
import { dayMilliseconds } from '../platform/durations.ts'
import { hasAddress } from '../platform/has-address.ts'
import type { SecretSettings } from '../platform/settings/secret.server.ts'
import { removeForgottenPictures } from '../records/pictures/pictures.server.ts'
import { registerMonths } from '../records/register/register-acts.ts'
import { isForgotten } from '../records/store/read.server.ts'
import { trashDays } from '../records/words.ts'
import { deletedLifetime } from '../saved/saved.ts'

/** How long it is kept where an account was made from: as long as it counts, and a day more. */
export const registrationDays = 2

/** Rows go a few at a time, as everybody waits for SQLite meanwhile; pictures go with some. */
const rowsAtOnce = 50
/** Each may have a picture and a long text. */
const responsesAtOnce = 10
/** Each goes with all of its versions. */
const recordsAtOnce = 5
const shortestBreath = 2

/**
 * Removes everything whose time is over, a few rows at a time: however much it is, others are served
 * meanwhile. Safe to run on several processes at once, and to be cut off.
 */
export async function removeExpired(db: Database): Promise<void> {
  const now = new Date()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  for (const table of ['images', 'verifications', 'sessions', 'addressChanges'] as const) {
    await removeOld(db, table, ['id'], sql`"expiresAt" < ${now}`)
  }
  await removeOld(db, 'quotas', ['key', 'window'], sql`"expiresAt" < ${now}`)
  const before = new Date(now.getTime() - deletedLifetime)
  await removeOld(db, 'savedResponses', ['id'], sql`"deletedAt" < ${before}`, responsesAtOnce)
  await removeOld(
    db,
    'records',
    ['noun', 'id'],
    isDeletedForGood(daysAgo(trashDays)),
    recordsAtOnce,
  )
  await removeOld(db, 'revisions', ['id'], isForgotten(now))
  await removeForgottenPictures(db)
  await removeOld(
    db,
    'groups',
    ['id'],
    sql`("deletedAt" < ${daysAgo(trashDays)} or "endsAt" < ${monthsAgo(now, withoutUseMonths)})`,
    recordsAtOnce,
  )
  await forgetHands(db, daysAgo(1))
  await forgetEase(db, now)
  await forgetRegistrations(db, daysAgo(registrationDays))
  await removeOld(db, 'heartbeats', ['minute'], sql`"minute" < ${daysAgo(uptimeDays + 1)}`)
}

/**
 * Deletes the accounts without an address that nobody has used for a year, with all that is theirs.
 * A session that is still open was used within its month.
 */
export async function removeUnusedAccounts(
  db: Database,
  env: SecretSettings,
  now = new Date(),
): Promise<void> {
  const before = monthsAgo(now, withoutUseMonths)
  const unused = (trx: Database) =>
    trx
      .selectFrom('slips')
      .innerJoin('users', 'users.id', 'slips.userId')
      .select(['users.id', 'users.email'])
      .where('role', '=', 'customer')
      .where((row) => row(row.fn.coalesce('lastLoginAt', 'users.createdAt'), '<', before))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('sessions')
              .select('sessions.id')
              .whereRef('sessions.userId', '=', 'users.id')
              .where('expiresAt', '>', now),
          ),
        ),
      )
  const found = await unused(db).limit(rowsAtOnce).execute()
  for (const person of found.filter((one) => !hasAddress(one))) {
    // Somebody may have come back at this very moment.
    await forgetPerson({ db, env }, person, async (trx) => {
      const still = await unused(trx).where('users.id', '=', person.id).executeTakeFirst()
      return still !== undefined
    })
  }
}

/** Deletes the accounts of invitations that nobody opened in time. */
export async function removeUnopenedAccounts(
  db: Database,
  env: SecretSettings,
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - invitationLifetime)
  const late = (trx: Database) =>
    unopened(trx).select(['users.id', 'users.email']).where('users.updatedAt', '<', before)
  for (const person of await late(db).limit(rowsAtOnce).execute()) {
    // Somebody may open it at this very moment.
    await forgetPerson({ db, env }, person, async (trx) => {
      const still = await late(trx).where('users.id', '=', person.id).executeTakeFirst()
      return still !== undefined
    })
  }
}

function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

/** Removes the rows of the register that are old. */
export async function removeOldRegister(db: Database): Promise<void> {
  const since = monthsAgo(new Date(), registerMonths)
  await removeOld(db, 'register', ['id'], sql`"at" < ${since}`)
}

/** A row of `records` that nobody brought back in time, and that nothing names. */
const isDeletedForGood = (before: Date) => sql`"deletedAt" < ${before} and not exists (
  select 1 from "recordReferences" as "f"
  where "f"."toNoun" = "records"."noun" and "f"."toId" = "records"."id")`

/**
 * Removes the rows of a table that are old, and rests after some of them for as long as they took.
 * @param key the columns that name a row
 */
async function removeOld(
  db: Database,
  table: keyof Schema,
  key: readonly string[],
  isOld: RawBuilder<unknown>,
  atOnce = rowsAtOnce,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const some = sql`select ${columns} from ${sql.table(table)} where ${isOld} limit ${atOnce}`
  for (;;) {
    const begin = performance.now()
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (${some}) and ${isOld}`.execute(db)
    if (numAffectedRows < BigInt(atOnce)) return
    await wait(Math.max(performance.now() - begin, shortestBreath))
  }
}
