import { tools } from '../../db/content/tools/all.ts'
import type { BuiltIn } from '../records/store/built-in.server.ts'
import type { toolNoun } from './tool-noun.ts'

/** The tools that come with the product. */
export const builtInTools: readonly BuiltIn<typeof toolNoun>[] = tools.map(
  ({ id, isActive, ...content }) => ({ id, isPublished: isActive, content }),
)
