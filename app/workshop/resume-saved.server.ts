import { type SavedToGoOn, versionAt } from '../saved/read.server.ts'
import { parseMarkdown } from '../ui/markdown/parse-markdown.ts'
import { noAnswer, notSaved, type Work } from './sheet/work.ts'
import type { Resumed } from './workshop-page.ts'

/**
 * A saved response to go on from; null: there is none, or nobody does.
 * @param query the address of who goes on, which may ask for one of its versions
 */
export function resumedFromSaved(
  saved: SavedToGoOn | null,
  query: URLSearchParams | null,
): Resumed | null {
  if (!saved || !query) return null
  const { version, text } = versionAt(saved, query)
  const shown = version < saved.turns.length ? version : null
  const { category, tags } = saved
  return {
    work: goneOn(saved, shown),
    filed: { category, tags },
    given: { text, blocks: parseMarkdown(text) },
  }
}

/**
 * The response as it would stand in the workshop had it just been saved; its picture stays with it.
 * @param shown the version on screen, counted from 0; null: the newest
 */
function goneOn(saved: SavedToGoOn, shown: number | null): Partial<Work> {
  const { id, title, prompt, response, turns, tags, isDemo, idempotencyKey } = saved
  return {
    answer: {
      ...noAnswer,
      status: 'ready',
      text: response,
      turns,
      shown,
      exchangeId: idempotencyKey,
      isDemo,
      question: { ...noAnswer.question, prompt, sent: prompt },
    },
    saving: { ...notSaved, status: 'saved', savedId: id },
    title,
    tags: tags.join(', '),
  }
}
