import { begunWith } from '../../prompt-sets/composition.ts'
import type { SavedToGoOn } from '../../saved/read.server.ts'
import { letterQuestion } from '../letter/letter.ts'
import type { WholeAnswer, WorkshopPage } from '../workshop-page.ts'
import { emptyWork, noAnswer, notSaved, type Work } from './work.ts'

/**
 * What the screen begins with: what the form without script sent, a saved response to go on from,
 * else the address's template and text.
 */
export function firstWork(page: WorkshopPage, whole: WholeAnswer | undefined): Work {
  const template = page.set?.templates.find(({ id }) => id === page.templateId) ?? null
  const work = {
    ...emptyWork(page.professionId),
    composition: begunWith(template, whole?.prompt ?? page.text),
  }
  if (!whole) return page.begun ? goneOn(work, page.begun) : work
  const { text, turns, exchangeId, isDemo, cut, canDraw } = whole.answer ?? noAnswer
  const { title, tags, ...saving } = whole.saving ?? { ...notSaved, title: null, tags: null }
  return {
    ...work,
    urgent: whole.urgent,
    answer: {
      ...noAnswer,
      status: text ? 'ready' : 'none',
      text,
      turns,
      exchangeId,
      isDemo,
      cut,
      canDraw,
      question: whole.isLetter
        ? letterQuestion
        : { ...noAnswer.question, prompt: whole.prompt.trim() },
      error: whole.error,
    },
    saving,
    title,
    tags,
  }
}

/** A saved response as it would stand here had it just been saved; its picture stays with it. */
function goneOn(work: Work, saved: SavedToGoOn): Work {
  const { id, title, prompt, response, turns, tags, category, isDemo, idempotencyKey } = saved
  return {
    ...work,
    answer: {
      ...noAnswer,
      status: 'ready',
      text: response,
      turns,
      exchangeId: idempotencyKey,
      isDemo,
      question: { prompt, sent: prompt, category, tags },
    },
    saving: { ...notSaved, status: 'saved', savedId: id },
    title,
    tags: tags.join(', '),
  }
}
