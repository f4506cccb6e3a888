import { type Kysely, sql } from 'kysely'
import { json, time } from './columns.ts'

/** People who meet with a facilitator, and how those among them come back who have no address. */
export async function groups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('groups')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('ledBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('startsAt', time, (c) => c.notNull())
    .addColumn('endsAt', time, (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull().check(sql`"seats" between 1 and 40`))
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('readyPath', 'text')
    .addColumn('path', json, (c) => c.notNull())
    .addColumn('doorOpenUntil', time)
    .addColumn('gatherTo', 'text')
    .addColumn('gatheredAt', time)
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('deletedAt', time)
    .execute()
  await db.schema
    .createIndex('groupsByLeader')
    .on('groups')
    .columns(['ledBy', 'startsAt'])
    .execute()
  await db.schema.createIndex('groupsByStart').on('groups').columns(['startsAt', 'id']).execute()

  await db.schema
    .createTable('groupMembers')
    .addColumn('groupId', 'text', (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('joinedAt', time, (c) => c.notNull())
    .addColumn('handAt', time)
    .addPrimaryKeyConstraint('groupMembersKey', ['groupId', 'userId'])
    .execute()
  await db.schema
    .createIndex('groupMembersByUser')
    .on('groupMembers')
    .columns(['userId', 'joinedAt'])
    .execute()

  await db.schema
    .createTable('pathMarks')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('doneAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('pathMarksKey', ['userId', 'step'])
    .execute()

  await db.schema
    .createTable('certificates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('groupId', 'text', (c) => c.references('groups.id').onDelete('set null'))
    .addColumn('ledBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('duration', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('learned', json, (c) => c.notNull())
    .addColumn('madeAt', time, (c) => c.notNull())
    .addUniqueConstraint('certificatesByUser', ['userId', 'groupId'])
    .execute()
  for (const column of ['groupId', 'ledBy']) {
    const name = `certificatesBy${column === 'groupId' ? 'Group' : 'Leader'}`
    await db.schema.createIndex(name).on('certificates').column(column).execute()
  }

  await db.schema
    .createTable('slips')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', time, (c) => c.notNull())
    .execute()
}
