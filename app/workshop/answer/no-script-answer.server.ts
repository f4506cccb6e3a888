import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { parseMarkdown } from '../../ui/markdown/parse-markdown.ts'
import type { UrgentNote } from '../../urgency/urgent-notes.ts'
import {
  type Answer,
  noAnswer,
  notSaved,
  type SentPrompt,
  type SheetSaving,
} from '../state/sheet-content.ts'
import { shownText } from '../state/versions.ts'
import type { NoScriptAnswer } from '../workshop-page.ts'
import type { GivenBack } from './no-script-schema.ts'

/** What became of the form without script: the whole answer, or why there is none. */
export type NoScriptOutcome = {
  prompt: string
  /** What was written into the gaps of its template, where the sheet was sent. */
  values?: Record<string, string>
  /** Who is to be called, when the prompt speaks of danger or of a fraud. */
  urgent: UrgentNote | null
  error: string | null
  /** Why the sheet was not answered, where an answer of before stands. */
  askError?: string
  answer:
    | ({ blocks: MarkdownBlock[]; generationId: string } & Pick<
        Answer,
        'text' | 'turns' | 'shown' | 'isDemo' | 'cut' | 'canDraw'
      >)
    | null
  /** What became of saving it, where that was asked for. */
  saving?: SheetSaving & { title: string; tags: string }
  remaining: number | null
  /** What was asked, where the prompt on the sheet does not say it all. */
  question?: SentPrompt
}

/** The answer as it stood. */
export function asItStood(given: GivenBack): NoScriptOutcome {
  const { prompt, category, tags, answerKind, values, ...answer } = given
  const blocks = parseMarkdown(shownText(answer))
  return {
    prompt,
    values,
    urgent: null,
    error: null,
    answer: { ...answer, blocks },
    question: givenQuestion(given),
    remaining: null,
  }
}

const givenQuestion = ({ prompt, category, tags, answerKind, values }: GivenBack): SentPrompt => ({
  ...noAnswer.question,
  prompt,
  category,
  tags,
  answerKind,
  values,
})

type Sheet = Pick<NoScriptOutcome, 'prompt' | 'values' | 'urgent'>

/** A sheet as it was sent, of which nothing is asked; an answer of before stands as it stood. */
export const keptSheet = (before: GivenBack | null, sheet: Sheet): NoScriptOutcome => ({
  ...(before ? asItStood(before) : { error: null, answer: null, remaining: null }),
  ...sheet,
})

/** The same where an answer was asked for and did not come, and why. */
export const unansweredSheet = (
  before: GivenBack | null,
  sheet: Sheet,
  error: string,
): NoScriptOutcome => ({
  ...keptSheet(before, sheet),
  ...(before ? { askError: error } : { error }),
})

/** The same as the screen begins with it. */
export function noScriptAnswer(outcome: NoScriptOutcome): NoScriptAnswer {
  const { prompt, values, urgent, error, remaining } = outcome
  const { blocks, ...answer } = { blocks: [], ...noAnswer, ...outcome.answer }
  const { title, tags, ...saving } = outcome.saving ?? { ...notSaved, title: null, tags: null }
  return {
    prompt,
    values,
    remaining,
    content: {
      urgent,
      answer: {
        ...answer,
        status: answer.text ? 'ready' : 'none',
        question: outcome.question ?? { ...noAnswer.question, prompt: prompt.trim(), values },
        error,
      },
      saving,
      askError: outcome.askError ?? null,
      title,
      tags,
    },
    filed: outcome.question ?? null,
    given: { text: shownText(answer), blocks },
  }
}
