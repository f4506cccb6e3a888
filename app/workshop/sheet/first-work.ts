import { begunWith } from '../../prompt-sets/composition.ts'
import type { NoScriptAnswer, WorkshopPage } from '../workshop-page.ts'
import { emptyWork, type Work } from './work.ts'

/**
 * What the screen begins with: what the form without script sent, a saved response to go on from,
 * else the address's template and text.
 */
export function firstWork(page: WorkshopPage, noScript: NoScriptAnswer | undefined): Work {
  const template = page.set?.templates.find(({ id }) => id === page.templateId) ?? null
  const resumed = noScript ?? page.resumed
  const work = { ...emptyWork(page.professionId), ...resumed?.work }
  const filed = resumed?.filed ?? page.filed
  return {
    ...work,
    composition: begunWith(template, noScript?.prompt ?? page.text, noScript?.values),
    answer: { ...work.answer, question: { ...work.answer.question, ...filed } },
  }
}
