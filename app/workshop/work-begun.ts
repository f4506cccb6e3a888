import { savedLimits, tidyTags } from '../saved/saved.ts'
import { emptyComposition, fromTemplate, hasBlock } from './composition.ts'
import type { WholeAnswer, WorkshopPage } from './workshop-page.ts'
import { emptyWork, noAnswer, type Question, type Work } from './workshop-state.ts'

/** What the screen begins with: the address's template, or what the form without script sent. */
export function firstWork(page: WorkshopPage, whole: WholeAnswer | undefined): Work {
  const template = page.set?.templates.find(({ id }) => id === page.templateId)
  const composition = template ? fromTemplate(template) : emptyComposition
  const work = { ...emptyWork(page.professionId), composition }
  if (!whole) return work
  const asked = { ...composition, prompt: whole.prompt, marks: [] }
  const { text = '', exchangeId = null, isDemo = false } = whole.answer ?? {}
  return {
    ...work,
    composition: template && composition.prompt === whole.prompt ? composition : asked,
    answer: {
      ...noAnswer,
      status: text ? 'ready' : 'none',
      text,
      exchangeId,
      isDemo,
      question: questionOf({ ...work, composition: asked }, page),
      error: whole.error,
    },
  }
}

/** The prompt as it is sent, with category and tags for a record of its answer (Q22). */
export function questionOf(work: Work, page: WorkshopPage): Question {
  const { composition } = work
  const template = page.set?.templates.find(({ id }) => id === composition.templateId)
  const profession = page.doors.find(({ id }) => id === page.professionId)
  const categories = (page.set?.blocks ?? [])
    .filter((block) => hasBlock(composition, block.text))
    .map((block) => block.category)
  const proposed = [profession?.title, template?.title, ...categories]
  const tags = proposed.flatMap((tag) => tag?.slice(0, savedLimits.tag) ?? [])
  return {
    prompt: composition.prompt.trim(),
    category: template?.title.slice(0, savedLimits.category) ?? null,
    tags: tidyTags(tags).slice(0, 4),
  }
}
