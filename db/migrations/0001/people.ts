import { type Kysely, sql } from 'kysely'
import { comparedText, isPostgres, time } from './columns.ts'

/** People, how they sign in, and what they pay. */
export async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
    .addColumn('hasLongPassword', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
    .addColumn('photoURL', 'text')
    .addColumn('role', 'text', (c) =>
      c
        .notNull()
        .defaultTo('customer')
        .check(sql`"role" in ('customer', 'facilitator', 'editor', 'desk', 'admin')`),
    )
    .addColumn('isActive', 'boolean', (c) => c.notNull().defaultTo(sql`true`))
    .addColumn('techLevel', 'text', (c) =>
      c
        .notNull()
        .defaultTo('beginner')
        .check(sql`"techLevel" in ('beginner', 'intermediate', 'advanced')`),
    )
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('searchText', comparedText(db), (c) => c.notNull().defaultTo(''))
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addColumn('lastLoginAt', time)
    // Where an account was made, while it is new: it counts towards that address.
    .addColumn('registeredFrom', 'text')
    // How a person wants to read; null: they have not said.
    .addColumn('reading', 'text')
    .addColumn('changes', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('secondProofId', 'text')
    .execute()
  await db.schema.createIndex('usersByRole').on('users').columns(['role', 'isActive']).execute()
  await db.schema
    .createIndex('usersByRegistration')
    .on('users')
    .column('createdAt')
    .where(sql<boolean>`"registeredFrom" is not null`)
    .execute()
  // The suspended are few: everybody but them is active.
  await sql`create index "usersSuspended" on "users" ("id") where not "isActive"`.execute(db)
  await listsOfUsers(db)
  if (!isPostgres(db)) await searchOfUsers(db)

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
    .addColumn('isShared', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
    .addColumn('secondProofAt', time)
    .addColumn('provenAt', time)
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute()
  await db.schema.createIndex('sessionsByExpiry').on('sessions').column('expiresAt').execute()

  await db.schema
    .createTable('addressChanges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('former', 'text', (c) => c.notNull())
    .addColumn('wasConfirmed', 'boolean', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('isCorrection', 'boolean', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('changedAt', time)
    .addColumn('undoneAt', time)
    .addColumn('expiresAt', time, (c) => c.notNull())
    .execute()
  for (const column of ['userId', 'former', 'expiresAt'] as const) {
    const name = `addressChangesBy${column}`
    await db.schema.createIndex(name).on('addressChanges').column(column).execute()
  }

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
  await db.schema
    .createIndex('verificationsByExpiry')
    .on('verifications')
    .column('expiresAt')
    .execute()
}

/** The orders in which administrators list people, also the few whom a filter leaves. */
async function listsOfUsers(db: Kysely<unknown>): Promise<void> {
  // Who never came in stands where they registered.
  const orders = [
    ['Date', sql`"createdAt"`],
    ['Name', sql`substr("searchText", 1, 100)`],
    ['SignIn', sql`coalesce("lastLoginAt", "createdAt")`],
  ] as const
  const filters = [
    ['users', sql``],
    ['suspended', sql`where not "isActive"`],
    ['staff', sql`where "role" <> 'customer'`],
  ] as const
  for (const [order, key] of orders) {
    for (const [people, filter] of filters) {
      const name = `${people}By${order}`
      await sql`create index ${sql.id(name)} on "users" (${key}, "id") ${filter}`.execute(db)
    }
  }
}

/**
 * SQLite has an index, as a search of its own would keep everybody waiting; PostgreSQL searches
 * beside the process. It points to rows by number, and those of a table whose key is a text change
 * when the file is compacted: so each person gets a number that stays.
 */
async function searchOfUsers(db: Kysely<unknown>): Promise<void> {
  await sql`create table "userSearchRows" ("rowNumber" integer primary key, "recordId" text not null unique)`.execute(
    db,
  )
  await sql`create virtual table "userSearch" using fts5("searchText", content='', contentless_delete=1, tokenize='trigram')`.execute(
    db,
  )
  await sql`create trigger "userSearchInsert" after insert on "users" begin
    insert into "userSearchRows" ("recordId") values (new."id");
    insert into "userSearch" (rowid, "searchText")
      select "rowNumber", new."searchText" from "userSearchRows" where "recordId" = new."id";
  end`.execute(db)
  await sql`create trigger "userSearchDelete" after delete on "users" begin
    delete from "userSearch" where rowid = (select "rowNumber" from "userSearchRows" where "recordId" = old."id");
    delete from "userSearchRows" where "recordId" = old."id";
  end`.execute(db)
  await sql`create trigger "userSearchUpdate" after update of "searchText" on "users" when old."searchText" <> new."searchText" begin
    update "userSearch" set "searchText" = new."searchText"
      where rowid = (select "rowNumber" from "userSearchRows" where "recordId" = new."id");
  end`.execute(db)
}
