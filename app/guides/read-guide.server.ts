import { checkedIn } from '../../db/content/checked-in.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { isAsWritten } from '../records/store/built-in.server.ts'
import { published, seenRecord } from '../records/store/published.server.ts'
import { findRow, missing, storedRecord } from '../records/store/read.server.ts'
import { toolNoun } from '../tools/tool-noun.ts'
import type { MarkdownBlock } from '../ui/markdown/markdown-tree.ts'
import { builtInGuides } from './built-in-guides.server.ts'
import { chapterBlocks } from './chapter-blocks.ts'
import type { GuideDetail } from './guide.ts'
import { guideNoun } from './guide-noun.ts'
import { doneOf } from './progress/done-chapters.server.ts'

/**
 * A guide with its chapters, what `user` has done of them, its tool and the published guides that
 * follow it.
 * @param user null: a visitor, who sees what a customer sees and has done nothing
 * @param isPreview the working copy of a published one, which administrators alone see
 * @throws KnownFailure 404 when it does not exist, or is a draft and `user` no administrator
 */
export async function readGuide(
  db: Database,
  user: Actor | null,
  id: string,
  isPreview = false,
): Promise<GuideDetail> {
  const seen = await seenRecord(db, guideNoun, user ?? { role: 'customer' }, id, { isPreview })
  if (!seen) throw missing(guideNoun)
  const { content, isPublished, verifiedAt, createdAt, updatedAt } = seen
  const [done, tool, guides] = await Promise.all([
    user ? doneOf(db, user, [id]) : new Map<string, ReadonlySet<string>>(),
    toolOf(db, content.toolId),
    published(db, guideNoun),
  ])
  const chapters = content.chapters.map((chapter) => {
    const { content: _, ...rest } = chapter
    const isDone = done.get(id)?.has(chapter.id) ?? false
    return { ...rest, blocks: blocksOf(chapter), isDone }
  })
  return {
    ...{ id, ...content, isPublished, isPreview: seen.isPreview },
    ...{ verifiedAt, createdAt, updatedAt, chapters },
    toolCategory: tool.category,
    checkedIn: isAsWritten(seen, builtInGuides) ? checkedIn : null,
    tool: { id: content.toolId, name: tool.name, isActive: tool.isActive },
    // Those that are published, in the order in which they are named.
    following: content.relatedGuides.flatMap((other) => {
      const guide = other === id ? undefined : guides.get(other)?.content
      return guide ? [{ id: other, title: guide.title, duration: guide.duration }] : []
    }),
    done: chapters.filter(({ isDone }) => isDone).length,
    total: chapters.length,
  }
}

const read = new WeakMap<object, MarkdownBlock[]>()

/** What everybody sees stays in memory, and its text is read once. */
function blocksOf(chapter: { content: string }): MarkdownBlock[] {
  const blocks = read.get(chapter) ?? chapterBlocks(chapter.content)
  read.set(chapter, blocks)
  return blocks
}

/** A guide that everybody sees may belong to a tool that is not active; a draft to none yet. */
async function toolOf(db: Database, id: string) {
  const active = (await published(db, toolNoun)).get(id)
  if (active)
    return { name: active.content.name, category: active.content.category, isActive: true }
  const row = await findRow(db, toolNoun, id)
  const { name = '', category = '' } = row ? storedRecord(toolNoun, row).working : {}
  return { name, category, isActive: false }
}
