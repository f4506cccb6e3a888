import { data } from 'react-router'
import { answerFailed } from '../../ai/failed-texts.ts'
import { DatabaseUnavailable } from '../../platform/db/checked-dialect.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { requestLog } from '../../platform/http/audit-log.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { parsePromptPath } from '../../prompt-path.ts'
import { listGaps, parseGaps } from '../../prompt-sets/gaps.ts'
import { postedPrompt } from '../../prompt-sets/posted-prompt.server.ts'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { parseMarkdown } from '../../ui/markdown/parse-markdown.ts'
import { urgentNote } from '../../urgency/urgency.ts'
import type { UrgentNote } from '../../urgency/urgent-notes.ts'
import { findPersonalData } from '../guard/find.ts'
import { explained, missingText } from '../guard/open-gaps.ts'
import { dataWarning } from '../guard/seen-text.ts'
import { shownText } from '../state/answer-versions.ts'
import {
  type Answer,
  noAnswer,
  notSaved,
  type SentPrompt,
  type SheetSaving,
} from '../state/sheet-content.ts'
import { type NoScriptAnswer, toldField, tradeField } from '../workshop-page.ts'
import type { AnswerEvent } from './answer-events.ts'
import { noScriptField } from './answer-given-back.tsx'
import { type Asker, type Asking, askerHeaders, askerOrNull } from './asker.server.ts'
import { type GenerationGround, generateAnswer } from './generation.server.ts'
import { promptTooLong } from './generation.ts'
import { answerRequest } from './generation-schema.ts'
import { type GivenBack, givenBack } from './no-script-schema.ts'
import { saveForm } from './save-form.server.ts'

/** What became of the form without script: the whole answer, or why there is none. */
type NoScriptOutcome = {
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
function asItStood(given: GivenBack): NoScriptOutcome {
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

type SentSheet = Pick<NoScriptOutcome, 'prompt' | 'values' | 'urgent'>

/** A sheet as it was sent, of which nothing is asked; an answer of before stands as it stood. */
const keptSheet = (before: GivenBack | null, sheet: SentSheet): NoScriptOutcome => ({
  ...(before ? asItStood(before) : { error: null, answer: null, remaining: null }),
  ...sheet,
})

/** The same where an answer was asked for and did not come, and why. */
const unansweredSheet = (
  before: GivenBack | null,
  sheet: SentSheet,
  error: string,
): NoScriptOutcome => ({
  ...keptSheet(before, sheet),
  ...(before ? { askError: error } : { error }),
})

/** The same as the screen begins with it. */
function noScriptAnswer(outcome: NoScriptOutcome): NoScriptAnswer {
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

/** Without script: the posted prompt's answer in one piece, to be read, printed and saved. */
export async function answerNoScriptForm(db: Database, env: Env, asking: Asking) {
  const { request, context } = asking
  const form = await readForm(request)
  const asker = askerOrNull(env, asking)
  const ground = { env, log: requestLog(context), signal: request.signal }
  const template = parsePromptPath(new URL(request.url).searchParams).template ?? null
  const { outcome, status } = await answered(db, asker, { form, template }, ground)
  return data(noScriptAnswer(outcome), {
    status,
    headers: asker ? askerHeaders(env, asker) : {},
  })
}

type Outcome = { outcome: NoScriptOutcome; status: number }

/** The form of the sheet, or the one that saves; each gives the answer on screen back. */
async function answered(
  db: Database,
  asker: Asker | null,
  { form, template }: { form: FormData; template: string | null },
  ground: GenerationGround,
): Promise<Outcome> {
  const answer = givenBack(form.get(noScriptField))
  // On the way to another fold, or to the workshop.
  if (form.get('intent') === 'keep') {
    const { prompt, values } = postedPrompt(form)
    return { outcome: keptSheet(answer, { prompt, values, urgent: null }), status: 200 }
  }
  if (answer && form.get('intent') === 'save') {
    const { saving, status } = await saveForm(db, asker, { form, answer }, ground)
    const typed = (name: string) => String(form.get(name) ?? '')
    const as = { title: typed('title'), tags: typed('tags') }
    return { outcome: { ...asItStood(answer), saving: { ...saving, ...as } }, status }
  }
  return askedOnSheet(db, asker, { form, answer, template }, ground)
}

/**
 * What is asked on the sheet. Never throws, so that what was typed stays on the screen.
 * @param asker null when the database could not be asked who it is
 */
async function askedOnSheet(
  db: Database,
  asker: Asker | null,
  { form, answer, template }: { form: FormData; answer: GivenBack | null; template: string | null },
  ground: GenerationGround,
): Promise<Outcome> {
  const { prompt, values, isTooLong } = postedPrompt(form)
  const isTrade = form.get(tradeField.name) === tradeField.value
  const urgent = isTrade ? null : urgentNote(prompt)
  const sheet = { prompt, values, urgent }
  const refused = (status: number, error: string = answerFailed) => ({
    outcome: unansweredSheet(answer, sheet, error),
    status,
  })
  if (isTooLong) return refused(400, promptTooLong)
  const told = warnBeforeSending(prompt)
  if (told !== '' && !urgent && form.get(toldField) !== told) return refused(200, told)
  const parsed = answerRequest.safeParse({ prompt })
  if (!parsed.success) return refused(400, parsed.error.issues[0]?.message)
  if (!asker) return refused(503)
  try {
    const open = listGaps(parseGaps(parsed.data.prompt))
    const sent = explained(parsed.data.prompt, open, {})
    const asked = { ...parsed.data, prompt: sent, template }
    const outcome = await collected((take) => generateAnswer(db, asker, asked, ground, take))
    return { outcome: { ...sheet, ...outcome }, status: 200 }
  } catch (error) {
    if (error instanceof KnownFailure) return refused(error.status, error.message)
    ground.log.error({ err: error }, 'an answer could not be given')
    return refused(error instanceof DatabaseUnavailable ? 503 : 500)
  }
}

/** An answer in one piece. @throws as `generate` */
async function collected(
  generate: (take: (event: AnswerEvent) => void) => Promise<void>,
): Promise<Pick<NoScriptOutcome, 'error' | 'answer' | 'remaining'>> {
  let start = null as Extract<AnswerEvent, { type: 'start' }> | null
  let text = ''
  let cut = null as Answer['cut']
  let error = null as string | null
  await generate((event) => {
    if (event.type === 'start') start = event
    else if (event.type === 'text') text += event.text
    else if (event.type === 'anew') text = ''
    else if (event.type === 'error') error = event.message
    else cut = event.cut
  })
  if (!start) return { error: error ?? answerFailed, answer: null, remaining: null }
  const { generationId, isDemo, canDraw, remaining } = start
  if (error && text !== '') cut = 'fault'
  const blocks = parseMarkdown(text)
  const answer = { text, turns: [], shown: null, blocks, generationId, isDemo, cut, canDraw }
  return { error, answer, remaining }
}

/**
 * The gaps that are open, and personal data that the AI would read: named once where no script does
 * it. Empty where there is neither.
 */
export function warnBeforeSending(prompt: string): string {
  const missing = missingText(listGaps(parseGaps(prompt)))
  const personal = dataWarning(findPersonalData(prompt))
  if (personal !== '') return [missing, personal].filter(Boolean).join('. ')
  return missing && `${missing}. Scrivi, o premi ancora «Genera Risposta».`
}
