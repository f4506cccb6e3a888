import { type Kysely, sql } from 'kysely'

/** How easy people found a guide or a lesson, and the line they may have written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('easeRatings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('guide', 'lesson')`))
    .addColumn('aboutId', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) =>
      c.notNull().check(sql`"answer" in ('easy', 'soSo', 'hard')`),
    )
    .addColumn('words', 'text')
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .execute()
  // A visitor's rows have no person: the index does not compare them.
  await db.schema
    .createIndex('easeRatingsOncePerPerson')
    .on('easeRatings')
    .columns(['userId', 'kind', 'aboutId'])
    .unique()
    .execute()
  await db.schema
    .createIndex('easeRatingsBySubject')
    .on('easeRatings')
    .columns(['kind', 'aboutId', 'answer'])
    .execute()
  await db.schema.createIndex('easeRatingsByDay').on('easeRatings').columns(['day', 'id']).execute()
}
