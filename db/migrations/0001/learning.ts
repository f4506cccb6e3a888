import { type Kysely, sql } from 'kysely'
import { time } from './columns.ts'

/** What people have done of guides, lessons and scenes, and what they found of them. */
export async function learning(db: Kysely<unknown>): Promise<void> {
  // What learners did stays when its chapter or guide goes (docs/decisions/0011).
  await db.schema
    .createTable('chapterCompletions')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('guideId', 'text', (c) => c.notNull())
    .addColumn('chapterId', 'text', (c) => c.notNull())
    .addColumn('completedAt', time, (c) => c.notNull())
    // A chapter's id is its guide's own: another guide may have the same.
    .addPrimaryKeyConstraint('chapterCompletionsKey', ['userId', 'guideId', 'chapterId'])
    .execute()
  await db.schema
    .createIndex('completionsByDate')
    .on('chapterCompletions')
    // People are counted by month from the index alone.
    .columns(['completedAt', 'userId'])
    .execute()
  await db.schema
    .createIndex('completionsByChapter')
    .on('chapterCompletions')
    .columns(['guideId', 'chapterId', 'userId'])
    .execute()

  await db.schema
    .createTable('learningSteps')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('lesson', 'scene')`))
    .addColumn('stepId', 'text', (c) => c.notNull())
    .addColumn('doneAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('learningStepsKey', ['userId', 'kind', 'stepId'])
    .execute()

  await db.schema
    .createIndex('learningStepsByDate')
    .on('learningSteps')
    .columns(['doneAt', 'userId'])
    .execute()

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
