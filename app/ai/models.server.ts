import { product } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { hourMilliseconds, minuteMilliseconds } from '../platform/durations.ts'
import type { Log } from '../platform/log/log.server.ts'
import { readSetting, writeSetting } from '../platform/settings/stored-settings.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { chosenModel, type ModelChoice } from './choose-model.ts'
import { type ModelList, readModelList } from './model-list.server.ts'
import { isSighted } from './model-names.ts'
import { AiFault, type ModelKind } from './provider.server.ts'
import { type RequestOptions, specified } from './request-options.ts'

export type ServiceSettings = {
  /** Any OpenAI-compatible address. */
  baseUrl: string
  /** Unset for services that ask for none. */
  apiKey?: string | undefined
  /** Models named by the settings, in order of preference; empty: the list decides. */
  named: Record<ModelKind, readonly string[]>
}

/** What is stored of the models, and shared by all processes of an installation. */
export type StoredModels = {
  /** What an administrator chose; null: the settings or the list decide. */
  chosen(kind: ModelKind): Promise<string | null>
  /** Notes the model in use. @returns the one before, when it changed */
  noteInUse(kind: ModelKind, model: string): Promise<string | null>
  /** What was in use is gone, and another took its place. Nobody waits for it. */
  tellReplaced(change: { before: string; model: string }): void
}

/** For a trial without a database. */
export const nothingStored: StoredModels = {
  chosen: async () => null,
  noteInUse: async () => null,
  tellReplaced: () => {},
}

/** What a model did not take: the options that it is asked with instead, and pictures. */
type Refused = { options?: RequestOptions; isBlind?: true }

/** How long a list is believed, and how long a model that was not found stays away. */
const listMilliseconds = 6 * hourMilliseconds
/** After so long a list that did not come is asked for again. */
const retryMilliseconds = minuteMilliseconds
/** How long another process may not know what an administrator chose. */
const choiceMilliseconds = 5000

/**
 * The models of one service: its list, what is chosen, and until the process ends what they
 * refused.
 */
export type AiService = {
  readonly address: string
  /** The model to ask now. @throws AiFault AI_NO_MODEL, AI_MODEL_GONE or AI_NO_PICTURES */
  modelFor(kind: ModelKind): Promise<string>
  /**
   * The same with its reason and what follows it; null when there is none.
   * @param mayWait for the list, where it decides and none is there yet; default: yes
   */
  choice(kind: ModelKind, mayWait?: boolean): Promise<ModelChoice | null>
  /** Whether pictures can be shown to a model, as far as is known. */
  readsPictures(model: string): boolean
  /** Whether the model in use reads pictures; nobody waits for a list to know it. */
  canSee(): Promise<boolean>
  /** What a request to this model carries: the specified options, until it refused them. */
  optionsFor(kind: ModelKind, model: string): RequestOptions
  /** Remembers how a model is to be asked from now on, until the process ends. */
  noteRefusal(model: string, refused: Refused): void
  /** The service does not have it: the list is asked for again. */
  noteGone(model: string): Promise<void>
  /** Somebody chose another model: it counts from now on. */
  reread(): void
  refresh(): Promise<ModelList>
  /** The list as asked for in the last six hours, or the last minute where none came; else asks now. */
  recent(): Promise<ModelList>
  /** The list as it was last asked for; null before the first time. */
  list(): { at: Date; list: ModelList } | null
}

/** @param read asks for the list; tests hand in their own */
export function createService(
  settings: ServiceSettings,
  stored: StoredModels,
  log: Log,
  read: typeof readModelList = readModelList,
): AiService {
  let asked: { at: Date; list: ModelList } | null = null
  /** The last list that could be used: a service that is away for a while has the same models. */
  let offered: string[] | null = null
  let underWay: Promise<ModelList> | null = null
  const refusals = new Map<string, Refused>()
  /** When the service last said that it does not have them. */
  const gone = new Map<string, number>()
  const choices = new Map<ModelKind, { at: number; choice: ModelChoice | null }>()

  function refresh(): Promise<ModelList> {
    underWay ??= read(settings).then((list) => {
      underWay = null
      choices.clear()
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
  async function currentList(mustKnow: boolean): Promise<string[] | null> {
    if (isOld()) {
      const refreshed = refresh()
      if (mustKnow && !offered) await refreshed
    }
    return offered
  }

  const goneNow = () => {
    const since = Date.now() - listMilliseconds
    return new Set([...gone].flatMap(([model, at]) => (at > since ? [model] : [])))
  }

  /** Made again every few seconds: answers need not wait for what an administrator chose. */
  async function choice(kind: ModelKind, mayWait = true): Promise<ModelChoice | null> {
    const known = choices.get(kind)
    if (known && Date.now() - known.at < choiceMilliseconds) return known.choice
    const named = settings.named[kind]
    const chosen = await stored.chosen(kind)
    const list = await currentList(mayWait && named.length === 0 && chosen === null)
    const choice = chosenModel({ kind, chosen, named, offered: list, gone: goneNow() })
    // A request that can wait for the list on its way finds more.
    if (choice || !isOld()) choices.set(kind, { at: Date.now(), choice })
    return choice
  }

  async function modelFor(kind: ModelKind): Promise<string> {
    const found = await choice(kind)
    if (!found)
      throw new AiFault(faultWithoutModel(kind, settings, offered), undefined, {
        costsNothing: true,
      })
    const before = await stored.noteInUse(kind, found.model)
    if (before) {
      log.warn({ kind, before, model: found.model, reason: found.reason }, 'the AI model changed')
      if (goneNow().has(before)) stored.tellReplaced({ before, model: found.model })
    }
    return found.model
  }

  const readsPictures = (model: string) => isSighted(model) && !refusals.get(model)?.isBlind

  async function canSee(): Promise<boolean> {
    const model = (await choice('text', false))?.model
    return model !== undefined && readsPictures(model)
  }

  return {
    address: settings.baseUrl,
    modelFor,
    choice,
    readsPictures,
    canSee,
    optionsFor: (kind, model) => refusals.get(model)?.options ?? specified[kind],
    noteRefusal(model, refused) {
      refusals.set(model, { ...refusals.get(model), ...refused })
      log.info({ model, ...refused }, 'an AI model is asked in another way from now on')
    },
    async noteGone(model) {
      gone.set(model, Date.now())
      choices.clear()
      await refresh()
    },
    reread: () => choices.clear(),
    refresh,
    recent: async () => (asked && !isOld() ? asked.list : refresh()),
    list: () => asked,
  }
}

function faultWithoutModel(kind: ModelKind, { named }: ServiceSettings, offered: string[] | null) {
  if (named[kind].length > 0) return 'AI_MODEL_GONE'
  return kind === 'picture' && offered ? 'AI_NO_PICTURES' : 'AI_NO_MODEL'
}

/** Where the administrators' choice and the model in use stand, for a service and a kind. */
export const chosenKey = (service: string, kind: ModelKind) => `ai:chosen:${kind}:${service}`
const inUseKey = (service: string, kind: ModelKind) => `ai:inUse:${kind}:${service}`

/** What administrators chose and what is in use, in the database: all processes share it. */
export function storedModels(
  db: Database,
  service: string,
  tellReplaced: StoredModels['tellReplaced'] = () => {},
): StoredModels {
  /** Spares a read a question: who writes it again changes nothing. */
  const inUse = new Map<ModelKind, string>()
  return {
    chosen: (kind) => readSetting(db, chosenKey(service, kind)),

    async noteInUse(kind, model) {
      if (inUse.get(kind) === model) return null
      const before = await db.transaction().execute((trx) => replaced(trx, service, kind, model))
      inUse.set(kind, model)
      return before
    },

    tellReplaced,
  }
}

/** Notes the model in use, and in the register that it took another's place. */
async function replaced(trx: Database, service: string, kind: ModelKind, model: string) {
  const key = inUseKey(service, kind)
  const before = await readSetting(trx, key)
  if (before === model) return null
  await writeSetting(trx, key, model)
  if (before === null) return null
  await noteInRegister(trx, product, { act: 'modelReplaced', about: model })
  return before
}
