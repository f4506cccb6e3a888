import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Block, Template } from '../../db/content-types.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { blockCategories } from './prompt-set.ts'
import { withinSets } from './stored-sets.server.ts'

/** A set as the trash keeps it. */
const storedSet = z.object({
  id: z.string().min(1),
  professionTitle: z.string().nullable(),
  title: z.string().nullable(),
  // An entry without it was public.
  isPublished: z.boolean().default(true),
  blocks: z.array(z.object({ text: z.string(), category: z.enum(blockCategories) })),
  templates: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      emoji: z.string(),
      // An entry from before has none.
      why: z.string().default(''),
      blocks: z.array(z.object({ text: z.string() })),
    }),
  ),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
})

/**
 * Copies the set of one profession to another that has none: a draft with ids and dates of its own.
 * Belongs into the transaction that makes the other profession.
 * @returns whether there was one to copy
 */
export async function copySetOfProfession(
  trx: Database,
  from: string,
  to: { id: string; title: string },
): Promise<boolean> {
  const set = await trx
    .selectFrom('promptSets')
    .select(['title', 'blocks', 'templates'])
    .where('professionId', '=', from)
    .executeTakeFirst()
  if (!set) return false
  const now = new Date()
  const values = {
    id: randomUUID(),
    professionId: to.id,
    professionTitle: to.title,
    title: set.title,
    isPublished: false,
    blocks: set.blocks,
    templates: set.templates.map((template) => ({ ...template, id: randomUUID() })),
    createdAt: now,
    updatedAt: now,
  }
  await withinSets(trx, () => trx.insertInto('promptSets').values(values).execute())
  return true
}

/**
 * Brings the set of a restored profession back as it was; belongs into the transaction that
 * restores the profession, which has no set now. Its id is kept unless another set took it.
 * @param record as the trash keeps it
 * @throws KnownFailure 409 when it cannot be read
 */
export async function putBackSetOfProfession(
  trx: Database,
  professionId: string,
  record: unknown,
): Promise<void> {
  const parsed = storedSet.safeParse(record)
  if (!parsed.success) {
    throw new KnownFailure('UNREADABLE', 409, 'Il set di prompt nel cestino non si legge più.')
  }
  const taken = await trx
    .selectFrom('promptSets')
    .select('id')
    .where('id', '=', parsed.data.id)
    .executeTakeFirst()
  const set: typeof parsed.data & { blocks: Block[]; templates: Template[] } = parsed.data
  const values = { ...set, id: taken ? randomUUID() : set.id, professionId }
  await withinSets(trx, () => trx.insertInto('promptSets').values(values).execute())
}
