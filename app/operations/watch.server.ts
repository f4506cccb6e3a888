import { setTimeout as wait } from 'node:timers/promises'
import { refusedWrite } from '../platform/db/refused-write.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'
import { mailDelivery } from '../platform/mail.server.ts'
import { removeSetting, takeTurn } from '../platform/settings/stored-settings.server.ts'
import { type AlertGround, mailAlert } from '../platform/tell-once.server.ts'
import type { Checks } from './findings.ts'
import { health } from './health/health.server.ts'
import { readConditions } from './read-conditions.server.ts'
import { checkServices, readChecks } from './services.server.ts'
import { beginAlert, endAlert, tellConditions } from './tell-conditions.server.ts'

const pause = minuteMilliseconds
/** Services that answered are asked again after so long, others with each look. */
const checkMilliseconds = 5 * minuteMilliseconds
/** A failover or a restart of the database is nothing to tell. */
const databasePatience = 2 * minuteMilliseconds
const againMilliseconds = 15 * minuteMilliseconds

/** Of several processes on one database the one that looked last looks again. */
export const watchTurn = { key: 'watchTurn', milliseconds: 50_000 }
/** Nobody else was heard of: while the database is away this is the process that tells. */
let isOurTurn = true

const rest = (milliseconds: number, signal: AbortSignal) =>
  wait(milliseconds, undefined, { signal, ref: false }).catch(() => {})

/** Looks each minute at what an operator is to know, and tells it. Runs until `signal` aborts. */
export async function watchConditions(ground: AlertGround, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await lookAround(ground)
    } catch (error) {
      // A database that is away is told of by the other watch.
      if (!signal.aborted) ground.log.warn({ err: error }, 'the watch could not look')
    }
    await rest(pause, signal)
  }
}

/** Another process, or the next start, watches at once. */
export async function endWatch({ db, log }: Pick<AlertGround, 'db' | 'log'>): Promise<void> {
  if (!health().up || !isOurTurn) return
  try {
    await removeSetting(db, watchTurn.key)
  } catch (error) {
    log.warn({ err: error }, 'the watch could not be handed on')
  }
}

async function lookAround(ground: AlertGround): Promise<void> {
  if (!health().up || refusedWrite()) return
  isOurTurn = await takeTurn(ground.db, watchTurn.key, watchTurn.milliseconds)
  if (!isOurTurn) return
  const seen = { checks: await currentChecks(ground), room: health().room }
  const now = new Date()
  await tellConditions(ground, await readConditions(ground, seen, now), now)
}

/** Other settings may have come with the start. */
let isFirstLook = true

/** Asks the services anew at first, and when what they said is old, or was bad. */
async function currentChecks(ground: AlertGround): Promise<Checks> {
  const known = await readChecks(ground.db)
  const isOld = !known || Date.now() - known.at.getTime() > checkMilliseconds
  if (known && !isFirstLook && !isOld && areWell(known)) return known
  const checks = await checkServices(ground.db, ground)
  isFirstLook = false
  return checks
}

const wellMail: ReadonlySet<Checks['mail']> = new Set(['answers', 'outbox', 'none'])
const wellAi: ReadonlySet<Checks['provider']['state']> = new Set(['answers', 'demo', 'off'])

const areWell = ({ provider, mail }: Checks) => wellAi.has(provider.state) && wellMail.has(mail)

/** Follows a database that cannot keep by itself what was told of it. */
export class DatabaseWatch {
  readonly #ground: Pick<AlertGround, 'env' | 'log'>
  #since: Date | null = null
  #isTold = false
  #triedAt = 0

  constructor(ground: Pick<AlertGround, 'env' | 'log'>) {
    this.#ground = ground
  }

  /** @param isAway it does not answer, or takes no writes @param mayTell this process is to tell */
  async look(isAway: boolean, mayTell: boolean, now = new Date()): Promise<void> {
    if (!isAway) return await this.#end(now)
    this.#since ??= now
    const isLong = now.getTime() - this.#since.getTime() >= databasePatience
    if (!isLong || this.#isTold || !mayTell) return
    if (now.getTime() - this.#triedAt < againMilliseconds) return
    this.#triedAt = now.getTime()
    this.#isTold = await this.#mail(beginAlert('database', this.#since))
  }

  async #end(now: Date) {
    const since = this.#since
    this.#since = null
    this.#triedAt = 0
    if (!since || !this.#isTold) return
    this.#isTold = false
    await this.#mail(endAlert('database', since, now))
  }

  /** @returns whether nobody is left to tell */
  async #mail(alert: ReturnType<typeof endAlert>): Promise<boolean> {
    const { env, log } = this.#ground
    log.warn({ alert: alert.key, about: alert.subject }, 'an alert is told')
    if (env.OPERATOR_EMAIL === undefined || mailDelivery(env) === 'none') return true
    return (await mailAlert(this.#ground, alert, [env.OPERATOR_EMAIL])) > 0
  }
}

const lookMilliseconds = 10_000

/** Tells of a database that is away, from the start on. Runs until `signal` aborts. */
export async function watchDatabase(
  ground: Pick<AlertGround, 'env' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const watch = new DatabaseWatch(ground)
  while (!signal.aborted) {
    await watch.look(!health().up || refusedWrite() !== null, isOurTurn)
    await rest(lookMilliseconds, signal)
  }
}
