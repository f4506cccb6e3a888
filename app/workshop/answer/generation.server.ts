import { randomUUID } from 'node:crypto'
import type { Turn } from '../../ai/conversation.ts'
import {
  type GenerationFault,
  type GenerationKind,
  generationFailure,
  imageWithoutContent,
  type SentKind,
} from '../../ai/fault-texts.server.ts'
import { type GenerationStatus, recordGeneration } from '../../ai/generations.server.ts'
import {
  AiFault,
  type AiFaultCode,
  type AiProvider,
  type AskedAnswer,
  noUsage,
} from '../../ai/provider.server.ts'
import { takeAllowance } from '../../ai/quota.server.ts'
import { budgetState } from '../../ai/spending.server.ts'
import { tellSpending } from '../../ai/tell-spending.server.ts'
import { generatedPicturePath } from '../../paths.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { inWholeCharacters } from '../../platform/well-formed.ts'
import { noteTemplateUse } from '../../prompt-sets/template-uses.server.ts'
import { NotAPicture, toWebp } from '../../records/pictures/decode-picture.server.ts'
import { storeGeneratedPicture } from '../../records/pictures/generated-pictures.server.ts'
import { requirePictureRoom } from '../../records/pictures/picture-room.server.ts'
import type { AnswerEvent } from './answer-events.ts'
import type { Asker } from './asker.server.ts'
import type { GeneratedImage } from './generation.ts'
import { systemMessage } from './system-message.server.ts'
import { aiProvider } from './who-answers.server.ts'
import { instructed } from './wish-instructions.server.ts'

/** What generating needs besides the database and the asker. */
export type GenerationGround = {
  env: Env
  log: Log
  /** Aborted when the person stops or leaves: ends the provider's call. */
  signal: AbortSignal
  /** Default: a request in the person's own words. */
  sentKind?: SentKind
}

/** `template`: the one that it was made from. */
type Question = Omit<AskedAnswer, 'system'> & {
  template?: string | null
  /** How it is to be answered, where not as everything else is. */
  system?: string
  /** The turns as the AI reads them, where wishes mean something else than elsewhere. */
  instruct?: (turns: readonly Turn[]) => Turn[]
}

/** Status of a request whose reader went away before it was answered; nobody reads it. */
const readerLeft = 499

/** The provider's fault; anything else is a bug, which people see as a failed generation. */
const codeOf = (error: unknown): AiFaultCode =>
  error instanceof AiFault ? error.code : 'AI_FAILED'

/** What may stand in a log about a fault: no text of the person's or the provider's. */
function describe(error: unknown) {
  const cause = error instanceof AiFault ? error.cause : error
  if (typeof cause === 'string') return { reason: cause }
  if (!(cause instanceof Error)) return {}
  const status = 'status' in cause && typeof cause.status === 'number' ? cause.status : undefined
  return { reason: cause.name, status }
}

/** One unit of the allowance and one generation, from asking to the record of how it ended. */
async function begin(db: Database, asker: Asker, kind: GenerationKind, ground: GenerationGround) {
  const { env, log, sentKind } = ground
  const refuse = (code: GenerationFault) =>
    generationFailure(code, kind, env.aiServiceName, sentKind)
  const provider = await aiProvider(db, env, log)
  if (!provider) throw refuse('AI_NOT_CONFIGURED')
  const budget = provider.isDemo ? 'none' : await budgetState(db, env)
  if (budget === 'usedUp') throw refuse('BUDGET_USED_UP')
  if (budget === 'unpriced') throw refuse('BUDGET_UNPRICED')
  const allowance = await takeAllowance(db, env, asker)
  if (!allowance.ok) throw refuse(allowance.code)
  const id = randomUUID()
  const usage = noUsage()
  /** The record is for statistics: failing to write it must not cost the person the answer. */
  const record = async (status: GenerationStatus) => {
    const { isDemo } = provider
    const generation = { id, userId: asker.userId, kind, status, isDemo, usage }
    await recordGeneration(db, generation).catch((error) =>
      log.warn({ err: error }, 'an AI generation could not be recorded'),
    )
    // Nobody waits for a mail server to have an answer.
    tellSpending({ db, env, log }).catch((cause) =>
      log.warn({ err: cause }, 'the spending could not be told'),
    )
  }
  const costsNothing = (error: unknown) =>
    usage.calls === 0 || (error instanceof AiFault && error.costsNothing)
  const giveBack = () =>
    allowance
      .giveBack(usage.calls > 0)
      .catch((cause) => log.warn({ err: cause }, 'an allowance could not be given back'))
  /** Nothing was generated. What may have been billed stays counted. @returns what to throw */
  const fail = async (error: unknown) => {
    // What was to be asked could not be made ready: nobody was asked.
    if (error instanceof KnownFailure) {
      await giveBack()
      return error
    }
    if (ground.signal.aborted) {
      await record('STOPPED')
      if (usage.calls === 0) await giveBack()
      return new KnownFailure('STOPPED', readerLeft, 'La generazione è stata fermata.')
    }
    const code = codeOf(error)
    log.warn({ kind, code, model: usage.model, ...describe(error) }, 'generation failed')
    await record(code)
    if (costsNothing(error)) await giveBack()
    return refuse(code)
  }
  const generating = { signal: ground.signal, usage, takeCall: allowance.takeCall }
  return { id, provider, generating, remaining: allowance.remaining, record, fail }
}

/**
 * Hands over the events of an answer as they come.
 * @param asked made ready after the limits were asked, where that is work; what it throws is free
 * @returns fulfilled after the last event; of a reader who left there is none
 * @throws KnownFailure with the catalogue's text, and no event, when the answer does not begin
 */
export async function generateAnswer(
  db: Database,
  asker: Asker,
  asked: Question | (() => Promise<Question>),
  ground: GenerationGround,
  take: (event: AnswerEvent) => void,
): Promise<void> {
  const { id, provider, generating, remaining, record, fail } = await begin(
    db,
    asker,
    'answer',
    ground,
  )
  const whole = inWholeCharacters()
  /** Words wait until it is known whether pictures can be made. */
  let waiting = ''
  let isWaiting = true
  let begun: Promise<void> | null = null
  let template: string | null = null

  async function tellStart() {
    const canDraw = await mayDraw(provider, ground.log)
    isWaiting = false
    take({ type: 'start', generationId: id, isDemo: provider.isDemo, remaining, canDraw })
    take({ type: 'text', text: waiting })
  }

  function write(piece: string, isAnew = false) {
    const text = whole(piece)
    if (isWaiting) {
      waiting = isAnew ? text : waiting + text
      begun ??= tellStart()
      return
    }
    if (isAnew) take({ type: 'anew' })
    take({ type: 'text', text })
  }

  try {
    const {
      turns = [],
      template: from = null,
      instruct = instructed,
      ...ready
    } = await readyOf(asked)
    template = from
    const question = { system: systemMessage, ...ready, turns: instruct(turns) }
    await provider.answer(question, generating, write)
    if (!begun) throw new AiFault('AI_EMPTY')
    await begun
  } catch (error) {
    if (!begun) throw await fail(error)
    await begun
    if (ground.signal.aborted) return record('STOPPED')
    const code = codeOf(error)
    ground.log.warn({ kind: 'answer', code, ...describe(error) }, 'an answer broke off')
    await record(code)
    const { env, sentKind } = ground
    const { message } = generationFailure(code, 'answer', env.aiServiceName, sentKind)
    return take({ type: 'error', code, message })
  }
  await record('ok')
  if (template !== null) await noteUse(db, template, ground.log)
  take({ type: 'end', cut: generating.usage.cut })
}

const readyOf = async (asked: Question | (() => Promise<Question>)) =>
  typeof asked === 'function' ? asked() : asked

/** It is for statistics, as the record of the generation is: the person has the answer already. */
const noteUse = (db: Database, template: string, log: Log) =>
  noteTemplateUse(db, template).catch((cause) =>
    log.warn({ err: cause }, 'the use of a template could not be counted'),
  )

/** An answer is not lost because something else cannot be read. */
const mayDraw = (provider: AiProvider, log: Log) =>
  provider.canDraw().catch((cause) => {
    log.warn({ err: cause }, 'whether pictures can be made could not be read')
    return true
  })

/** Makes and stores a picture for an answer. @throws KnownFailure with the catalogue's text */
export async function generateImage(
  db: Database,
  asker: Asker,
  { prompt, answer }: { prompt: string; answer: string },
  ground: GenerationGround,
): Promise<GeneratedImage> {
  if (answer.trim() === '') throw new KnownFailure('MISSING_CONTENT', 400, imageWithoutContent)
  const owner = { userId: asker.userId, visitorId: asker.userId ? null : asker.visitorId }
  await requirePictureRoom(db, owner)
  const generation = await begin(db, asker, 'image', ground)
  const { provider, generating } = generation
  const { isDemo } = provider
  let webp: Uint8Array
  try {
    const bytes = await provider.image(prompt, answer, generating)
    webp = await decoded(bytes, !isDemo)
  } catch (error) {
    throw await generation.fail(error)
  }
  const imageId = await storeGeneratedPicture(db, owner, { webp, isDemo }).catch(async (error) => {
    await generation.record('AI_FAILED')
    throw error
  })
  await generation.record('ok')
  return {
    imageId,
    url: generatedPicturePath(imageId),
    isDemo,
    remaining: generation.remaining,
  }
}

async function decoded(bytes: Uint8Array, isOfAi: boolean): Promise<Uint8Array> {
  try {
    return await toWebp(bytes, { isOfAi })
  } catch (error) {
    throw error instanceof NotAPicture ? new AiFault('AI_FAILED', error) : error
  }
}
