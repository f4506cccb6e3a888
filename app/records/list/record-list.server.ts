import { sql } from 'kysely'
import type { RouterContextProvider } from 'react-router'
import { searchWords } from '../../../db/normalize.ts'
import { containsWords, firstLineContains } from '../../platform/db/contains-text.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import type { ContentOf, Noun } from '../noun.ts'
import { type RecordRow, storedRecord } from '../store/read.server.ts'
import { whyTheseAreKept } from '../store/requirements.server.ts'
import type { RecordState } from '../words.ts'
import { listActs } from './list-acts.ts'
import { pageSize, rowsBefore } from './list-page.ts'
import { type RecordListView, readListView } from './record-list-view.ts'

/** A record in the list of its noun. */
export type ListedRecord<Row> = {
  id: string
  title: string
  state: RecordState
  updatedAt: Date
  /** null: it came with the product, a command did it, or the account is gone. */
  updatedBy: string | null
  /** Its place in the order in which everybody sees them, from 1; of nouns that have one. */
  place: number
  /** Why it cannot be deleted now; null: it can. */
  kept: string | null
  /** What the noun's own columns show of it. */
  row: Row
}

export type ListChoice = { value: string; label: string }

export type RecordListPage<Row> = {
  items: ListedRecord<Row>[]
  /** How many match, on all pages, and how many there are. */
  total: number
  all: number
  /** Who changed something last, and what the list can be narrowed to. */
  changers: ListChoice[]
  facets: ListChoice[]
}

/**
 * A page of a noun's records, drafts included. The search finds words in any order, normalized and
 * inside words, in all of a record's text.
 * @param project what the noun's own columns show of a record
 */
export async function listRecords<N extends Noun, Row>(
  db: Database,
  noun: N,
  view: RecordListView,
  project: (content: ContentOf<N>) => Row,
): Promise<RecordListPage<Row>> {
  const rows = await matching(db, noun, view)
  const start = rowsBefore(view.page, rows.length)
  const ids = rows.slice(start, start + pageSize).map(({ id }) => id)
  return {
    items: await readItems(db, noun, ids, project),
    total: rows.length,
    ...(await around(db, noun)),
  }
}

/** The ids of all that match, in order: a list has a bound. */
function matching(db: Database, noun: Noun, view: RecordListView) {
  let rows = ofNoun(db, noun).select('r.id')
  const words = searchWords(view.query)
  if (words.length > 0) {
    rows = rows.where(({ ref, or, exists }) =>
      or([
        containsWords(db, ref('r.searchText'), words),
        exists(byFacetTitle(db, noun, words).whereRef('f.id', '=', sql.ref('r.facet'))),
      ]),
    )
  }
  if (view.facet !== null) rows = rows.where('r.facet', '=', view.facet)
  if (view.changedBy !== null) rows = rows.where('r.updatedBy', '=', view.changedBy)
  if (view.state === 'draft') rows = rows.where('r.content', 'is', null)
  if (view.state === 'published') {
    rows = rows.where('r.content', 'is not', null).where('r.draft', 'is', null)
  }
  if (view.state === 'redrafted') {
    rows = rows.where('r.content', 'is not', null).where('r.draft', 'is not', null)
  }
  if (view.order === 'changed') return rows.orderBy('r.updatedAt', 'desc').orderBy('r.id').execute()
  const ordered = noun.isOrdered ? rows.orderBy('r.position') : rows.orderBy('r.searchText')
  return ordered.orderBy('r.id').execute()
}

/** What the facet names, where all words stand in its title. */
const byFacetTitle = (db: Database, { facet }: Noun, words: readonly string[]) =>
  db
    .selectFrom('records as f')
    .select('f.id')
    .where('f.noun', '=', facet.noun ?? null)
    .where(({ and, ref }) =>
      and(words.map((word) => firstLineContains(db, ref('f.searchText'), word))),
    )

const ofNoun = (db: Database, { name }: Noun) =>
  db.selectFrom('records as r').where('r.noun', '=', name).where('r.deletedAt', 'is', null)

async function around(db: Database, noun: Noun) {
  const people = await ofNoun(db, noun)
    .innerJoin('users as u', 'u.id', 'r.updatedBy')
    .select(['u.id', 'u.name'])
    .distinct()
    .orderBy('u.name')
    .execute()
  const facets = await ofNoun(db, noun)
    .leftJoin('records as f', (join) =>
      join.onRef('f.id', '=', 'r.facet').on('f.noun', '=', noun.facet.noun ?? null),
    )
    .select(['r.facet', 'f.title'])
    .distinct()
    .where('r.facet', '!=', '')
    .execute()
  const { all } = await ofNoun(db, noun)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  return {
    all: Number(all),
    changers: people.map(({ id, name }) => ({ value: id, label: name })),
    facets: facets
      .map(({ facet, title }) => ({ value: facet, label: title ?? facet }))
      .sort((one, other) => one.label.localeCompare(other.label, 'it')),
  }
}

async function readItems<N extends Noun, Row>(
  db: Database,
  noun: N,
  ids: readonly string[],
  project: (content: ContentOf<N>) => Row,
): Promise<ListedRecord<Row>[]> {
  if (ids.length === 0) return []
  const rows = await ofNoun(db, noun)
    .leftJoin('users as u', 'u.id', 'r.updatedBy')
    .selectAll('r')
    .select('u.name as changer')
    .$if(noun.isOrdered, (query) =>
      query.select(({ selectFrom }) =>
        selectFrom('records as o')
          .select(({ fn }) => fn.countAll<number>().as('before'))
          .whereRef('o.noun', '=', 'r.noun')
          .where('o.deletedAt', 'is', null)
          .whereRef('o.position', '<', 'r.position')
          .as('before'),
      ),
    )
    .where('r.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const kept = await whyTheseAreKept(db, noun, ids)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...listed(noun, row, project), kept: kept.get(id) ?? null }] : []
  })
}

function listed<N extends Noun, Row>(
  noun: N,
  { changer, before, ...row }: RecordRow & { changer: string | null; before?: number | null },
  project: (content: ContentOf<N>) => Row,
): Omit<ListedRecord<Row>, 'kept'> {
  const { id, title, state, updatedAt, working } = storedRecord(noun, row)
  const place = Number(before ?? 0) + 1
  return { id, title, state, updatedAt, updatedBy: changer, place, row: project(working) }
}

type Args = { context: Readonly<RouterContextProvider>; url: URL }

/** What the list of a noun shows: a page as the address asks. */
export function loadList<N extends Noun, Row>(
  { context, url }: Args,
  db: Database,
  noun: N,
  project: (content: ContentOf<N>) => Row,
) {
  return load(context, listActs(noun).listFailed, async () => {
    requireActor(context, 'editContent')
    const view = readListView(url.searchParams)
    const page = await listRecords(db, noun, view, project)
    return { page, view, now: Date.now() }
  })
}
