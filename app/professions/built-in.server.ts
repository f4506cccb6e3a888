import { professions } from '../../db/content/professions/all.ts'
import type { BuiltIn } from '../records/store/built-in.server.ts'
import type { professionNoun } from './profession-noun.ts'

/** The professions that come with the product, in their order. */
export const builtInProfessions: readonly BuiltIn<typeof professionNoun>[] = professions.map(
  ({ id, isPublished, ...content }) => ({ id, isPublished, content }),
)
