import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { removeSetting, writeSetting } from '../../platform/settings/stored-settings.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { isOtherKind } from '../model-names.ts'
import { type AiService, chosenKey } from '../models.server.ts'
import { euroText, type Price } from '../money.ts'
import type { ModelKind } from '../provider.server.ts'
import { knowsPrices, readBudget, readPrices, writeOwnBudget } from '../spending.server.ts'

/**
 * Asks the service for its models now, which costs nothing. @throws KnownFailure 403 for whoever may not
 */
export async function refreshList(actor: Actor, service: AiService): Promise<void> {
  requireMay(actor, 'setAi')
  await service.refresh()
}

/**
 * Puts a model of the service's list in use, or with null leaves the choice to the settings and
 * the list again.
 * @throws KnownFailure 403 for whoever may not; 400 when the service does not offer it, or it writes no
 *   text
 */
export async function chooseModel(
  db: Database,
  actor: Actor,
  service: AiService,
  { kind, model }: { kind: ModelKind; model: string | null },
): Promise<void> {
  requireMay(actor, 'setAi')
  const list = await service.recent()
  const offered = list.state === 'answers' ? list.models : null
  if (model !== null && offered && !offered.includes(model)) {
    throw new KnownFailure('NOT_OFFERED', 400, 'Il servizio non offre questo modello.', 'model')
  }
  if (kind === 'text' && model !== null && isOtherKind(model)) {
    throw new KnownFailure('NO_WORDS', 400, 'Questo modello non scrive risposte.', 'model')
  }
  const key = chosenKey(service.address, kind)
  await db.transaction().execute(async (trx) => {
    if (model === null) await removeSetting(trx, key)
    else await writeSetting(trx, key, model)
    await noteInRegister(trx, actor, { act: 'modelChosen', about: model ?? 'scelta automatica' })
  })
  service.reread()
}

const priceNeeded =
  "Finché c'è un limite di spesa, almeno un prezzo deve restare. Prima scrivi quello di un altro modello."

/**
 * Keeps the prices of a model; with all of them unknown it has none.
 * @throws KnownFailure 403 for whoever may not; 400 when a budget is set and no price would be known
 */
export async function savePrice(
  db: Database,
  actor: Actor,
  env: Pick<Env, 'AI_MONTHLY_BUDGET'>,
  price: Price,
): Promise<void> {
  requireMay(actor, 'setAi')
  const { model, ...amounts } = price
  const isEmpty = Object.values(amounts).every((amount) => amount === null)
  const changed = { ...amounts, updatedAt: new Date() }
  await db.transaction().execute(async (trx) => {
    const former = (await readPrices(trx)).find((one) => one.model === model)
    if (isEmpty) await trx.deleteFrom('aiPrices').where('model', '=', model).execute()
    else {
      await trx
        .insertInto('aiPrices')
        .values({ model, ...changed })
        .onConflict((conflict) => conflict.column('model').doUpdateSet(changed))
        .execute()
    }
    if ((await readBudget(trx, env)) !== null && !(await knowsPrices(trx))) {
      const field = (former?.picture ?? null) === null ? 'millionOut' : 'picture'
      throw new KnownFailure('PRICE_NEEDED', 400, priceNeeded, field)
    }
    await noteInRegister(trx, actor, { act: 'pricesChanged', about: model })
  })
}

/**
 * Sets what the AI may cost in a month; null leaves it to the settings of the server.
 * @throws KnownFailure 403 for whoever may not; 400 while no price is known: it would stop every answer
 */
export async function saveBudget(db: Database, actor: Actor, euros: number | null): Promise<void> {
  requireMay(actor, 'setAi')
  await db.transaction().execute(async (trx) => {
    if (euros !== null && !(await knowsPrices(trx))) {
      const text = 'Prima scrivi un prezzo, qui sopra: senza, la spesa non si può calcolare.'
      throw new KnownFailure('PRICE_NEEDED', 400, text, 'budget')
    }
    await writeOwnBudget(trx, euros)
    const about = euros === null ? 'nessun limite scritto qui' : `${euroText(euros)} al mese`
    await noteInRegister(trx, actor, { act: 'budgetChanged', about })
  })
}
