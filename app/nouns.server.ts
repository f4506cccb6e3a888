/**
 * Every noun that administrators edit, with what of it comes with the product: those first that
 * others name.
 */
import { notebooks } from '../db/content/notebooks/all.ts'
import { scenes } from '../db/content/scenes/all.ts'
import { builtInGuides } from './guides/built-in-guides.server.ts'
import { guideNoun } from './guides/guide-noun.ts'
import { helpPlaceNoun } from './help/help-place-noun.ts'
import { sceneNoun } from './learning/scenes/scene-noun.ts'
import { notebookNoun } from './notebooks/notebook-noun.ts'
import { noticeNoun } from './notices/notice-noun.ts'
import { builtInProfessions } from './professions/built-in.server.ts'
import { professionNoun } from './professions/profession-noun.ts'
import { builtInSets } from './prompt-sets/built-in.server.ts'
import { promptSetNoun } from './prompt-sets/prompt-set-noun.ts'
import type { ContentOf, Noun } from './records/noun.ts'
import type { BuiltIn } from './records/store/built-in.server.ts'
import { builtInTools } from './tools/built-in-tools.server.ts'
import { toolNoun } from './tools/tool-noun.ts'

/** A noun with the records of it that come with the product, in their order. */
export type ProvidedNoun<N extends Noun = Noun> = { noun: N; builtIns: readonly BuiltIn<N>[] }

const provided = <N extends Noun>(
  noun: N,
  builtIns: readonly { id: string; isPublished: boolean; content: ContentOf<N> }[],
) => ({ noun, builtIns }) as unknown as ProvidedNoun

export const nouns: readonly ProvidedNoun[] = [
  provided(toolNoun, builtInTools),
  provided(guideNoun, builtInGuides),
  provided(professionNoun, builtInProfessions),
  provided(promptSetNoun, builtInSets),
  provided(
    sceneNoun,
    scenes.map(({ id, isPublished, ...content }) => ({ id, isPublished, content })),
  ),
  provided(helpPlaceNoun, []),
  provided(noticeNoun, []),
  provided(
    notebookNoun,
    notebooks.map(({ id, isPublished, ...content }) => ({ id, isPublished, content })),
  ),
]
