import { emptyComposition, fromTemplate } from './composition.ts'
import { emptyWork, noAnswer, type Work } from './work.ts'
import type { WholeAnswer, WorkshopPage } from './workshop-page.ts'

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
      question: { ...noAnswer.question, prompt: whole.prompt.trim() },
      error: whole.error,
    },
  }
}
