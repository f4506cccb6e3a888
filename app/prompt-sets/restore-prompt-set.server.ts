import { z } from 'zod'
import type { Block, Template } from '../../db/content-types.ts'
import { searchForm } from '../../db/fold.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { TrashItem } from '../records/trash/trash.server.ts'
import { noteContent } from '../records/version/change-content.server.ts'
import { everydaySetId } from './prompt-set.ts'
import {
  changeSets,
  findProfessionTitle,
  freeSetId,
  professionsByTitle,
  removeSet,
  setInPlace,
  titleOfSet,
} from './stored-sets.server.ts'

const noWhy: Pick<Template, 'why'> = { why: '' }

/** What `setAside` put into the trash: the row, its dates as text. */
const trashedSet = z.object({
  id: z.string(),
  professionId: z.string().nullable(),
  professionTitle: z.string().nullable(),
  title: z.string().nullable(),
  // An entry without it was public.
  isPublished: z.boolean().default(true),
  blocks: z.array(z.custom<Block>()),
  // Those of an entry from before say nothing of why they work.
  templates: z.array(z.custom<Template>().transform((one): Template => ({ ...noWhy, ...one }))),
  createdAt: z.coerce.date(),
})

/**
 * Brings a set back as it was; belongs into the transaction that takes it from the trash.
 * @param options.replace put it in the place of the set that the profession has now, which then
 * goes to the trash itself
 * @returns the set's id: its own, or a new one when somebody else has that by now
 * @throws KnownFailure 409 NO_PROFESSION when its profession is gone, 409 HAS_SET when the
 * profession has a set by now and `replace` was not asked for
 */
export function restorePromptSet(
  trx: Database,
  actor: Actor,
  item: Pick<TrashItem, 'record' | 'title'>,
  { replace = false }: { replace?: boolean } = {},
): Promise<string> {
  return changeSets(trx, actor, async () => {
    const trashed = trashedSet.parse(item.record)
    const profession = await professionOf(trx, trashed)
    const set = { ...trashed, professionId: profession?.id ?? null }
    const title = titleOfSet(set, profession?.title)
    const present = hasPlace(set) ? await setInPlace(trx, set.professionId) : undefined
    if (present && !replace) {
      throw new KnownFailure(
        'HAS_SET',
        409,
        `«${title}» ha già un set di prompt: puoi sostituirlo con questo.`,
      )
    }
    if (present) await removeSet(trx, actor, present)
    const id = await freeSetId(trx, set.id)
    await trx
      .insertInto('promptSets')
      .values({ ...set, id, updatedAt: new Date() })
      .execute()
    await noteContent(trx, actor, 'promptSetRestored', { id, title })
    return id
  })
}

type TrashedSet = z.output<typeof trashedSet>

/** A set without profession has a place only as that of everyday life. */
const hasPlace = (set: TrashedSet) => set.professionId !== null || set.id === everydaySetId

/**
 * The profession it was of; the only one of the same title when that got another id meanwhile.
 */
async function professionOf(trx: Database, { professionId, ...set }: TrashedSet) {
  if (professionId === null) return null
  const title = await findProfessionTitle(trx, professionId)
  if (title !== undefined) return { id: professionId, title }
  const [found, another] =
    (await professionsByTitle(trx)).get(searchForm(set.professionTitle ?? '')) ?? []
  if (found && !another) return found
  throw new KnownFailure(
    'NO_PROFESSION',
    409,
    `La professione «${titleOfSet(set)}» non c'è più. Ripristina prima la professione.`,
  )
}
