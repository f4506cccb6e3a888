import { begunWith } from '../../prompt-sets/composition.ts'
import type { WholeAnswer, WorkshopPage } from '../workshop-page.ts'
import { emptyWork, noAnswer, type Work } from './work.ts'

/**
 * What the screen begins with: the address's template and text, or what the form without script
 * sent.
 */
export function firstWork(page: WorkshopPage, whole: WholeAnswer | undefined): Work {
  const template = page.set?.templates.find(({ id }) => id === page.templateId) ?? null
  const composition = begunWith(template, page.text)
  const work = { ...emptyWork(page.professionId), composition }
  if (!whole) return work
  const { text, exchangeId, isDemo, cut, canDraw } = whole.answer ?? noAnswer
  return {
    ...work,
    composition: begunWith(template, whole.prompt),
    urgent: whole.urgent,
    answer: {
      ...noAnswer,
      status: text ? 'ready' : 'none',
      text,
      exchangeId,
      isDemo,
      cut,
      canDraw,
      question: { ...noAnswer.question, prompt: whole.prompt.trim() },
      error: whole.error,
    },
  }
}
