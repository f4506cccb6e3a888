import { type Kysely, sql } from 'kysely'

/** What the AI service is asked, costs and takes: models change without a new version of Fucina. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['model', 'text'],
    ['tokensIn', 'integer'],
    ['tokensOut', 'integer'],
  ] as const) {
    await db.schema.alterTable('exchanges').addColumn(column, type).execute()
  }
  await db.schema
    .createTable('aiLessons')
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('lesson', 'text', (c) => c.notNull())
    .addColumn('learnedAt', sql`timestamptz(3)`, (c) => c.notNull())
    .addPrimaryKeyConstraint('aiLessonsKey', ['service', 'model', 'lesson'])
    .execute()
  await db.schema
    .createTable('aiUsage')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('answer', 'image')`))
    .addColumn('exchanges', 'integer', (c) => c.notNull())
    .addColumn('tokensIn', 'bigint', (c) => c.notNull())
    .addColumn('tokensOut', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('aiUsageKey', ['day', 'model', 'kind'])
    .execute()
  await db.schema
    .createTable('aiPrices')
    .addColumn('model', 'text', (c) => c.primaryKey())
    .addColumn('millionIn', 'double precision')
    .addColumn('millionOut', 'double precision')
    .addColumn('picture', 'double precision')
    .addColumn('updatedAt', sql`timestamptz(3)`, (c) => c.notNull())
    .execute()
}
