import type { ProfessionContent } from '../../db/content-types.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isProfessionId, type ProfessionCard } from './profession.ts'
import { professionRefusals } from './profession-refusals.server.ts'
import { type ProfessionRow, professionRow } from './profession-rows.server.ts'
import { type ProposedPart, withSamples } from './samples.server.ts'

/** How much a prompt set holds, and whether learners see it. */
export type SetSize = { blocks: number; templates: number; isPublished: boolean }

/** A row of the administrators' list. */
export type ListedProfession = ProfessionCard & {
  isPublished: boolean
  tools: number
  examples: number
  useCases: number
  tips: number
  testimonials: number
  resources: number
  hasMetrics: boolean
  /** null: it has no prompt set. */
  set: SetSize | null
  updatedAt: Date
}

/** All professions in the order in which everybody sees them. */
export async function listForAdministrators(
  db: Database,
  actor: Actor,
): Promise<ListedProfession[]> {
  requireAdministrator(actor)
  const rows = await db
    .selectFrom('professions')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  const sets = await setSizes(db)
  return rows.map((row) => ({
    ...toCard(row),
    isPublished: row.isPublished,
    tools: row.tools.length,
    examples: row.examples.length,
    useCases: row.useCases.length,
    tips: row.tips.length,
    testimonials: row.testimonials.length,
    resources: row.resources.length,
    hasMetrics: row.metrics !== null,
    set: sets.get(row.id) ?? null,
    updatedAt: row.updatedAt,
  }))
}

// Icon and gradient are checked against their lists when they are written.
const toCard = ({ id, title, iconName, description, color, heroImage }: ProfessionRow) =>
  ({ id, title, iconName, description, color, heroImage }) as ProfessionCard

async function setSizes(db: Database): Promise<Map<string | null, SetSize>> {
  const sets = await db
    .selectFrom('promptSets')
    .select(['professionId', 'blocks', 'templates', 'isPublished'])
    .where('professionId', 'is not', null)
    .execute()
  return new Map(sets.map(({ professionId, ...set }) => [professionId, toSetSize(set)]))
}

/** A set that was written by hand may hold no lists. */
const toSetSize = ({ blocks, templates, isPublished }: SetRow): SetSize => ({
  blocks: Array.isArray(blocks) ? blocks.length : 0,
  templates: Array.isArray(templates) ? templates.length : 0,
  isPublished,
})

type SetRow = { blocks: unknown; templates: unknown; isPublished: boolean }

/** What the form of a stored profession begins with. */
export type EditableProfession = {
  content: ProfessionContent
  /** Parts that are not stored, but taken from a sample. */
  proposed: ProposedPart[]
  updatedAt: Date
  set: SetSize | null
}

/**
 * One profession for its form.
 * @param options.withProposals false: exactly what is stored
 * @throws KnownFailure 403 for customers, 400 for an id that cannot be one, 404
 */
export async function readForAdministrators(
  db: Database,
  actor: Actor,
  id: string,
  { withProposals }: { withProposals: boolean },
): Promise<EditableProfession> {
  requireAdministrator(actor)
  if (!isProfessionId(id)) throw new KnownFailure('INVALID_ID', 400, professionRefusals.invalidId)
  const { position: _, createdAt, updatedAt, ...row } = await professionRow(db, id)
  const set = await db
    .selectFrom('promptSets')
    .select(['blocks', 'templates', 'isPublished'])
    .where('professionId', '=', id)
    .executeTakeFirst()
  const stored = row as ProfessionContent
  return {
    ...(withProposals ? withSamples(stored) : { content: stored, proposed: [] }),
    updatedAt,
    set: set ? toSetSize(set) : null,
  }
}
