import { aiServicePath } from '../admin-paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { givenRoleColumns, may, rolesFor, roleThatCounts } from '../platform/roles.ts'
import { romanDay } from '../platform/roman-day.ts'
import { type Alert, type AlertGround, tellOnce } from '../platform/tell-once.server.ts'
import { faultWords, isForAdministrators } from './faults.ts'
import { daysBetween } from './model-end.ts'
import { budgetThreshold } from './money.ts'
import { readSpending } from './spending.server.ts'

type AiAlert = Pick<Alert, 'key' | 'subject' | 'sentences'>

/** Tells everybody who sets the AI by mail, once for each key. */
async function tellAdministrators(ground: AlertGround, alert: AiAlert): Promise<void> {
  const link = { path: aiServicePath(), label: "Apri la pagina dell'AI" }
  const told = { ...alert, key: `ai:${alert.key}`, link }
  await tellOnce(ground, told, () => administratorsOfAi(ground.db))
}

async function administratorsOfAi(db: Database): Promise<string[]> {
  const people = await db
    .selectFrom('users')
    .select(['email', ...givenRoleColumns])
    .where('role', 'in', rolesFor.setAi)
    .where('isActive', '=', true)
    .execute()
  return people.filter((person) => may(roleThatCounts(person), 'setAi')).map(({ email }) => email)
}

/** A fault that only administrators can mend is told once a day. */
export async function tellFault(ground: AlertGround, code: string): Promise<void> {
  const words = faultWords(code)
  if (!words || !isForAdministrators(code)) return
  await tellAdministrators(ground, {
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
  await tellAdministrators(ground, {
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
  await tellAdministrators(ground, {
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
