import { remaining } from '../ai/quota.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { addressText } from '../platform/well-formed.ts'
import { searchAllTemplates } from '../professions/find-templates.server.ts'
import { builtInCards, listProfessionCards } from '../professions/professions.server.ts'
import { everydaySetId } from '../prompt-sets/prompt-set.ts'
import { findPromptSet } from '../prompt-sets/prompt-sets.server.ts'
import { type SavedToGoOn, savedToGoOn, versionAt } from '../saved/read.server.ts'
import { parseMarkdown } from '../ui/markdown/parse-markdown.ts'
import type { Asker } from './answer/asker.server.ts'
import { filedUnder } from './answer/question.ts'
import { noAnswer, notSaved, type SheetContent } from './state/sheet-content.ts'
import {
  everydayDoor,
  type Resumed,
  type SearchedTemplates,
  type WorkshopPage,
} from './workshop-page.ts'

type Asked = {
  professionId: string | null
  templateId: string | null
  text: string | null
  savedId?: string | null
  /** Its answer comes along: where the address may say which version. */
  goingOn?: URLSearchParams | null
  /** null when the database could not be asked who it is. */
  asker: Asker | null
}

const goesTo: Record<Env['aiMode'], string> = {
  openai: 'Il testo viene inviato a un servizio di intelligenza artificiale.',
  demo: 'Questa è una dimostrazione. Qui non è collegata nessuna AI.',
  off: "In questo sito l'AI adesso è spenta: il testo non va a nessuno. Puoi preparare la richiesta e copiarla.",
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
  const trades = cards === failed ? builtInCards : cards
  return {
    // Most of our people have retired.
    doors: [
      everydayDoor,
      ...trades.map(({ id, title, heroImage, color }) => ({ id, title, heroImage, color })),
    ],
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
  { professionId: wanted, templateId, text, savedId = null, goingOn = null, asker }: Asked,
): Promise<WorkshopPage> {
  const isOwn = savedId !== null && asker?.kind === 'user'
  const [{ doors, isCardsFailed }, left, retried] = await Promise.all([
    workshopDoors(db, log),
    // Where nobody answers, a count of answers would be untrue.
    asker && env.aiMode !== 'off' ? attempt(remaining(db, env, asker), log) : null,
    isOwn ? attempt(savedToGoOn(db, { id: asker.userId }, savedId), log) : null,
  ])
  const saved = retried === failed ? null : retried
  const professionId = doors.find((door) => door.id === wanted)?.id ?? null
  const set =
    professionId === null
      ? null
      : await attempt(findPromptSet(db, professionId === everydaySetId ? null : professionId), log)
  const loaded = set === failed ? null : set
  const template = loaded?.templates.find(({ id }) => id === templateId)
  return {
    doors,
    isCardsFailed,
    professionId,
    set: loaded,
    isSetFailed: set === failed,
    templateId: template?.id ?? null,
    text: saved?.prompt ?? text,
    savedId: saved?.id ?? null,
    resumed: resumedFromSaved(saved, goingOn),
    filed: filedUnder(
      doors.find(({ id }) => id === professionId),
      template,
    ),
    remaining: left === failed ? null : left,
    goesTo: goesTo[env.aiMode],
    userId: asker?.userId ?? null,
  }
}

/** What a sheet needs that stands on a page of its own, with no shelf of requests beside it. */
export async function sheetAlone(
  db: Database,
  { env, log }: { env: Env; log: Log },
  asker: Asker | null,
): Promise<WorkshopPage> {
  const left = asker && env.aiMode !== 'off' ? await attempt(remaining(db, env, asker), log) : null
  return {
    ...{ doors: [], isCardsFailed: false, professionId: null, set: null, isSetFailed: false },
    ...{ templateId: null, text: null, savedId: null, resumed: null },
    filed: filedUnder(undefined, undefined),
    remaining: left === failed ? null : left,
    goesTo: goesTo[env.aiMode],
    userId: asker?.userId ?? null,
  }
}

/** The longest text that is searched for, in characters. */
const longestSearch = 100
const mostFound = 12

/** 'Cerca una richiesta'; blank: nothing is searched for. */
export async function searchedTemplates(
  db: Database,
  log: Log,
  asked: string | null,
): Promise<SearchedTemplates | null> {
  const typed = addressText(asked, longestSearch)
  if (typed === '') return null
  const result = await attempt(searchAllTemplates(db, typed, mostFound), log)
  if (result === failed) return { typed, found: [], total: 0, isFailed: true }
  return { typed, ...result, isFailed: false }
}

/** A saved response to go on from, in the version that `query` may ask for; null: there is none. */
function resumedFromSaved(
  saved: SavedToGoOn | null,
  query: URLSearchParams | null,
): Resumed | null {
  if (!saved || !query) return null
  const { version, text } = versionAt(saved, query)
  const shown = version < saved.turns.length ? version : null
  const { category, tags, answerKind } = saved
  return {
    content: resumedContent(saved, shown),
    filed: { category, tags, answerKind },
    given: { text, blocks: parseMarkdown(text) },
  }
}

/** As it would stand there had it just been saved; `shown` null: in its newest version. */
function resumedContent(saved: SavedToGoOn, shown: number | null): Partial<SheetContent> {
  const { id, title, prompt, response, turns, tags, isDemo, idempotencyKey, answerKind } = saved
  return {
    answer: {
      ...noAnswer,
      status: 'ready',
      text: response,
      turns,
      shown,
      generationId: idempotencyKey,
      isDemo,
      question: { ...noAnswer.question, prompt, sent: prompt, answerKind },
    },
    saving: { ...notSaved, status: 'saved', savedId: id },
    title,
    tags: tags.join(', '),
  }
}
