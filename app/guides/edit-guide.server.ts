import type { Actor, Doer } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { renewPictures } from '../records/pictures/pictures.server.ts'
import { freeContentId, noteContent } from '../records/version/change-content.server.ts'
import {
  type EditBase,
  hasSameContent,
  nextMoment,
  overwritesNewer,
} from '../records/version/record-version.server.ts'
import { countText } from '../ui/format-number.ts'
import {
  type ChapterRow,
  findMentions,
  type GuideRow,
  guideRow,
  keepFormerGuide,
  type Mention,
  putGuideInTrash,
} from './guide-rows.server.ts'
import type { GuideInput } from './guide-schema.ts'
import {
  changeGuides,
  chapterRows,
  existingGuides,
  guideSearchText,
  requireTool,
  storeChapters,
} from './store-guide.server.ts'

const conflictText = "Un'altra persona ha salvato questa guida mentre la modificavi."

/**
 * Stores a new guide.
 * @returns its id, made from the title
 * @throws KnownFailure 403 for customers, 400 when its tool does not exist
 */
export function createGuide(db: Database, actor: Actor, content: GuideInput): Promise<string> {
  return changeGuides(db, actor, async (trx) => {
    await requireTool(trx, content.toolId)
    await renewPictures(trx, guidePictures(content))
    const id = await freeContentId(trx, 'guides', content.title, 'guida')
    const relatedGuides = await existingGuides(trx, id, content.relatedGuides)
    const chapters = chapterRows(content.chapters, [])
    await insertGuide(trx, { ...content, id, relatedGuides, chapters })
    await noteContent(trx, actor, 'guideCreated', { id, title: content.title })
    if (content.isPublished) {
      await noteContent(trx, actor, 'guidePublished', { id, title: content.title })
    }
    return id
  })
}

/** A guide as it will stand in the tables. */
export type GuideToStore = Omit<GuideInput, 'chapters'> & { chapters: ChapterRow[] }

/** A new guide with its chapters, for whoever holds the transaction. */
export async function insertGuide(
  trx: Database,
  { id, chapters, ...guide }: GuideToStore & { id: string },
): Promise<void> {
  const now = new Date()
  await trx
    .insertInto('guides')
    .values({
      ...guide,
      id,
      verifiedAt: null,
      searchText: guideSearchText(guide),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await storeChapters(trx, id, chapters)
}

/**
 * Stores the whole form and a new `updatedAt`. Chapters keep their ids, and with them
 * what learners did, however they are named and wherever they stand. What a save takes away for
 * good goes into the trash: chapters with their progress, and what is overwritten on purpose. The
 * former content is kept.
 * @param base `losing`: learners' progress in the chapters taken out may go with them
 * @throws KnownFailure 403 for customers, 404 when it is gone, 400 when its tool does not exist,
 *   409 CONFLICT when it was saved since `base.updatedAt`, 409 LOSES_PROGRESS when learners
 *   have done a chapter that is taken out and `losing` was not asked for
 */
export function saveGuide(
  db: Database,
  actor: Actor,
  id: string,
  base: EditBase & { losing?: boolean },
  content: GuideInput,
): Promise<void> {
  return changeGuides(db, actor, async (trx) => {
    const row = await guideRow(trx, id)
    const isOther = overwritesNewer(row, base, conflictText)
    await requireTool(trx, content.toolId)
    // A picture that the record names already may be gone: saving something else goes on.
    const named = new Set(guidePictures(row))
    await renewPictures(
      trx,
      guidePictures(content).filter((address) => !named.has(address)),
    )
    const chapters = chapterRows(content.chapters, row.chapters)
    const relatedGuides = await existingGuides(trx, id, content.relatedGuides)
    const next = { ...content, relatedGuides, chapters }
    const loss = await progressLoss(trx, row, next)
    if (loss !== null && !base.losing) throw new KnownFailure('LOSES_PROGRESS', 409, loss)
    await replaceGuide(trx, actor, row, next, { isOther })
    await noteContent(trx, actor, savedAs(row, content), { id, title: content.title })
  })
}

/**
 * Stores other content of a guide, and keeps the former, for whoever holds the transaction.
 * @param isOther somebody else's version is overwritten on purpose: it goes to the trash too
 */
export async function replaceGuide(
  trx: Database,
  doer: Doer,
  row: GuideRow,
  next: GuideToStore,
  { isOther }: { isOther: boolean },
): Promise<void> {
  const isChanged = !hasSameContent(row, next)
  const lost = missingFrom(next.chapters, row.chapters)
  // Whether it is shown is no part of a version.
  const { isPublished: _, ...words } = next
  if (!hasSameContent(row, words)) await keepFormerGuide(trx, doer, row)
  if (lost.length > 0 || (isOther && isChanged)) await putGuideInTrash(trx, doer, row)
  await writeGuide(trx, row, next)
}

/** The pictures that a guide and its chapters name. */
export const guidePictures = ({
  imageUrl,
  chapters,
}: Pick<GuideInput, 'imageUrl' | 'chapters'>) => [
  imageUrl,
  ...chapters.map((chapter) => chapter.imageUrl),
]

const missingFrom = (chapters: readonly { id: string }[], stored: readonly ChapterRow[]) => {
  const kept = new Set(chapters.map(({ id }) => id))
  return stored.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
}

/**
 * Nobody's progress goes without a word: how many people have done what other chapters take away.
 * @returns null when nobody loses anything
 */
export async function progressLoss(
  db: Database,
  row: GuideRow,
  { chapters }: { chapters: readonly { id: string }[] },
): Promise<string | null> {
  const lost = missingFrom(chapters, row.chapters)
  if (lost.length === 0) return null
  const { people } = await db
    .selectFrom('chapterCompletions')
    .select(({ fn }) => fn.count<number>('userId').distinct().as('people'))
    .where('chapterId', 'in', lost)
    .executeTakeFirstOrThrow()
  return people > 0 ? lossText(lost.length, people) : null
}

/** 'Togli 1 capitolo che 3 persone hanno già fatto: perdono questo progresso.' */
const lossText = (chapters: number, people: number): string => {
  const what = chapters === 1 ? '1 capitolo' : `${chapters} capitoli`
  return people === 1
    ? `Togli ${what} che 1 persona ha già fatto: perde questo progresso.`
    : `Togli ${what} che ${countText(people)} persone hanno già fatto: perdono questo progresso.`
}

async function writeGuide(
  trx: Database,
  { id, updatedAt }: GuideRow,
  { chapters, ...guide }: GuideToStore,
) {
  await trx
    .updateTable('guides')
    .set({ ...guide, searchText: guideSearchText(guide), updatedAt: nextMoment(updatedAt) })
    .where('id', '=', id)
    .execute()
  await storeChapters(trx, id, chapters)
}

const savedAs = (before: GuideRow, { isPublished }: GuideInput) => {
  if (before.isPublished === isPublished) return 'guideChanged'
  return isPublished ? 'guidePublished' : 'guideUnpublished'
}

/**
 * 'Ho verificato': an administrator looked and what is written holds today. The content is as it
 * was, so that an edit under way meets no conflict.
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export function verifyGuide(db: Database, actor: Actor, id: string): Promise<void> {
  return changeGuides(db, actor, async (trx) => {
    const row = await guideRow(trx, id)
    await trx.updateTable('guides').set({ verifiedAt: new Date() }).where('id', '=', id).execute()
    await noteContent(trx, actor, 'guideVerified', row)
  })
}

/**
 * Moves a guide into the trash with its chapters, and takes it out of the related guides of others.
 * What learners did of it counts no more.
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export function deleteGuide(db: Database, actor: Actor, id: string): Promise<{ title: string }> {
  return changeGuides(db, actor, async (trx) => {
    const row = await guideRow(trx, id)
    await removeGuide(trx, actor, row)
    await noteContent(trx, actor, 'guideDeleted', row)
    return row
  })
}

/** What `deleteGuide` does with the rows, for whoever holds the transaction. */
export async function removeGuide(
  trx: Database,
  actor: { id: string } | null,
  guide: GuideRow,
): Promise<void> {
  const mentions = await findMentions(trx, guide.id)
  await putGuideInTrash(trx, actor, guide, mentions)
  await forgetMentions(trx, guide.id, mentions)
  await trx.deleteFrom('guides').where('id', '=', guide.id).execute()
}

async function forgetMentions(trx: Database, id: string, mentions: readonly Mention[]) {
  for (const { guideId } of mentions) {
    const { relatedGuides } = await trx
      .selectFrom('guides')
      .select('relatedGuides')
      .where('id', '=', guideId)
      .executeTakeFirstOrThrow()
    const others = relatedGuides.filter((related) => related !== id)
    await trx
      .updateTable('guides')
      .set({ relatedGuides: others })
      .where('id', '=', guideId)
      .execute()
  }
}
