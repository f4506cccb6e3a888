import { guides } from '../../db/content/guides/all.ts'
import type { BuiltIn } from '../records/store/built-in.server.ts'
import type { guideNoun } from './guide-noun.ts'

/** The guides that come with the product. */
export const builtInGuides: readonly BuiltIn<typeof guideNoun>[] = guides.map(
  ({ id, isPublished, ...content }) => ({ id, isPublished, content }),
)
