import { sql } from 'kysely'
import { searchForm, searchWords } from '../../db/normalize.ts'
import { type Actor, requireMay } from '../platform/actor.server.ts'
import { containsWords } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isContentId } from '../records/content/content.ts'
import type { StoredGuide } from './guide-noun.ts'

/** A record that the form of a guide may name. */
export type Choice = { id: string; name: string }

export type ChoiceTable = 'tools' | 'guides'

/** So many stand in a select; of more one is looked for by its name. */
const mostListed = 200
const mostFound = 20

/**
 * All tools or guides in the order of their names, or null when there are too many for a select.
 * @throws KnownFailure 403 for whoever may not
 */
export async function listChoices(
  db: Database,
  actor: Actor,
  table: ChoiceTable,
): Promise<Choice[] | null> {
  requireMay(actor, 'editContent')
  const choices = await choicesIn(db, table, '', mostListed + 1)
  return choices.length > mostListed ? null : choices
}

/** Some tools or guides with `query` in their texts. @throws KnownFailure 403 for whoever may not */
export async function findChoices(
  db: Database,
  actor: Actor,
  table: ChoiceTable,
  query: string,
): Promise<Choice[]> {
  requireMay(actor, 'editContent')
  return choicesIn(db, table, query, mostFound)
}

const kinds = { tools: 'tool', guides: 'guide' } as const

const ofKind = (db: Database, table: ChoiceTable) =>
  db.selectFrom('records').where('noun', '=', kinds[table]).where('deletedAt', 'is', null)

/** Drafts too; in the order of their names. */
function choicesIn(
  db: Database,
  table: ChoiceTable,
  query: string,
  most: number,
): Promise<Choice[]> {
  const words = searchWords(query)
  const all = ofKind(db, table).select(['id', 'title as name'])
  const found =
    words.length === 0 ? all : all.where(({ ref }) => containsWords(db, ref('searchText'), words))
  return found.orderBy('searchText').orderBy('id').limit(most).execute()
}

async function namesOf(
  db: Database,
  table: ChoiceTable,
  ids: readonly string[],
): Promise<Choice[]> {
  if (ids.length === 0) return []
  const rows = await ofKind(db, table)
    .select(['id', 'title as name'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** How a form shows records that it names where it has no select: by name if that is enough. */
export async function shownNames(
  db: Database,
  table: ChoiceTable,
  ids: readonly string[],
): Promise<string[]> {
  const choices = await namesOf(db, table, ids)
  return Promise.all(
    choices.map(async ({ id, name }) => {
      const named = await idsOf(db, table, name)
      return named.length === 1 && named[0] === id ? name : id
    }),
  )
}

/**
 * The ids of the record with this id or else, ignoring case and accents, of those with this name.
 */
async function idsOf(db: Database, table: ChoiceTable, typed: string): Promise<string[]> {
  const all = ofKind(db, table).select('id')
  const own = isContentId(typed) ? await all.where('id', '=', typed).executeTakeFirst() : undefined
  if (own) return [own.id]
  const first = `${searchForm(typed)}\n`
  const rows = await all
    .where(sql<string>`substr("searchText", 1, ${first.length})`, '=', first)
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The form's content with ids where names of the tool or of related guides were typed.
 * @param fieldOf the form's name of the related guide that was typed like this
 * @throws KnownFailure 400 at its field for a name that no record has, or several
 */
export async function withIds(
  db: Database,
  content: StoredGuide,
  fieldOf: (relatedGuide: string) => string,
): Promise<StoredGuide> {
  const toolId = content.toolId && (await requireId(db, 'tools', content.toolId, 'toolId'))
  const relatedGuides = await Promise.all(
    content.relatedGuides.map((typed) => requireId(db, 'guides', typed, fieldOf(typed))),
  )
  return { ...content, toolId, relatedGuides: [...new Set(relatedGuides)] }
}

const missing = {
  tools: (typed: string) =>
    `Non trovo lo strumento «${typed}». Scegli un nome dall'elenco, oppure scrivi il suo ID.`,
  guides: (typed: string) =>
    `Non trovo la guida collegata «${typed}». Scegli un titolo dall'elenco, oppure scrivi il suo ID.`,
}

const several = {
  tools: (typed: string) => `Più strumenti si chiamano «${typed}»: scrivi l'ID di quello giusto.`,
  guides: (typed: string) => `Più guide si chiamano «${typed}»: scrivi l'ID di quella giusta.`,
}

async function requireId(db: Database, table: ChoiceTable, typed: string, field: string) {
  const [id, another] = await idsOf(db, table, typed)
  if (id !== undefined && another === undefined) return id
  const text = id === undefined ? missing : several
  throw new KnownFailure('UNKNOWN_CHOICE', 400, text[table](typed), field)
}
