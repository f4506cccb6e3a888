import {
  claimSetting,
  readSetting,
  removeSetting,
} from '../platform/settings/stored-settings.server.ts'
import { type Alert, type AlertGround, tellOnce, wasTold } from '../platform/tell-once.server.ts'
import { conditionWords } from './alert-words.ts'
import type { ConditionName, Reading } from './condition.ts'

const sinceKey = (name: ConditionName) => `condition:${name}`

/** Tells the operator of each condition that has begun or ended, once. */
export async function tellConditions(
  ground: AlertGround,
  readings: readonly Reading[],
  now: Date,
): Promise<void> {
  for (const reading of readings) {
    if (reading.isBad === true) await follow(ground, reading, now)
    if (reading.isBad === false) await end(ground, reading.name, now)
  }
}

async function follow(ground: AlertGround, { name, patience, cause }: Reading, now: Date) {
  await claimSetting(ground.db, sinceKey(name), now.toISOString())
  const since = new Date((await readSetting(ground.db, sinceKey(name))) ?? now)
  if (now.getTime() - since.getTime() < patience) return
  await tellOnce(ground, beginAlert(name, since, cause), () => readers(ground, name))
}

async function end(ground: AlertGround, name: ConditionName, now: Date) {
  const kept = await readSetting(ground.db, sinceKey(name))
  if (kept === null) return
  const since = new Date(kept)
  if (await wasTold(ground.db, beginKey(name, since))) {
    const alert = endAlert(name, since, now)
    await tellOnce(ground, alert, async () => operator(ground))
    // Whom it did not reach is told in a while.
    if (!(await wasTold(ground.db, alert.key))) return
  }
  await removeSetting(ground.db, sinceKey(name))
}

/** null: only the log is told. */
const operator = ({ env }: Pick<AlertGround, 'env'>) =>
  env.OPERATOR_EMAIL === undefined ? null : [env.OPERATOR_EMAIL]

/** Mail cannot say that mail fails. */
const readers = async (ground: AlertGround, name: ConditionName) =>
  name === 'mail' ? null : operator(ground)

const beginKey = (name: ConditionName, since: Date) => `${name}:${since.toISOString()}:begins`

/** What is told of a condition that began at `since`. */
export function beginAlert(name: ConditionName, since: Date, cause?: string): Alert {
  const { begins, remedy, path } = conditionWords[name]
  return {
    key: beginKey(name, since),
    subject: begins,
    sentences: [
      ...(cause ? [cause] : []),
      `È così almeno dal ${moment.format(since)}.`,
      remedy,
      'Quando finisce arriva un altro messaggio.',
    ],
    link: { path, label: 'Apri la pagina' },
  }
}

export function endAlert(name: ConditionName, since: Date, now: Date): Alert {
  const { ends, path } = conditionWords[name]
  return {
    key: `${name}:${since.toISOString()}:ends`,
    subject: ends,
    sentences: [`È durato dal ${moment.format(since)} al ${moment.format(now)}.`],
    link: { path, label: 'Apri la pagina' },
  }
}

const moment = new Intl.DateTimeFormat('it-IT', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' },
})
