import { hourMilliseconds, minuteMilliseconds } from '../durations.ts'
import type { Log } from '../log/log.server.ts'
import { AiFault, type ModelKind } from './ai.server.ts'
import { chosenModel, type ModelChoice, type OfferedModel } from './choose-model.ts'
import { type ModelList, readModelList } from './model-list.server.ts'
import { effortOf, type Lessons, readsPictures } from './request-shape.ts'

export type ServiceSettings = {
  /** Any OpenAI-compatible address. */
  baseUrl: string
  /** Unset for services that ask for none. */
  apiKey?: string | undefined
  /** Models named by the settings, in order of preference; empty: the list decides. */
  named: Record<ModelKind, readonly string[]>
}

/** What outlives the process, and is shared by all processes of an installation. */
export type ServiceMemory = {
  /** What was learned about a model; `gone` carries when the service last said so. */
  lessons(model: string): Promise<Lessons>
  learn(model: string, lessons: readonly string[]): Promise<void>
  /** Models that the service said it does not have, since `since`. */
  gone(since: Date): Promise<ReadonlySet<string>>
  /** What an administrator chose; null: the settings or the list decide. */
  chosen(kind: ModelKind): Promise<string | null>
  /** Notes the model in use. @returns the one before, when it changed */
  noteInUse(kind: ModelKind, model: string): Promise<string | null>
}

/** Marks a model that the service does not have. */
export const goneLesson = 'gone'

/** How long a list is believed, and how long a model that was not found stays away. */
const listMilliseconds = 6 * hourMilliseconds
/** After so long a list that did not come is asked for again. */
const retryMilliseconds = minuteMilliseconds
/** How long another process may not know what an administrator chose. */
const standingMilliseconds = 5000

/** The models of one service: its list, what may be chosen from it, and what was learned. */
export type AiService = {
  readonly address: string
  /** The model to ask now. @throws AiFault AI_NO_MODEL, AI_MODEL_GONE or AI_NO_PICTURES */
  modelFor(kind: ModelKind): Promise<string>
  /**
   * The same with its reason, its end and what follows it; null when there is none.
   * @param mayWait for the list, where it decides and none is there yet; default: yes
   */
  choice(kind: ModelKind, mayWait?: boolean): Promise<ModelChoice | null>
  lessonsOf(model: string): Promise<Lessons>
  /** Whether the model in use reads pictures; nobody waits for a list to know it. */
  canSee(): Promise<boolean>
  /** Remembers what a model refuses; one that is gone makes the list be asked again. */
  learn(model: string, lessons: readonly string[]): Promise<void>
  /** Remembers that a model thinks, and that telling it not to is in vain where it was told. */
  noteThinking(model: string): Promise<void>
  /** Somebody chose another model, or forgot what was learned: it counts from now on. */
  reread(): void
  /** Asks for the list now. */
  refresh(): Promise<ModelList>
  /** The list as it was last asked for; null before the first time. */
  list(): { at: Date; list: ModelList } | null
}

type Standing = { at: number; chosen: string | null; gone: ReadonlySet<string> }

/** @param read asks for the list; tests hand in their own */
export function createService(
  settings: ServiceSettings,
  memory: ServiceMemory,
  log: Log,
  read: typeof readModelList = readModelList,
): AiService {
  let asked: { at: Date; list: ModelList } | null = null
  /** The last list that could be used: a service that is away for a while has the same models. */
  let offered: OfferedModel[] | null = null
  let underWay: Promise<ModelList> | null = null
  const learned = new Map<string, Lessons>()
  const standings = new Map<ModelKind, Standing>()

  function refresh(): Promise<ModelList> {
    underWay ??= read(settings).then((list) => {
      underWay = null
      asked = { at: new Date(), list }
      if (list.state === 'answers') offered = list.models
      return list
    })
    return underWay
  }

  function isOld(): boolean {
    if (!asked) return true
    const lasts = asked.list.state === 'answers' ? listMilliseconds : retryMilliseconds
    return Date.now() - asked.at.getTime() > lasts
  }

  /**
   * Nobody waits for a list that is only old; one is waited for while it decides and none is there.
   */
  async function currentList(mustKnow: boolean): Promise<OfferedModel[] | null> {
    if (isOld()) {
      const refreshed = refresh()
      if (mustKnow && !offered) await refreshed
    }
    return offered
  }

  /**
   * What the memory says of a kind, asked again every few seconds: answers need not wait for it.
   */
  async function standing(kind: ModelKind): Promise<Standing> {
    const known = standings.get(kind)
    if (known && Date.now() - known.at < standingMilliseconds) return known
    const [chosen, gone] = await Promise.all([
      memory.chosen(kind),
      memory.gone(new Date(Date.now() - listMilliseconds)),
    ])
    const found = { at: Date.now(), chosen, gone }
    standings.set(kind, found)
    return found
  }

  function reread() {
    standings.clear()
    learned.clear()
  }

  async function choice(kind: ModelKind, mayWait = true): Promise<ModelChoice | null> {
    const named = settings.named[kind]
    const { chosen, gone } = await standing(kind)
    const list = await currentList(mayWait && named.length === 0 && chosen === null)
    const today = new Date().toISOString().slice(0, 10)
    return chosenModel({ kind, chosen, named, offered: list, gone, today })
  }

  async function modelFor(kind: ModelKind): Promise<string> {
    const found = await choice(kind)
    if (!found)
      throw new AiFault(faultWithoutModel(kind, settings, offered), undefined, {
        costsNothing: true,
      })
    const before = await memory.noteInUse(kind, found.model)
    if (before) {
      log.warn({ kind, before, model: found.model, reason: found.reason }, 'the AI model changed')
    }
    return found.model
  }

  async function lessonsOf(model: string): Promise<Lessons> {
    const lessons = learned.get(model) ?? (await memory.lessons(model))
    learned.set(model, lessons)
    return lessons
  }

  async function canSee(): Promise<boolean> {
    const model = (await choice('text', false))?.model
    return model !== undefined && readsPictures(model, await lessonsOf(model))
  }

  async function learn(model: string, lessons: readonly string[]): Promise<void> {
    log.info({ model, lessons }, 'learned what an AI model takes')
    await memory.learn(model, lessons)
    // Read again, so that what other processes learned meanwhile counts too.
    reread()
    if (lessons.includes(goneLesson)) await refresh()
  }

  async function noteThinking(model: string): Promise<void> {
    try {
      const known = await lessonsOf(model)
      const vain = effortOf(model, known) === 'none' ? ['reasoning_effort:none'] : []
      const news = ['thinks', ...vain].filter((one) => !known.has(one))
      if (news.length > 0) await learn(model, news)
    } catch (error) {
      // The answer is there: it is not lost because a lesson could not be kept.
      log.warn({ err: error, model }, 'what an AI model takes could not be kept')
    }
  }

  return {
    address: settings.baseUrl,
    modelFor,
    choice,
    lessonsOf,
    canSee,
    learn,
    noteThinking,
    reread,
    refresh,
    list: () => asked,
  }
}

function faultWithoutModel(
  kind: ModelKind,
  { named }: ServiceSettings,
  offered: OfferedModel[] | null,
) {
  if (named[kind].length > 0) return 'AI_MODEL_GONE'
  return kind === 'picture' && offered ? 'AI_NO_PICTURES' : 'AI_NO_MODEL'
}
