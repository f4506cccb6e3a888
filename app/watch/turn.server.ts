import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/db/database.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'

const key = 'watchTurn'
/** A process that has not watched for so long has ended. */
const turnMilliseconds = 3 * minuteMilliseconds

/** Which of several processes on one database watches and tells: one, until it ends. */
export class Turn {
  readonly #id = randomUUID()
  #isOurs: boolean | null = null

  /** Nobody else was heard of: while the database is away this is the one that tells. */
  get isOurs(): boolean {
    return this.#isOurs !== false
  }

  /** Takes the turn, or keeps it. @returns whether it is ours now */
  async take(db: Database, now = new Date()): Promise<boolean> {
    const value = this.#id
    const rows = await db
      .insertInto('settings')
      .values({ key, value, updatedAt: now })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ value, updatedAt: now })
          .where(({ eb, or }) =>
            or([
              eb('settings.value', '=', value),
              eb('settings.updatedAt', '<', new Date(now.getTime() - turnMilliseconds)),
            ]),
          ),
      )
      .returning('key')
      .execute()
    this.#isOurs = rows.length > 0
    return this.#isOurs
  }

  /** Leaves it to whoever comes. */
  async leave(db: Database): Promise<void> {
    await db.deleteFrom('settings').where('key', '=', key).where('value', '=', this.#id).execute()
  }
}
