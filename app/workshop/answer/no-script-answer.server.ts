import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { type Answer, noAnswer, notSaved, type Question, type Saving } from '../sheet/work.ts'
import type { UrgentNote } from '../urgency/urgency.ts'
import type { NoScriptAnswer } from '../workshop-page.ts'
import { shownText } from './versions.ts'

/** What became of the form without script: the whole answer, or why there is none. */
export type NoScriptOutcome = {
  prompt: string
  /** Whom to call, when the prompt speaks of danger or of a fraud. */
  urgent: UrgentNote | null
  error: string | null
  answer:
    | ({ blocks: MarkdownBlock[]; exchangeId: string } & Pick<
        Answer,
        'text' | 'turns' | 'shown' | 'isDemo' | 'cut' | 'canDraw'
      >)
    | null
  /** What became of saving it, where that was asked for. */
  saving?: Saving & { title: string; tags: string }
  /** What is wished of the answer, where it was not sent on, and why. */
  wish?: string
  wishError?: string
  remaining: number | null
  /** What was asked, where the prompt on the sheet does not say it all. */
  question?: Question
}

/** The same as the screen begins with it. */
export function noScriptAnswer(outcome: NoScriptOutcome): NoScriptAnswer {
  const { prompt, urgent, error, remaining } = outcome
  const { blocks, ...answer } = { blocks: [], ...noAnswer, ...outcome.answer }
  const { title, tags, ...saving } = outcome.saving ?? { ...notSaved, title: null, tags: null }
  return {
    prompt,
    remaining,
    work: {
      urgent,
      answer: {
        ...answer,
        status: answer.text ? 'ready' : 'none',
        question: outcome.question ?? { ...noAnswer.question, prompt: prompt.trim() },
        error,
      },
      saving,
      wish: outcome.wish ?? '',
      wishError: outcome.wishError ?? null,
      title,
      tags,
    },
    filed: outcome.question ?? null,
    given: { text: shownText(answer), blocks },
  }
}
