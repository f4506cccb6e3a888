import { randomUUID } from 'node:crypto'
import { generatedPicturePath } from '../../paths.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { NotAPicture, toWebp } from '../../records/pictures/decode-picture.server.ts'
import { storeGeneratedPicture } from '../../records/pictures/generated-pictures.server.ts'
import { generationFailure } from '../fault-texts.server.ts'
import { recordGeneration } from '../generations.server.ts'
import { costOf, withoutPrice } from '../money.ts'
import type { AiFaultCode } from '../provider.server.ts'
import { takeCall } from '../quota.server.ts'
import { aiService, serviceProvider } from '../service.server.ts'
import { readPrices } from '../spending.server.ts'
import { type Trial, tryModel } from '../trial.server.ts'

/** What an administrator sees of a trial. */
export type TrialShown = {
  kind: Trial['kind']
  model: string | null
  milliseconds: number | null
  text: string | null
  /** Where the picture is served, to its maker only. */
  pictureUrl: string | null
  tokensIn: number
  tokensOut: number
  /** In euros; null while the model's price is not known. */
  cost: number | null
  fault: string | null
}

/**
 * 'Prova ora': one real answer and, where the service makes any, one real picture. They are
 * recorded, counted and paid like everybody's.
 * @returns null when no service is configured
 * @throws KnownFailure 403 for whoever may not, 429 when the day's calls are used up
 */
export async function tryService(
  db: Database,
  actor: Actor,
  { env, log, signal }: { env: Env; log: Log; signal: AbortSignal },
): Promise<TrialShown[] | null> {
  requireMay(actor, 'setAi')
  const service = aiService(db, env, log)
  if (!service) return null
  const provider = await serviceProvider(service, env)
  const take = () => takeCall(db, env)
  if (!(await take())) throw generationFailure('QUOTA_DAY', 'answer', env.aiServiceName)
  const canDraw = (await provider.canDraw()) && (await take())
  const [answer, picture] = await Promise.all([
    tryModel(provider, 'text', signal, take),
    canDraw ? tryModel(provider, 'picture', signal, take) : null,
  ])
  const trials = picture ? [answer, picture] : [answer]
  return Promise.all(trials.map((trial) => kept(db, actor, trial)))
}

async function kept(db: Database, actor: Actor, trial: Trial): Promise<TrialShown> {
  const { usage, ...rest } = trial
  const { url, fault } = await keptPicture(db, actor, trial)
  const kind = trial.kind === 'text' ? 'answer' : 'image'
  await recordGeneration(db, {
    id: randomUUID(),
    userId: actor.id,
    kind,
    status: fault ? (fault as AiFaultCode) : 'ok',
    isDemo: false,
    usage,
  })
  const { model, tokensIn, tokensOut } = usage
  const prices = await readPrices(db)
  const used =
    model && !fault ? [{ model, kind, generations: 1, tokensIn, tokensOut } as const] : []
  return {
    kind: rest.kind,
    model,
    milliseconds: rest.milliseconds,
    text: rest.text,
    pictureUrl: url,
    tokensIn,
    tokensOut,
    cost: withoutPrice(used, prices).length > 0 ? null : costOf(used, prices),
    fault,
  }
}

async function keptPicture(db: Database, actor: Actor, { picture, fault }: Trial) {
  if (!picture) return { url: null, fault }
  try {
    const owner = { userId: actor.id, visitorId: null }
    const id = await storeGeneratedPicture(db, owner, {
      webp: await toWebp(picture, { isOfAi: true }),
      isDemo: false,
    })
    return { url: generatedPicturePath(id), fault }
  } catch (error) {
    if (error instanceof NotAPicture) return { url: null, fault: 'AI_FAILED' }
    throw error
  }
}
