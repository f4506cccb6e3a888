import type { AnswerEvent } from '../platform/ai/answer-events.ts'
import type { Database } from '../platform/db/database.server.ts'
import { DatabaseUnavailable } from '../platform/db/guarded-dialect.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { builtInCards, listProfessionCards } from '../professions/professions.server.ts'
import { everydaySetId } from '../prompt-sets/prompt-set.ts'
import { promptSetOf } from '../prompt-sets/prompt-sets.server.ts'
import { promptToRetry } from '../saved/read.server.ts'
import { parseMarkdown } from '../ui/markdown/parse-markdown.ts'
import { longestPrompt } from '../ui/prompt-path.ts'
import { answerFailed } from './answer/answer-stream.ts'
import { beginAnswer, type GenerationGround } from './answer/generation.server.ts'
import { type Asker, remaining } from './answer/generation-allowance.server.ts'
import { answerRequest } from './answer/generation-schema.ts'
import type { Answer } from './sheet/work.ts'
import { urgentNote } from './urgency/urgency.ts'
import { everydayDoor, tradeField, type WholeAnswer, type WorkshopPage } from './workshop-page.ts'

type Asked = {
  professionId: string | null
  templateId: string | null
  text: string | null
  savedId?: string | null
  /** null when the database could not be asked who it is. */
  asker: Asker | null
}

/** What failed, when the reason is only worth a log line: the screen says it in its own words. */
const failed = Symbol('failed')

async function attempt<T>(work: Promise<T>, log: Log): Promise<T | typeof failed> {
  try {
    return await work
  } catch (error) {
    log.error({ err: error }, 'a part of the workshop could not be loaded')
    return failed
  }
}

/** Every door; the built-in ones when the professions cannot be loaded. */
export async function workshopDoors(
  db: Database,
  log: Log,
): Promise<Pick<WorkshopPage, 'doors' | 'isCardsFailed'>> {
  const cards = await attempt(listProfessionCards(db), log)
  const doors = [...(cards === failed ? builtInCards : cards), everydayDoor]
  return {
    doors: doors.map(({ id, title, heroImage, color }) => ({ id, title, heroImage, color })),
    isCardsFailed: cards === failed,
  }
}

/**
 * The workshop's screen. A part that cannot be loaded is missing and said to be; the rest works. A
 * profession that does not exist counts as none.
 */
export async function workshopPage(
  db: Database,
  { env, log }: { env: Env; log: Log },
  { professionId: wanted, templateId, text, savedId = null, asker }: Asked,
): Promise<WorkshopPage> {
  const isOwn = savedId !== null && asker?.kind === 'user'
  const [{ doors, isCardsFailed }, left, retried] = await Promise.all([
    workshopDoors(db, log),
    asker ? attempt(remaining(db, env, asker), log) : null,
    isOwn ? attempt(promptToRetry(db, { id: asker.userId }, savedId), log) : null,
  ])
  const prompt = retried === failed ? null : retried
  const professionId = doors.find((door) => door.id === wanted)?.id ?? null
  const set =
    professionId === null
      ? null
      : await attempt(promptSetOf(db, professionId === everydaySetId ? null : professionId), log)
  const loaded = set === failed ? null : set
  return {
    doors,
    isCardsFailed,
    professionId,
    set: loaded,
    isSetFailed: set === failed,
    templateId: loaded?.templates.find(({ id }) => id === templateId)?.id ?? null,
    text: prompt ?? text,
    savedId: prompt === null ? null : savedId,
    remaining: left === failed ? null : left,
    isDemo: env.aiMode === 'demo',
    userId: asker?.userId ?? null,
  }
}

/**
 * The answer to the form of a browser without script, in one piece; never throws, so that what was
 * typed stays on the screen.
 * @param asker null when the database could not be asked who it is
 * @param form its `prompt`, and whether that comes from a template of a trade
 * @returns what the screen shows, and the status it is sent with
 */
export async function answerWhole(
  db: Database,
  asker: Asker | null,
  form: FormData,
  ground: GenerationGround,
): Promise<{ whole: WholeAnswer; status: number }> {
  const typed = form.get('prompt')
  const prompt = typeof typed === 'string' ? typed : ''
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
    const events = await beginAnswer(db, asker, parsed.data.prompt, ground)
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
