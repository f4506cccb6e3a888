import { aiServicePath } from '../admin-paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'
import { linkMail } from '../platform/link-mail.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { mailDelivery, sendMail } from '../platform/mail.server.ts'
import { givenRoleColumns, may, rolesFor, roleThatCounts } from '../platform/roles.ts'
import { romanDay } from '../platform/roman-day.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { claimSetting, writeSetting } from '../platform/settings/stored-settings.server.ts'
import { faultWords, isForAdministrators } from './faults.ts'
import { daysBetween } from './model-end.ts'
import { budgetThreshold } from './money.ts'
import { readSpending } from './spending.server.ts'

export type AlertGround = { db: Database; env: Env; log: Log }

type Alert = {
  /** Says it once, whichever process notices it first. */
  key: string
  subject: string
  sentences: string[]
}

const toldPrefix = 'ai:told:'

/** Kept in place of a subject: it is told anew when it is noticed after the pause. */
const reachedNobody = ''
const pauseMilliseconds = 15 * minuteMilliseconds

/** Tells everybody who sets the AI by mail, once for each key. */
async function tellOnce({ db, env, log }: AlertGround, alert: Alert): Promise<void> {
  const key = `${toldPrefix}${alert.key}`
  await db
    .deleteFrom('settings')
    .where('key', '=', key)
    .where('value', '=', reachedNobody)
    .where('updatedAt', '<', new Date(Date.now() - pauseMilliseconds))
    .execute()
  if (!(await claimSetting(db, key, alert.subject))) return
  log.warn({ alert: alert.key }, 'the administrators are told about the AI service')
  if (mailDelivery(env) === 'none') return
  const people = await db
    .selectFrom('users')
    .select(['email', ...givenRoleColumns])
    .where('role', 'in', rolesFor.setAi)
    .where('isActive', '=', true)
    .execute()
  const administrators = people.filter((person) => may(roleThatCounts(person), 'setAi'))
  let reached = 0
  for (const { email } of administrators) {
    try {
      await sendMail(env, composeMail(env, email, alert))
      reached += 1
    } catch (error) {
      log.warn({ err: error, alert: alert.key }, 'a mail about the AI service could not be sent')
    }
  }
  if (reached === 0) await writeSetting(db, key, reachedNobody)
}

/** After so long nothing that was told is noticed anew: ends are told 60 days before. */
const toldDays = 100

/** Forgets what was told long ago. */
export async function forgetOldAlerts(db: Database, now = new Date()): Promise<void> {
  await db
    .deleteFrom('settings')
    .where('key', 'like', `${toldPrefix}%`)
    .where('updatedAt', '<', new Date(now.getTime() - toldDays * 86_400_000))
    .execute()
}

const composeMail = (env: Env, to: string, { subject, sentences }: Alert) =>
  linkMail(env, {
    to,
    subject,
    before: [...sentences, 'Il resto sta qui:'],
    link: { path: aiServicePath(), label: "Apri la pagina dell'AI" },
    after: [],
  })

/** A fault that only administrators can mend is told once a day. */
export async function tellFault(ground: AlertGround, code: string): Promise<void> {
  const words = faultWords(code)
  if (!words || !isForAdministrators(code)) return
  await tellOnce(ground, {
    key: `fault:${code}:${romanDay(new Date())}`,
    subject: "l'AI non risponde",
    sentences: [words.cause, words.remedy],
  })
}

const longDay = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' })

/** The end of a model in use is told 60, 30 and 7 days before. */
export async function tellEnd(
  ground: AlertGround,
  ending: { model: string; endsOn: string; next: string | null; threshold: number },
): Promise<void> {
  const { model, endsOn, next, threshold } = ending
  const days = Math.max(0, daysBetween(romanDay(new Date()), endsOn))
  await tellOnce(ground, {
    key: `end:${model}:${endsOn}:${threshold}`,
    subject: `il modello ${model} finisce il ${longDay.format(new Date(endsOn))}`,
    sentences: [
      days === 1 ? 'Manca un giorno.' : `Mancano ${days} giorni.`,
      next
        ? `Al suo posto Fucina userà ${next}, senza che tu faccia nulla.`
        : 'Nessun altro modello può prenderne il posto: sceglilo tu prima di quel giorno.',
    ],
  })
}

/** Half, four fifths and the whole of the month's budget are told as they are reached. */
export async function tellSpending(ground: AlertGround): Promise<void> {
  if (ground.env.AI_MONTHLY_BUDGET === undefined) return
  const { spent, budget, month } = await readSpending(ground.db, ground.env)
  const threshold = spent === null || budget === null ? null : budgetThreshold(spent, budget)
  if (threshold === null) return
  await tellOnce(ground, {
    key: `budget:${month}:${threshold}`,
    subject:
      threshold === 100
        ? "la spesa del mese per l'AI è finita"
        : `l'AI ha usato il ${threshold}% della spesa del mese`,
    sentences: [
      threshold === 100
        ? 'Le risposte e le immagini sono ferme fino al primo del mese prossimo.'
        : 'Al cento per cento le risposte e le immagini si fermano fino al mese prossimo.',
      'Il limite è AI_MONTHLY_BUDGET, nelle impostazioni del server.',
    ],
  })
}
