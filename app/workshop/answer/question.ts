import type { Template } from '../../../db/content-types.ts'
import { hasBlock } from '../../prompt-sets/composition.ts'
import { savedLimits, tidyTags } from '../../saved/saved.ts'
import { explained, openGaps } from '../guard/open-gaps.ts'
import type { SentPrompt, SheetContent } from '../state/sheet-content.ts'
import type { WorkshopDoor, WorkshopPage } from '../workshop-page.ts'

export function filedUnder(
  door: Pick<WorkshopDoor, 'title'> | undefined,
  template: Pick<Template, 'title' | 'answerKind'> | undefined,
  more: readonly string[] = [],
): Pick<SentPrompt, 'category' | 'tags' | 'answerKind'> {
  const proposed = [door?.title, template?.title, ...more]
  const tags = proposed.flatMap((tag) => tag?.slice(0, savedLimits.tag) ?? [])
  return {
    category: template?.title.slice(0, savedLimits.category) ?? null,
    tags: tidyTags(tags).slice(0, 4),
    answerKind: template?.answerKind ?? null,
  }
}

/** The prompt as it is sent, with what its answer is and is filed under. */
export function makeQuestion(content: SheetContent, page: WorkshopPage): SentPrompt {
  const { composition } = content
  const template = page.set?.templates.find(({ id }) => id === composition.templateId)
  const profession = page.doors.find(({ id }) => id === page.professionId)
  const categories = (page.set?.blocks ?? [])
    .filter((block) => hasBlock(composition, block.text))
    .map((block) => block.category)
  const prompt = composition.prompt.trim()
  return {
    prompt,
    sent: explained(prompt, openGaps(prompt, composition.source), content.guarded.kept),
    ...filedUnder(profession, template, categories),
  }
}
