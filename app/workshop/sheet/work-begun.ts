import { begunWith } from '../../prompt-sets/composition.ts'
import type { WholeAnswer, WorkshopPage } from '../workshop-page.ts'
import { emptyWork, type Work } from './work.ts'

/**
 * What the screen begins with: what the form without script sent, a saved response to go on from,
 * else the address's template and text.
 */
export function firstWork(page: WorkshopPage, whole: WholeAnswer | undefined): Work {
  const template = page.set?.templates.find(({ id }) => id === page.templateId) ?? null
  const begun = whole ?? page.begun
  const work = { ...emptyWork(page.professionId), ...begun?.work }
  const filed = begun?.filed ?? page.filed
  return {
    ...work,
    composition: begunWith(template, whole?.prompt ?? page.text),
    answer: { ...work.answer, question: { ...work.answer.question, ...filed } },
  }
}
