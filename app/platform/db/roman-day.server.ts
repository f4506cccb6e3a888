import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from './database.server.ts'

/** The two Sundays on which Italy's clocks change are the first on or after these days. */
const summerBegins = '-03-25'
const summerEnds = '-10-25'

/**
 * `romanDayNumber` of the moment in `column`. SQLite knows no time zones, so that the European rule
 * stands here: summer time from the last Sunday of March to the last of October, 1:00 UTC.
 */
export function romanDayColumn(db: Database, column: string): RawBuilder<number> {
  const moment = sql.ref(column)
  if (engineOf(db) === 'postgres') {
    return sql`((${moment} at time zone 'Europe/Rome')::date - date '1970-01-01')`
  }
  const change = (day: string) =>
    sql`strftime('%Y-%m-%dT01:00:00.000Z', substr(${moment}, 1, 4) || ${sql.lit(day)}, 'weekday 0')`
  const isSummer = sql`${moment} >= ${change(summerBegins)} and ${moment} < ${change(summerEnds)}`
  return sql`((unixepoch(${moment}) + case when ${isSummer} then 7200 else 3600 end) / 86400)`
}
