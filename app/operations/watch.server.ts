import { setTimeout as wait } from 'node:timers/promises'
import { refusedWrite } from '../platform/db/refused-write.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'
import { mailDelivery } from '../platform/mail.server.ts'
import { removeSetting, takeTurn } from '../platform/settings/stored-settings.server.ts'
import { type AlertGround, forgetOldAlerts, mailAlert } from '../platform/tell-once.server.ts'
import type { CheckFound } from './check.ts'
import { type Check, checks } from './checks.server.ts'
import { health } from './health/health.server.ts'
import { seeProcess, seeSite } from './seen.server.ts'
import { noteServices, readServices, type Services } from './services.server.ts'
import { beginAlert, endAlert, tellChanges } from './tell-changes.server.ts'

const lookMilliseconds = minuteMilliseconds
/** Services that answered are asked again after so long, others with each look. */
const checkMilliseconds = 5 * minuteMilliseconds
/** A failover or a restart of the database is nothing to tell. */
const databasePatience = 2 * minuteMilliseconds
const againMilliseconds = 15 * minuteMilliseconds

/** Of several processes on one database the one that looked last looks again. */
export const watchTurn = { key: 'watchTurn', milliseconds: 50_000 }
/** Nobody else was heard of: while the database is away this is the process that tells. */
let isOurTurn = true

const pause = (milliseconds: number, signal: AbortSignal) =>
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
    await pause(lookMilliseconds, signal)
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
  await noteCurrentServices(ground)
  await tellChanges(ground, await seeSite(ground.db, ground.env))
}

/** After a start the services are asked whatever is known of them: the settings may be others. */
let isFirstLook = true

/** Asks the services anew at first, and when what they said is old, or was bad. */
async function noteCurrentServices(ground: AlertGround): Promise<void> {
  const known = await readServices(ground.db)
  const isOld = !known || Date.now() - known.at.getTime() > checkMilliseconds
  if (known && !isFirstLook && !isOld && areWell(known)) return
  await noteServices(ground.db, ground)
  await forgetOldAlerts(ground.db)
  isFirstLook = false
}

const wellMail: ReadonlySet<Services['mail']> = new Set(['answers', 'outbox', 'none'])
const wellAi: ReadonlySet<Services['provider']['state']> = new Set(['answers', 'demo', 'off'])

const areWell = ({ provider, mail }: Services) => wellAi.has(provider.state) && wellMail.has(mail)

const ofDatabase = checks.find(({ name }) => name === 'database') as Check

/** Follows a database that cannot keep by itself what was told of it. */
export class DatabaseWatch {
  readonly #ground: Pick<AlertGround, 'env' | 'log'>
  #since: Date | null = null
  #isTold = false
  #triedAt = 0

  constructor(ground: Pick<AlertGround, 'env' | 'log'>) {
    this.#ground = ground
  }

  /** @param found what the check of the database finds @param mayTell this process is to tell */
  async look(found: CheckFound | null, mayTell: boolean, now = new Date()): Promise<void> {
    if (found?.tone !== 'bad') return await this.#end(now)
    this.#since ??= now
    const isLong = now.getTime() - this.#since.getTime() >= databasePatience
    if (!isLong || this.#isTold || !mayTell) return
    if (now.getTime() - this.#triedAt < againMilliseconds) return
    this.#triedAt = now.getTime()
    this.#isTold = await this.#mail(beginAlert(ofDatabase, this.#since, found))
  }

  async #end(now: Date) {
    const since = this.#since
    this.#since = null
    this.#triedAt = 0
    if (!since || !this.#isTold) return
    this.#isTold = false
    await this.#mail(endAlert(ofDatabase, since, now))
  }

  /** @returns whether nobody is left to tell */
  async #mail(alert: ReturnType<typeof endAlert>): Promise<boolean> {
    const { env, log } = this.#ground
    log.warn({ alert: alert.key, about: alert.subject }, 'an alert is told')
    if (env.OPERATOR_EMAIL === undefined || mailDelivery(env) === 'none') return true
    return (await mailAlert(this.#ground, alert, [env.OPERATOR_EMAIL])) > 0
  }
}

const databaseLookMilliseconds = 10_000

/** Tells of a database that is away, from the start on. Runs until `signal` aborts. */
export async function watchDatabase(
  ground: Pick<AlertGround, 'env' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const watch = new DatabaseWatch(ground)
  while (!signal.aborted) {
    await watch.look(ofDatabase.check(seeProcess(ground.env)), isOurTurn)
    await pause(databaseLookMilliseconds, signal)
  }
}
