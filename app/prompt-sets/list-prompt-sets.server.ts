import type { BlockCategory } from '../../db/content-types.ts'
import { holdsAll, searchColumn, searchWords } from '../../db/fold.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { blockCategories, everydaySetId } from './prompt-set.ts'
import {
  everydayTitle,
  missingSet,
  readSet,
  type StoredSet,
  titleOfSet,
} from './stored-sets.server.ts'

/** A row of the administrators' list. */
export type PromptSetRow = {
  id: string
  /** null: everyday life, or a set that nobody gave to a profession yet. */
  professionId: string | null
  title: string
  isPublished: boolean
  blocks: number
  templates: number
  /** The distinct categories of its blocks, in the order of `blockCategories`. */
  categories: BlockCategory[]
  updatedAt: Date
}

/** Who can have a set: a profession, which may be a draft, or everyday life. */
export type SetPlace = { id: string; title: string; isPublished: boolean; hasSet: boolean }

export type PromptSetView = {
  query: string
  /** A profession's id, `everydaySetId`, or 'all'. */
  profession: string
  /** From 1. */
  page: number
}

export const setsOnPage = 20

/**
 * The sets in the order of the professions, everyday life and those without profession after
 * them. The search looks inside words of block texts, categories, template titles and
 * descriptions, and of the profession's title. There is one set a profession, a few
 * dozen in all, so they are read whole.
 * @returns a page of rows, and how many match
 */
export async function listPromptSets(
  db: Database,
  actor: Actor,
  view: PromptSetView,
): Promise<{ rows: PromptSetRow[]; total: number }> {
  requireAdministrator(actor)
  const sets = await setsInOrder(db)
  const words = searchWords(view.query)
  const found = sets.filter(
    (set) => belongsTo(set, view.profession) && holdsAll(textsOf(set), words),
  )
  const start = (view.page - 1) * setsOnPage
  return { rows: found.slice(start, start + setsOnPage).map(toRow), total: found.length }
}

/** Everyone who can have a set, each with whether there is one. */
export async function listPlaces(db: Database, actor: Actor): Promise<SetPlace[]> {
  requireAdministrator(actor)
  const professions = await db
    .selectFrom('professions as p')
    .leftJoin('promptSets as s', 's.professionId', 'p.id')
    .select(['p.id', 'p.title', 'p.isPublished', 's.id as setId'])
    .orderBy('p.position')
    .orderBy('p.id')
    .execute()
  const everyday = await db
    .selectFrom('promptSets')
    .select('id')
    .where('id', '=', everydaySetId)
    .executeTakeFirst()
  return [
    ...professions.map(({ setId, ...one }) => ({ ...one, hasSet: setId !== null })),
    {
      id: everydaySetId,
      title: everydayTitle,
      isPublished: true,
      hasSet: everyday !== undefined,
    },
  ]
}

/** A set as its form shows it. @throws KnownFailure 404 'Prompt non trovato' */
export async function readPromptSet(
  db: Database,
  actor: Actor,
  id: string,
): Promise<StoredSet & { shownTitle: string }> {
  requireAdministrator(actor)
  const set = (await setsInOrder(db, id))[0]
  if (!set) throw missingSet()
  const { currentTitle, ...stored } = set
  return { ...stored, shownTitle: titleOfSet(set, currentTitle) }
}

/** What the form of a new set is filled with: a copy whose templates get ids of their own. */
export async function contentToCopy(
  db: Database,
  actor: Actor,
  id: string,
): Promise<Pick<StoredSet, 'blocks' | 'templates'>> {
  requireAdministrator(actor)
  const { blocks, templates } = await readSet(db, id)
  return { blocks, templates }
}

/** Every set as the file of the export holds it; importing it again changes nothing. */
export async function exportPromptSets(db: Database, actor: Actor): Promise<StoredSet[]> {
  requireAdministrator(actor)
  return (await setsInOrder(db)).map(({ currentTitle: _, ...set }) => set)
}

type SetInOrder = StoredSet & { currentTitle: string | null }

async function setsInOrder(db: Database, id?: string): Promise<SetInOrder[]> {
  const sets = await db
    .selectFrom('promptSets as s')
    .leftJoin('professions as p', 'p.id', 's.professionId')
    .selectAll('s')
    .select('p.title as currentTitle')
    .$if(id !== undefined, (q) => q.where('s.id', '=', id ?? ''))
    .orderBy((eb) => eb.case().when('p.position', 'is', null).then(1).else(0).end())
    .orderBy('p.position')
    .orderBy('s.id')
    .execute()
  return sets.map((set) => ({
    ...set,
    blocks: legible(set.blocks, ['text']),
    templates: legible(set.templates, ['title', 'blocks']),
  }))
}

/** Of a list that was stored by hand, what can be shown: one wrong set does not hide the others. */
const legible = <Item extends object>(items: Item[], needed: (keyof Item)[]): Item[] =>
  Array.isArray(items)
    ? items.filter((item) => item && needed.every((key) => item[key] !== undefined))
    : []

function belongsTo(set: SetInOrder, profession: string): boolean {
  if (profession === 'all') return true
  return profession === everydaySetId ? set.id === everydaySetId : set.professionId === profession
}

const textsOf = (set: SetInOrder): string =>
  searchColumn([
    titleOfSet(set, set.currentTitle),
    ...set.blocks.flatMap(({ text, category }) => [text, category]),
    ...set.templates.flatMap(({ title, description }) => [title, description ?? '']),
  ])

function toRow(set: SetInOrder): PromptSetRow {
  const used = new Set(set.blocks.map(({ category }) => category))
  return {
    id: set.id,
    professionId: set.professionId,
    title: titleOfSet(set, set.currentTitle),
    isPublished: set.isPublished,
    blocks: set.blocks.length,
    templates: set.templates.length,
    categories: blockCategories.filter((category) => used.has(category)),
    updatedAt: set.updatedAt,
  }
}
