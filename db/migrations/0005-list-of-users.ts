import { type Kysely, PostgresAdapter, sql } from 'kysely'

type Db = Kysely<unknown>

/**
 * The orders in which administrators list people, a page at a time, also of the few whom a filter
 * leaves; and the index of their search.
 */
export async function up(db: Db): Promise<void> {
  // Who never came in stands where he registered.
  const orders = [
    ['Date', sql`"createdAt"`],
    ['Name', sql`substr("searchText", 1, 100)`],
    ['SignIn', sql`coalesce("lastLoginAt", "createdAt")`],
  ] as const
  const filters = [
    ['users', sql``],
    ['suspended', sql`where not "isActive"`],
    ['admins', sql`where "role" = 'admin'`],
  ] as const
  for (const [order, key] of orders) {
    for (const [people, filter] of filters) {
      const name = `${people}By${order}`
      if (name === 'usersByDate') continue
      await sql`create index ${sql.id(name)} on "users" (${key}, "id") ${filter}`.execute(db)
    }
  }
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? searchOnPostgres(db) : searchOnSqlite(db))
}

async function searchOnPostgres(db: Db) {
  await sql`create index "userSearch" on "users" using gin ("searchText" gin_trgm_ops)`.execute(db)
}

/**
 * SQLite's index points to rows by number, and those of a table whose key is a text change when the
 * file is compacted: so each person gets a number that stays.
 */
async function searchOnSqlite(db: Db) {
  await sql`create table "userSearchRows" ("rowNumber" integer primary key, "recordId" text not null unique)`.execute(
    db,
  )
  await sql`create virtual table "userSearch" using fts5("searchText", content='', contentless_delete=1, tokenize='trigram')`.execute(
    db,
  )
  await sql`insert into "userSearchRows" ("recordId") select "id" from "users" order by "createdAt", "id"`.execute(
    db,
  )
  await sql`insert into "userSearch" (rowid, "searchText") select n."rowNumber", u."searchText" from "userSearchRows" n join "users" u on u."id" = n."recordId"`.execute(
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
