import { data } from 'react-router'
import type { AnswerEvent } from '../../platform/ai/answer-events.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { DatabaseUnavailable } from '../../platform/db/guarded-dialect.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { requestLog } from '../../platform/http/request-log.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { filledFrom, gapsOf, parseGaps } from '../../prompt-sets/gaps.ts'
import { parseMarkdown } from '../../ui/markdown/parse-markdown.ts'
import { longestPrompt } from '../../ui/prompt-path.ts'
import { explained } from '../guard/open-gaps.ts'
import type { Answer } from '../sheet/work.ts'
import { urgentNote } from '../urgency/urgency.ts'
import { tradeField, type WholeAnswer } from '../workshop-page.ts'
import { type Asker, type Asking, askerHeaders, askerOrNull } from './asker.server.ts'
import { beginAnswer, type GenerationGround } from './generation.server.ts'
import { answerRequest } from './generation-schema.ts'
import { answerFailed } from './read-answer.ts'

/**
 * What a screen with a prompt box does for a browser without script: the posted prompt's answer in
 * one piece. With script the answer streams from /prompts/answer.
 */
export async function answerForm(db: Database, env: Env, asking: Asking) {
  const { request, context } = asking
  const form = await readForm(request)
  const asker = await askerOrNull(env, asking)
  const ground = { env, log: requestLog(context), signal: request.signal }
  const { whole, status } = await answerWhole(db, asker, form, ground)
  return data(whole, { status, headers: asker ? await askerHeaders(env, asker) : {} })
}

/**
 * The answer to the form of a browser without script, in one piece; never throws, so that what was
 * typed stays on the screen.
 * @param asker null when the database could not be asked who it is
 * @param form its `prompt`, what goes into its gaps, and whether it comes from a trade's template
 * @returns what the screen shows, and the status it is sent with
 */
async function answerWhole(
  db: Database,
  asker: Asker | null,
  form: FormData,
  ground: GenerationGround,
): Promise<{ whole: WholeAnswer; status: number }> {
  const typed = form.get('prompt')
  const prompt = filledFrom(typeof typed === 'string' ? typed : '', form)
  const isTrade = form.get(tradeField.name) === tradeField.value
  const urgent = urgentNote(prompt.slice(0, longestPrompt), isTrade)
  const refused = (status: number, error: string = answerFailed) => ({
    whole: { prompt, urgent, error, answer: null, remaining: null },
    status,
  })
  const parsed = answerRequest.safeParse({ prompt })
  if (!parsed.success) return refused(400, parsed.error.issues[0]?.message)
  if (!asker) return refused(503)
  try {
    const open = gapsOf(parseGaps(parsed.data.prompt))
    const sent = explained(parsed.data.prompt, open, {})
    const events = await beginAnswer(db, asker, { prompt: sent }, ground)
    return { whole: { prompt, urgent, ...(await collected(events)) }, status: 200 }
  } catch (error) {
    if (error instanceof KnownFailure) return refused(error.status, error.message)
    ground.log.error({ err: error }, 'an answer could not be given')
    return refused(error instanceof DatabaseUnavailable ? 503 : 500)
  }
}

async function collected(
  events: AsyncIterable<AnswerEvent>,
): Promise<Pick<WholeAnswer, 'error' | 'answer' | 'remaining'>> {
  let start: Extract<AnswerEvent, { type: 'start' }> | null = null
  let text = ''
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
  const answer = { text, blocks: parseMarkdown(text), exchangeId, isDemo, cut, canDraw }
  return { error, answer, remaining }
}
