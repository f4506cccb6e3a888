import { reservedIds } from '../paths.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { moveByOne, orderedIds, storeOrder } from '../records/list/order.server.ts'
import { renewPictures } from '../records/pictures/pictures.server.ts'
import { noteContent } from '../records/version/change-content.server.ts'
import {
  type EditBase,
  hasSameContent,
  nextMoment,
  overwritesNewer,
} from '../records/version/record-version.server.ts'
import { freeSlug, slugOf } from '../records/version/slug.server.ts'
import { professionLimits } from './profession-choices.ts'
import {
  changeProfessions,
  professionRow,
  promptSetRow,
  putProfessionInTrash,
} from './profession-rows.server.ts'
import type { ProfessionInput } from './profession-schema.ts'

/** What the form says when somebody else was quicker. */
const conflictText = "Un'altra persona ha salvato questa professione mentre la modificavi."

/**
 * Stores a new profession as a draft, behind the others.
 * @returns its id, made from the title
 */
export function createProfession(
  db: Database,
  actor: Actor,
  content: ProfessionInput,
): Promise<string> {
  return changeProfessions(db, actor, async (trx) => {
    const ids = await orderedIds(trx, 'professions')
    return insertProfession(trx, actor, content, ids.length, ids)
  })
}

/**
 * Changes the given fields and `updatedAt`, nothing else. What is overwritten on purpose
 * goes into the trash.
 * @throws KnownFailure 404 when it is gone, 409 CONFLICT when it was saved since `updatedAt`
 */
export function saveProfession(
  db: Database,
  actor: Actor,
  id: string,
  base: EditBase,
  fields: Partial<ProfessionInput>,
): Promise<void> {
  return changeProfessions(db, actor, async (trx) => {
    const row = await professionRow(trx, id)
    if (overwritesNewer(row, base, conflictText) && !hasSameContent(row, fields)) {
      await putProfessionInTrash(trx, actor, { profession: row, promptSet: null })
    }
    // A picture that the record names already may be gone: saving something else goes on.
    const before = picturesOf(row)
    await renewPictures(
      trx,
      picturesOf(fields).filter((picture) => !before.includes(picture)),
    )
    await trx
      .updateTable('professions')
      .set({ ...fields, updatedAt: nextMoment(row.updatedAt) })
      .where('id', '=', id)
      .execute()
    await noteContent(trx, actor, 'professionChanged', { id, title: fields.title ?? row.title })
  })
}

/**
 * Stores a copy right behind its original: a draft with ' (Copia)' after the title and an id and
 * dates of its own. Its prompt set is copied by whoever owns prompt sets.
 * @returns the copy's id and title
 */
export function cloneProfession(
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ id: string; title: string }> {
  return changeProfessions(db, actor, async (trx) => {
    const { id: _, position: __, createdAt, updatedAt, ...content } = await professionRow(trx, id)
    const ids = await orderedIds(trx, 'professions')
    const title = copyTitle(content.title)
    const copy = { ...content, title } as ProfessionInput
    return { id: await insertProfession(trx, actor, copy, ids.indexOf(id) + 1, ids), title }
  })
}

/**
 * Shows a profession to everybody, or to administrators alone. Its content and `updatedAt` stay, so
 * that no edit under way conflicts.
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export function publishProfession(
  db: Database,
  actor: Actor,
  id: string,
  isPublished: boolean,
): Promise<void> {
  return changeProfessions(db, actor, async (trx) => {
    const row = await professionRow(trx, id)
    if (row.isPublished === isPublished) return
    await trx.updateTable('professions').set({ isPublished }).where('id', '=', id).execute()
    await noteContent(trx, actor, `profession${isPublished ? 'Published' : 'Unpublished'}`, row)
  })
}

const suffix = ' (Copia)'

/** A title that is as long as may be makes room for the word. */
const copyTitle = (title: string) =>
  `${title.slice(0, professionLimits.title - suffix.length).trimEnd()}${suffix}`

/** What a deletion took along. */
export type DeletedProfession = { title: string; hadPromptSet: boolean }

/**
 * Deletes a profession and with it its prompt set; one entry of the trash holds both.
 * @throws KnownFailure 404 when there is none
 */
export function deleteProfession(
  db: Database,
  actor: Actor,
  id: string,
): Promise<DeletedProfession> {
  return changeProfessions(db, actor, async (trx) => {
    const profession = await professionRow(trx, id)
    const promptSet = await promptSetRow(trx, id)
    await putProfessionInTrash(trx, actor, { profession, promptSet })
    // The set goes with it, by its reference.
    await trx.deleteFrom('professions').where('id', '=', id).execute()
    await noteContent(trx, actor, 'professionDeleted', profession)
    return { title: profession.title, hadPromptSet: promptSet !== null }
  })
}

/**
 * Moves a profession by one place in the order in which everybody sees them.
 * @returns its title and its place, from 1
 */
export function moveProfession(
  db: Database,
  actor: Actor,
  id: string,
  direction: 'up' | 'down',
): Promise<{ title: string; place: number; of: number }> {
  return changeProfessions(db, actor, async (trx) => {
    const { title } = await professionRow(trx, id)
    return { title, ...(await moveByOne(trx, 'professions', id, direction)) }
  })
}

type Pictured = Partial<Pick<ProfessionInput, 'heroImage' | 'testimonials'>>

const picturesOf = ({ heroImage = null, testimonials = [] }: Pictured) => [
  heroImage,
  ...testimonials.map(({ image }) => image),
]

async function insertProfession(
  trx: Database,
  actor: Actor,
  content: ProfessionInput,
  place: number,
  ids: readonly string[],
): Promise<string> {
  const taken = new Set([...ids, ...reservedIds])
  const id = freeSlug(slugOf(content.title, 'professione'), (one) => taken.has(one))
  const now = new Date()
  await renewPictures(trx, picturesOf(content))
  await trx
    .insertInto('professions')
    .values({
      ...content,
      id,
      position: place,
      isPublished: false,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await storeOrder(trx, 'professions', ids.toSpliced(place, 0, id))
  await noteContent(trx, actor, 'professionCreated', { id, title: content.title })
  return id
}
