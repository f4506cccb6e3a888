import { aiServicePath } from '../admin-paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { givenRoleColumns, may, rolesFor, roleThatCounts } from '../platform/roles.ts'
import { type Alert, type AlertGround, tellOnce } from '../platform/tell-once.server.ts'
import { budgetThreshold } from './money.ts'
import { readBudget, readSpending } from './spending.server.ts'

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

/** A model that is gone gave way to the next: told once. */
export async function tellReplaced(
  ground: AlertGround,
  { before, model }: { before: string; model: string },
): Promise<void> {
  await tellAdministrators(ground, {
    key: `replaced:${before}:${model}`,
    subject: `al posto di ${before} c'è ${model}`,
    sentences: [
      `Fucina adesso chiede a ${model}, senza che tu faccia nulla.`,
      'Se ne vuoi un altro, sceglilo tu.',
    ],
  })
}

/**
 * Half and four fifths of the month's budget are told as they are reached; the whole is one of the
 * checks of the site (operations/checks.server.ts).
 */
export async function tellSpending(ground: AlertGround): Promise<void> {
  if ((await readBudget(ground.db, ground.env)) === null) return
  const { spent, budget, month } = await readSpending(ground.db, ground.env)
  const threshold = spent === null || budget === null ? null : budgetThreshold(spent, budget)
  if (threshold === null || threshold === 100) return
  await tellAdministrators(ground, {
    key: `budget:${month}:${threshold}`,
    subject: `l'AI ha usato ${threshold === 80 ? "l'80%" : 'il 50%'} della spesa del mese`,
    sentences: [
      'Al cento per cento le risposte e le immagini si fermano fino al mese prossimo.',
      'Il limite si cambia in «Servizio AI», sotto «Limite del mese».',
    ],
  })
}
