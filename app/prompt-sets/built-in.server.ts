import { promptSets } from '../../db/content/prompt-sets/all.ts'
import type { BuiltIn } from '../records/store/built-in.server.ts'
import { everydaySetId } from './prompt-set.ts'
import type { promptSetNoun } from './prompt-set-noun.ts'

/** The sets that come with the product; everyday life comes last. */
export const builtInSets: readonly BuiltIn<typeof promptSetNoun>[] = promptSets.map(
  ({ id, isPublished, professionId, professionTitle, title, blocks, templates }) => ({
    id,
    isPublished,
    content: {
      professionId: professionId ?? everydaySetId,
      professionTitle: professionTitle ?? '',
      title: title ?? '',
      blocks,
      templates,
    },
  }),
)
