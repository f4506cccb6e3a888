import { type Kysely, PostgresAdapter, sql } from 'kysely'

type Db = Kysely<unknown>

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

const time = sql`timestamptz(3)`
const json = sql`jsonb`

/** The tables of the first release, the same on both engines, and each engine's search index. */
export async function up(db: Db): Promise<void> {
  const postgres = isPostgres(db)
  const bytes = postgres ? sql`bytea` : sql`blob`
  const folded = postgres ? sql`text collate "C"` : sql`text`

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
    .addColumn('photoURL', 'text')
    .addColumn('role', 'text', (c) =>
      c.notNull().defaultTo('customer').check(sql`"role" in ('customer', 'admin')`),
    )
    .addColumn('isActive', 'boolean', (c) => c.notNull().defaultTo(sql`true`))
    .addColumn('techLevel', 'text', (c) =>
      c
        .notNull()
        .defaultTo('beginner')
        .check(sql`"techLevel" in ('beginner', 'intermediate', 'advanced')`),
    )
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('searchText', folded, (c) => c.notNull().defaultTo(''))
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addColumn('lastLoginAt', time)
    .execute()
  await db.schema.createIndex('usersByRole').on('users').columns(['role', 'isActive']).execute()
  await db.schema.createIndex('usersByDate').on('users').columns(['createdAt', 'id']).execute()

  await db.schema
    .createTable('subscriptions')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('priceId', 'text', (c) => c.notNull())
    .addColumn('currentPeriodEnd', time)
    .addColumn('cancelAtPeriodEnd', 'boolean', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('stripeSessionId', 'text')
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute()
  await db.schema.createIndex('sessionsByExpiry').on('sessions').column('expiresAt').execute()

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addUniqueConstraint('accountsOfProvider', ['providerId', 'accountId'])
    .execute()
  await db.schema.createIndex('accountsByUser').on('accounts').column('userId').execute()

  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('verificationsByIdentifier')
    .on('verifications')
    .column('identifier')
    .execute()

  const difficulty = sql`"difficulty" in ('beginner', 'intermediate', 'advanced')`
  const rating = sql`"rating" between 0 and 5`
  await db.schema
    .createTable('tools')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('imageUrl', 'text')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('pricing', json, (c) => c.notNull())
    .addColumn('rating', sql`numeric(2, 1)`, (c) => c.notNull().check(rating))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('features', json, (c) => c.notNull())
    .addColumn('difficulty', 'text', (c) => c.notNull().check(difficulty))
    .addColumn('isActive', 'boolean', (c) => c.notNull())
    .addColumn('verifiedAt', time)
    .addColumn('searchText', folded, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('guides')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('toolId', 'text', (c) => c.notNull().references('tools.id').onDelete('restrict'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('difficulty', 'text', (c) => c.notNull().check(difficulty))
    .addColumn('duration', 'integer', (c) => c.notNull())
    .addColumn('imageUrl', 'text')
    .addColumn('rating', sql`numeric(2, 1)`, (c) => c.notNull().check(rating))
    .addColumn('isPublished', 'boolean', (c) => c.notNull())
    .addColumn('prerequisites', json, (c) => c.notNull())
    .addColumn('relatedGuides', json, (c) => c.notNull())
    .addColumn('verifiedAt', time)
    .addColumn('searchText', folded, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('guidesByTool').on('guides').column('toolId').execute()

  await db.schema
    .createTable('chapters')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('guideId', 'text', (c) => c.notNull().references('guides.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('duration', 'integer', (c) => c.notNull())
    .addColumn('exercises', json, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('chaptersByGuide')
    .on('chapters')
    .columns(['guideId', 'position'])
    .execute()

  await db.schema
    .createTable('chapterCompletions')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('guideId', 'text', (c) => c.notNull().references('guides.id').onDelete('cascade'))
    .addColumn('chapterId', 'text', (c) =>
      c.notNull().references('chapters.id').onDelete('cascade'),
    )
    .addColumn('completedAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('chapterCompletionsKey', ['userId', 'chapterId'])
    .execute()
  await db.schema
    .createIndex('completionsByGuide')
    .on('chapterCompletions')
    .columns(['guideId', 'userId'])
    .execute()
  await db.schema
    .createIndex('completionsByChapter')
    .on('chapterCompletions')
    .column('chapterId')
    .execute()
  await db.schema
    .createIndex('completionsByDate')
    .on('chapterCompletions')
    .column('completedAt')
    .execute()

  await db.schema
    .createTable('professions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('iconName', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('heroImage', 'text')
    .addColumn('tools', json, (c) => c.notNull())
    .addColumn('examples', json, (c) => c.notNull())
    .addColumn('metrics', json)
    .addColumn('useCases', json, (c) => c.notNull())
    .addColumn('tips', json, (c) => c.notNull())
    .addColumn('testimonials', json, (c) => c.notNull())
    .addColumn('resources', json, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('promptSets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('professionId', 'text', (c) =>
      c.unique().references('professions.id').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('professionTitle', 'text')
    .addColumn('title', 'text')
    .addColumn('blocks', json, (c) => c.notNull())
    .addColumn('templates', json, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()

  let saved = db.schema.createTable('savedResponses')
  // The search index of SQLite points to rows by number, which must never change.
  saved = postgres
    ? saved.addColumn('id', 'text', (c) => c.primaryKey())
    : saved
        .addColumn('rowNumber', 'integer', (c) => c.primaryKey())
        .addColumn('id', 'text', (c) => c.notNull().unique())
  await saved
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('idempotencyKey', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('titleSort', folded, (c) => c.notNull())
    .addColumn('prompt', 'text', (c) => c.notNull())
    .addColumn('response', 'text', (c) => c.notNull())
    .addColumn('category', 'text')
    .addColumn('isDemo', 'boolean', (c) => c.notNull())
    .addColumn('hasImage', 'boolean', (c) => c.notNull())
    .addColumn('hasTags', 'boolean', (c) => c.notNull())
    .addColumn('searchText', folded, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addColumn('deletedAt', time)
    .addUniqueConstraint('savedOnce', ['userId', 'idempotencyKey'])
    .execute()
  // SQLite counts the matches of a search from the index alone: the rows are pages long.
  const counted = sql.raw(postgres ? '' : ', "hasImage", "hasTags"')
  // One pair of indexes a filter: each page is read in order, however rare what it asks for is.
  for (const [name, filter] of [
    ['saved', ''],
    ['savedWithImage', 'and "hasImage"'],
    ['savedWithTags', 'and "hasTags"'],
  ]) {
    await sql`create index ${sql.id(`${name}ByDate`)} on "savedResponses" ("userId", "createdAt" desc, "id" desc ${counted}) where "deletedAt" is null ${sql.raw(filter ?? '')}`.execute(
      db,
    )
    await sql`create index ${sql.id(`${name}ByTitle`)} on "savedResponses" ("userId", "titleSort", "id") where "deletedAt" is null ${sql.raw(filter ?? '')}`.execute(
      db,
    )
  }
  await sql`create index "savedDeleted" on "savedResponses" ("deletedAt") where "deletedAt" is not null`.execute(
    db,
  )

  await db.schema
    .createTable('savedTags')
    .addColumn('savedId', 'text', (c) =>
      c.notNull().references('savedResponses.id').onDelete('cascade'),
    )
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('titleSort', folded, (c) => c.notNull())
    .addColumn('hasImage', 'boolean', (c) => c.notNull())
    .addPrimaryKeyConstraint('savedTagsKey', ['savedId', 'tag'])
    .execute()
  for (const [name, filter] of [
    ['savedTags', ''],
    ['savedTagsWithImage', 'where "hasImage"'],
  ]) {
    await sql`create index ${sql.id(`${name}ByDate`)} on "savedTags" ("userId", "tag", "createdAt" desc, "savedId" desc) ${sql.raw(filter ?? '')}`.execute(
      db,
    )
    await sql`create index ${sql.id(`${name}ByTitle`)} on "savedTags" ("userId", "tag", "titleSort", "savedId") ${sql.raw(filter ?? '')}`.execute(
      db,
    )
  }

  await db.schema
    .createTable('savedCounters')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('withImage', 'integer', (c) => c.notNull())
    .addColumn('withTags', 'integer', (c) => c.notNull())
    .addColumn('withBoth', 'integer', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('savedTagCounters')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('withImage', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('savedTagCountersKey', ['userId', 'tag'])
    .execute()

  await db.schema
    .createTable('images')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('visitorId', 'text')
    .addColumn('savedId', 'text', (c) =>
      c.unique().references('savedResponses.id').onDelete('cascade'),
    )
    .addColumn('contentType', 'text', (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addColumn('isDemo', 'boolean', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('expiresAt', time)
    .execute()
  await db.schema.createIndex('imagesByUser').on('images').column('userId').execute()
  await db.schema.createIndex('imagesByExpiry').on('images').column('expiresAt').execute()

  await db.schema
    .createTable('exchanges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('answer', 'image')`))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('isDemo', 'boolean', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('exchangesByDate').on('exchanges').column('createdAt').execute()
  await db.schema.createIndex('exchangesByUser').on('exchanges').column('userId').execute()

  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('actorId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('subjectId', 'text')
    .addColumn('subjectTitle', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('activityByDate')
    .on('activity')
    .columns(['createdAt', 'id'])
    .execute()
  await db.schema.createIndex('activityByActor').on('activity').column('actorId').execute()

  await db.schema
    .createTable('quotas')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('window', 'text', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('quotasKey', ['key', 'window'])
    .execute()
  await db.schema.createIndex('quotasByExpiry').on('quotas').column('expiresAt').execute()

  await db.schema
    .createTable('trash')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('record', json, (c) => c.notNull())
    .addColumn('deletedBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('deletedAt', time, (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('trashByExpiry').on('trash').column('expiresAt').execute()
  await db.schema.createIndex('trashByActor').on('trash').column('deletedBy').execute()

  await db.schema
    .createTable('heartbeats')
    .addColumn('minute', time, (c) => c.primaryKey())
    .execute()

  await db.schema
    .createTable('connectionTest')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lastUpdated', time, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()

  await (postgres ? searchOnPostgres(db) : searchOnSqlite(db))
}

async function searchOnPostgres(db: Db) {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists btree_gin`.execute(db)
  await sql`create index "savedSearch" on "savedResponses" using gin ("userId", "searchText" gin_trgm_ops)`.execute(
    db,
  )
}

async function searchOnSqlite(db: Db) {
  await sql`create virtual table "savedSearch" using fts5("searchText", content='savedResponses', content_rowid='rowNumber', tokenize='trigram')`.execute(
    db,
  )
  await sql`create trigger "savedSearchInsert" after insert on "savedResponses" begin
    insert into "savedSearch" (rowid, "searchText") values (new."rowNumber", new."searchText");
  end`.execute(db)
  await sql`create trigger "savedSearchDelete" after delete on "savedResponses" begin
    insert into "savedSearch" ("savedSearch", rowid, "searchText") values ('delete', old."rowNumber", old."searchText");
  end`.execute(db)
  await sql`create trigger "savedSearchUpdate" after update of "searchText" on "savedResponses" when old."searchText" <> new."searchText" begin
    insert into "savedSearch" ("savedSearch", rowid, "searchText") values ('delete', old."rowNumber", old."searchText");
    insert into "savedSearch" (rowid, "searchText") values (new."rowNumber", new."searchText");
  end`.execute(db)
}
