import { data } from 'react-router'
import type { AnswerEvent } from '../../platform/ai/answer-events.ts'
import { longestWish } from '../../platform/ai/conversation.ts'
import { answerFailed } from '../../platform/ai/failed-texts.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { DatabaseUnavailable } from '../../platform/db/guarded-dialect.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { requestLog } from '../../platform/http/request-log.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { gapsOf, parseGaps } from '../../prompt-sets/gaps.ts'
import { postedPrompt } from '../../prompt-sets/posted-prompt.server.ts'
import { withTurn } from '../../saved/versions.ts'
import { parseMarkdown } from '../../ui/markdown/parse-markdown.ts'
import { explained } from '../guard/open-gaps.ts'
import type { Answer } from '../sheet/work.ts'
import { urgentNote } from '../urgency/urgency.ts'
import { toldField, tradeField } from '../workshop-page.ts'
import { type Asker, type Asking, askerHeaders, askerOrNull } from './asker.server.ts'
import { beginAnswer, type GenerationGround } from './generation.server.ts'
import { promptTooLong, wishTooLong } from './generation.ts'
import { answerRequest } from './generation-schema.ts'
import {
  givenQuestion,
  keptSheet,
  type NoScriptOutcome,
  noScriptAnswer,
  standing,
  unansweredSheet,
} from './no-script-answer.server.ts'
import { noScriptField } from './no-script-form.tsx'
import { type GivenBack, givenBack } from './no-script-schema.ts'
import { saveForm } from './save-form.server.ts'
import { toldFirst, wishFault } from './told-first.server.ts'
import { shownAt, shownText, turnsFor } from './versions.ts'
import { goOn, wholeLines } from './wishes.ts'

/**
 * What a screen with a prompt box does for a browser without script: the posted prompt's answer in
 * one piece. With script the answer streams from /prompts/answer.
 */
export async function answerForm(db: Database, env: Env, asking: Asking) {
  const { request, context } = asking
  const form = await readForm(request)
  const asker = await askerOrNull(env, asking)
  const ground = { env, log: requestLog(context), signal: request.signal }
  const { outcome, status } = await answered(db, asker, form, ground)
  return data(noScriptAnswer(outcome), {
    status,
    headers: asker ? await askerHeaders(env, asker) : {},
  })
}

type Outcome = { outcome: NoScriptOutcome; status: number }

/** The form of the sheet, or one of those under an answer; each gives the answer on screen back. */
async function answered(
  db: Database,
  asker: Asker | null,
  form: FormData,
  ground: GenerationGround,
): Promise<Outcome> {
  const answer = givenBack(form.get(noScriptField))
  // On the way to another fold, or to the workshop.
  if (form.get('intent') === 'keep') {
    const { prompt, values } = postedPrompt(form)
    return { outcome: keptSheet(answer, { prompt, values, urgent: null }), status: 200 }
  }
  // The sheet alone has a prompt to type in.
  if (!answer || form.has('prompt')) return askedOnSheet(db, asker, { form, answer }, ground)
  if (form.get('intent') === 'save') {
    const { saving, status } = await saveForm(db, asker, { form, answer }, ground)
    const typed = (name: string) => String(form.get(name) ?? '')
    const as = { title: typed('title'), tags: typed('tags') }
    return { outcome: { ...standing(answer), saving: { ...saving, ...as } }, status }
  }
  const shown = form.get('shown')
  if (shown !== null) {
    return { outcome: standing({ ...answer, shown: shownAt(Number(shown), answer) }), status: 200 }
  }
  const wish = String(form.get('wish') ?? '')
  if (wish.trim().length > longestWish) {
    return { outcome: { ...standing(answer), wish, wishError: wishTooLong }, status: 400 }
  }
  const urgent = urgentNote(wish, false)
  const fault = wishFault(wish)
  const isTold = form.get(toldField) === fault
  if (wish.trim() === '' || (fault && !urgent && !isTold)) {
    return { outcome: { ...standing(answer), wish, wishError: fault }, status: 200 }
  }
  // Whom to call stands above the answer, and the reason under that answer then.
  const reason = (error: string) => (urgent ? { error } : { wishError: error })
  const unanswered = (error: string) => ({ ...standing(answer), urgent, wish, ...reason(error) })
  const whole = {
    prompt: answer.prompt,
    values: answer.values,
    urgent,
    before: answer,
    wish,
    unanswered,
  }
  return answerWhole(db, asker, whole, ground)
}

/** What is asked on the sheet; until another answer comes, the one of before stays. */
async function askedOnSheet(
  db: Database,
  asker: Asker | null,
  { form, answer }: { form: FormData; answer: GivenBack | null },
  ground: GenerationGround,
): Promise<Outcome> {
  const { prompt, values, isTooLong } = postedPrompt(form)
  const urgent = urgentNote(prompt, form.get(tradeField.name) === tradeField.value)
  const sheet = { prompt, values, urgent }
  const unanswered = (error: string) => unansweredSheet(answer, sheet, error)
  if (isTooLong) return { outcome: unanswered(promptTooLong), status: 400 }
  const told = toldFirst(prompt)
  if (told !== '' && !urgent && form.get(toldField) !== told) {
    return { outcome: unanswered(told), status: 200 }
  }
  return answerWhole(db, asker, { ...sheet, before: null, wish: '', unanswered }, ground)
}

type Whole = {
  prompt: string
  values?: Record<string, string>
  urgent: NoScriptOutcome['urgent']
  /** The answer that is gone on from, and what is asked of it. */
  before: GivenBack | null
  wish: string
  /** What the screen shows where no answer comes, and says why. */
  unanswered: (error: string) => NoScriptOutcome
}

/**
 * The answer to the form of a browser without script, in one piece; never throws, so that what was
 * typed stays on the screen.
 * @param asker null when the database could not be asked who it is
 * @returns what the screen shows, and the status it is sent with
 */
async function answerWhole(
  db: Database,
  asker: Asker | null,
  { prompt, values, urgent, before, wish, unanswered }: Whole,
  ground: GenerationGround,
): Promise<Outcome> {
  const refused = (status: number, error: string = answerFailed) => ({
    outcome: unanswered(error),
    status,
  })
  const question = before ? givenQuestion(before) : undefined
  const opening = before && wish === goOn ? wholeLines(shownText(before)) : ''
  const turns = before && question ? turnsFor({ ...before, question }, { text: wish, opening }) : []
  const parsed = answerRequest.safeParse({ prompt, turns })
  if (!parsed.success) return refused(400, parsed.error.issues[0]?.message)
  if (!asker) return refused(503)
  try {
    const open = gapsOf(parseGaps(parsed.data.prompt))
    const sent = explained(parsed.data.prompt, open, {})
    const events = await beginAnswer(db, asker, { ...parsed.data, prompt: sent }, ground)
    const { answer, ...rest } = await collected(events, opening)
    const next =
      answer && before
        ? {
            ...answer,
            exchangeId: before.exchangeId,
            turns: withTurn(before.turns, { answer: before.text, wish }),
          }
        : answer
    return { outcome: { prompt, values, urgent, ...rest, answer: next, question }, status: 200 }
  } catch (error) {
    if (!(error instanceof KnownFailure))
      ground.log.error({ err: error }, 'an answer could not be given')
    return refused(...refusalOf(error))
  }
}

/** What a form without script is told of what went wrong: a status, and a known failure's text. */
export const refusalOf = (error: unknown): [status: number, text?: string] =>
  error instanceof KnownFailure
    ? [error.status, error.message]
    : [error instanceof DatabaseUnavailable ? 503 : 500]

/** A streamed answer in one piece. */
export async function collected(
  events: AsyncIterable<AnswerEvent>,
  opening: string,
): Promise<Pick<NoScriptOutcome, 'error' | 'answer' | 'remaining'>> {
  let start: Extract<AnswerEvent, { type: 'start' }> | null = null
  let text = opening
  let cut: Answer['cut'] = null
  let error: string | null = null
  for await (const event of events) {
    if (event.type === 'start') start = event
    else if (event.type === 'text') text += event.text
    else if (event.type === 'error') error = event.message
    else cut = event.cut
  }
  if (!start) return { error: error ?? answerFailed, answer: null, remaining: null }
  const { exchangeId, isDemo, canDraw, remaining } = start
  if (error && text !== '') cut = 'fault'
  const blocks = parseMarkdown(text)
  const answer = { text, turns: [], shown: null, blocks, exchangeId, isDemo, cut, canDraw }
  return { error, answer, remaining }
}
