import { type Kysely, sql } from 'kysely'

const json = sql`jsonb`
const time = sql`timestamptz(3)`

/** The scenes of 'La palestra', and what a person has done of the lessons and of the scenes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scenes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('isPublished', 'boolean', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('moment', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('senderSign', json)
    .addColumn('sentAt', 'text', (c) => c.notNull())
    .addColumn('lines', json, (c) => c.notNull())
    .addColumn('isTrue', 'boolean', (c) => c.notNull())
    .addColumn('verdict', 'text', (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('actions', json, (c) => c.notNull())
    .addColumn('ifTrusted', json, (c) => c.notNull())
    .addColumn('ifDoubted', json, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('scenesByPosition').on('scenes').columns(['position', 'id']).execute()
  await db.schema
    .createTable('learningSteps')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('lesson', 'scene')`))
    .addColumn('stepId', 'text', (c) => c.notNull())
    .addColumn('doneAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('learningStepsKey', ['userId', 'kind', 'stepId'])
    .execute()
}
