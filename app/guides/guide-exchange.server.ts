import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../platform/db/database.server.ts'
import { isContentId } from '../records/content/content.ts'
import type { Exchange } from '../records/exchange/exchange.ts'
import { renewPictures } from '../records/pictures/pictures.server.ts'
import { mostRecords } from '../records/version/within-bound.server.ts'
import {
  type GuideToStore,
  guidePictures,
  insertGuide,
  progressLoss,
  replaceGuide,
} from './edit-guide.server.ts'
import {
  type ChapterRow,
  exportedGuide,
  type GuideRow,
  readGuideRows,
} from './guide-rows.server.ts'
import { guideSchema } from './guide-schema.ts'
import { changeGuides, existingGuides } from './store-guide.server.ts'

const schema = guideSchema.extend({ id: z.string().refine(isContentId) })

type Content = GuideToStore & { id: string }

/** How guides go into a file, come out of one, and get a former version back. */
export const guideExchange: Exchange<GuideRow, Content> = {
  kind: 'guides',
  noun: 'guide',
  most: mostRecords,
  schema,
  titleOf: ({ title }) => title,
  fieldNames: {
    title: 'Titolo',
    description: 'Descrizione',
    toolId: 'Strumento',
    difficulty: 'Livello',
    duration: 'Durata',
    imageUrl: 'Immagine',
    rating: 'Valutazione',
    prerequisites: 'Che cosa serve per cominciare',
    relatedGuides: 'Guide da fare dopo',
    chapters: 'Capitoli',
  },
  change: changeGuides,
  rows: readGuideRows,
  exported: exportedGuide,
  refusal: async (db, { toolId }, arriving) => {
    if (arriving.tools.has(toolId)) return null
    const tools = await db.selectFrom('tools').select('id').where('id', '=', toolId).execute()
    return tools.length > 0
      ? null
      : `Il suo strumento («${toolId}») qui non c'è: importa prima lo strumento.`
  },
  fitted: async (db, content, row, arriving) => ({
    ...content,
    isPublished: row?.isPublished ?? false,
    relatedGuides: await relatedHere(db, content, arriving.guides),
    chapters: await chaptersWithIds(db, content),
  }),
  loss: progressLoss,
  insert: async (trx, _, content) => {
    await renewPictures(trx, guidePictures(content))
    await insertGuide(trx, content)
  },
  replace: async (trx, doer, row, { id: _, ...content }) => {
    const named = new Set(guidePictures(row))
    const others = guidePictures(content).filter((address) => !named.has(address))
    await renewPictures(trx, others)
    await replaceGuide(trx, doer, row, content, { isOther: false })
  },
}

/** Those that are there or come along, in this order. */
async function relatedHere(
  db: Database,
  { id, relatedGuides }: Content,
  arriving: ReadonlySet<string>,
): Promise<string[]> {
  const there = new Set(await existingGuides(db, id, relatedGuides))
  return relatedGuides.filter((other) => other !== id && (there.has(other) || arriving.has(other)))
}

/**
 * The chapters with the ids they came with, so that what learners did stays or comes back, unless
 * an id is another guide's, stands there twice or is none: then the chapter is a new one.
 */
async function chaptersWithIds(db: Database, { id, chapters }: Content): Promise<ChapterRow[]> {
  const wished = chapters.map((chapter) => chapter.id).filter(isContentId)
  const taken = new Set(await chaptersOfOthers(db, id, wished))
  return chapters.map((chapter) => {
    const isFree = isContentId(chapter.id) && !taken.has(chapter.id)
    taken.add(chapter.id)
    return isFree ? chapter : { ...chapter, id: randomUUID() }
  })
}

/** Of these ids those of other guides' chapters, also of deleted ones that people have done. */
async function chaptersOfOthers(db: Database, guideId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const there = await db
    .selectFrom('chapters')
    .select('id')
    .where('id', 'in', ids)
    .where('guideId', '!=', guideId)
    .execute()
  const done = await db
    .selectFrom('chapterCompletions')
    .select('chapterId as id')
    .distinct()
    .where('chapterId', 'in', ids)
    .where('guideId', '!=', guideId)
    .execute()
  return [...there, ...done].map(({ id }) => id)
}
