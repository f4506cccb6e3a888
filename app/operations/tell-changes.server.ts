import {
  claimSetting,
  readSetting,
  removeSetting,
} from '../platform/settings/stored-settings.server.ts'
import { type Alert, type AlertGround, tellOnce, wasTold } from '../platform/tell-once.server.ts'
import type { CheckFound, CheckName } from './check.ts'
import { type Check, runChecks } from './checks.server.ts'
import type { Seen } from './seen.server.ts'

const sinceKey = (name: CheckName) => `condition:${name}`

/** Tells the operator of each check that has become bad, or well again, once. */
export async function tellChanges(ground: AlertGround, seen: Seen): Promise<void> {
  for (const { check, found } of runChecks(seen)) {
    if (found?.tone === 'bad') await follow(ground, check, found, seen.now)
    else if (found && !found.isClose) await end(ground, check, seen.now)
  }
}

async function follow(ground: AlertGround, check: Check, found: CheckFound, now: Date) {
  const key = sinceKey(check.name)
  await claimSetting(ground.db, key, now.toISOString())
  const since = new Date((await readSetting(ground.db, key)) ?? now)
  if (now.getTime() - since.getTime() < (found.patience ?? 0)) return
  await tellOnce(ground, beginAlert(check, since, found), () => readers(ground, check.name))
}

async function end(ground: AlertGround, check: Check, now: Date) {
  const key = sinceKey(check.name)
  const kept = await readSetting(ground.db, key)
  if (kept === null) return
  const since = new Date(kept)
  if (await wasTold(ground.db, beginKey(check.name, since))) {
    const alert = endAlert(check, since, now)
    await tellOnce(ground, alert, async () => operator(ground))
    // Whom it did not reach is told in a while.
    if (!(await wasTold(ground.db, alert.key))) return
  }
  await removeSetting(ground.db, key)
}

/** null: only the log is told. */
const operator = ({ env }: Pick<AlertGround, 'env'>) =>
  env.OPERATOR_EMAIL === undefined ? null : [env.OPERATOR_EMAIL]

/** Mail cannot say that mail fails. */
const readers = async (ground: AlertGround, name: CheckName) =>
  name === 'mail' ? null : operator(ground)

const beginKey = (name: CheckName, since: Date) => `${name}:${since.toISOString()}:begins`

/** What is told of a check that has been bad since `since`. */
export function beginAlert({ name, words }: Check, since: Date, found: CheckFound): Alert {
  return {
    key: beginKey(name, since),
    subject: words.begins,
    sentences: [
      `${found.text}.`,
      ...(found.hint ? [found.hint] : []),
      `È così almeno dal ${moment.format(since)}.`,
      words.remedy,
      'Quando finisce arriva un altro messaggio.',
    ],
    link: { path: words.path, label: 'Apri la pagina' },
  }
}

export function endAlert({ name, words }: Check, since: Date, now: Date): Alert {
  return {
    key: `${name}:${since.toISOString()}:ends`,
    subject: words.ends,
    sentences: [`È durato dal ${moment.format(since)} al ${moment.format(now)}.`],
    link: { path: words.path, label: 'Apri la pagina' },
  }
}

const moment = new Intl.DateTimeFormat('it-IT', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' },
})
