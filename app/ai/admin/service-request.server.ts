import { data, type RouterContextProvider, redirect } from 'react-router'
import { aiServicePath } from '../../admin-paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { attempt, failure } from '../../platform/http/failure.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { intentField, unknownAct } from '../../records/acts/acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { aiService } from '../service.server.ts'
import { budgetState } from '../spending.server.ts'
import { chooseModel, refreshList, saveBudget, savePrice } from './edit-service.server.ts'
import { addSharedAddress, removeSharedAddress } from './edit-shared-addresses.server.ts'
import { automatic, type ServiceAnswer, serviceActs } from './service-answer.ts'
import { type ServiceAct, serviceActSchema } from './service-schema.ts'
import { tryService } from './try-service.server.ts'

type Ground = { db: Database; env: Env; log: Log; signal: AbortSignal }

const notConfigured = () =>
  new KnownFailure('NOT_CONFIGURED', 409, 'Nessun servizio è configurato: qui non cambia niente.')

/**
 * Does what a button of the screen says and leads back to its section; a failure comes back with
 * what was typed, at its field if it has one.
 * @throws 400 for acts that do not exist
 */
export async function answerService(
  context: Readonly<RouterContextProvider>,
  ground: Ground,
  actor: Actor,
  form: FormData,
) {
  const sent = textsOf(form)
  const parsed = serviceActSchema.safeParse(sent)
  if (!parsed.success) return invalid(parsed.error.issues, sent)
  const act = parsed.data
  const refused: { field: string | null } = { field: null }
  const outcome = await attempt(context, serviceActs.failedTexts[act.intent], async () => {
    try {
      return await carryOut(ground, actor, act)
    } catch (error) {
      if (error instanceof KnownFailure) refused.field = error.field
      throw error
    }
  })
  if (outcome instanceof Response) audit(context, 'aiServiceChanged', { reason: act.intent })
  if (outcome instanceof Response || 'trials' in outcome) return outcome
  const { code, message } = outcome.data
  const fields = refused.field === null ? {} : { [refused.field]: message }
  return data<ServiceAnswer>({ code, message, fields, sent }, outcome.init ?? {})
}

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

function invalid(issues: Issues, sent: Record<string, string>) {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) {
    const name = String(path[0])
    if (name === intentField || name === 'kind') {
      throw failure('BAD_REQUEST', 400, unknownAct)
    }
    fields[name] ??= message
  }
  const message = Object.values(fields)[0] ?? null
  return data<ServiceAnswer>({ code: 'INVALID', message, fields, sent }, { status: 400 })
}

async function carryOut({ db, env, log, signal }: Ground, actor: Actor, act: ServiceAct) {
  if (act.intent === 'set-prices') {
    const { intent: _, ...price } = act
    await savePrice(db, actor, env, price)
    return done('set-prices', 'spesa')
  }
  if (act.intent === 'set-budget') {
    await saveBudget(db, actor, act.budget)
    return done('set-budget', 'spesa')
  }
  if (act.intent === 'share') {
    await addSharedAddress(db, actor, act)
    return done('share', 'indirizzi')
  }
  if (act.intent === 'unshare') {
    await removeSharedAddress(db, actor, act.address)
    return done('unshare', 'indirizzi')
  }
  const service = aiService(db, env, log)
  if (!service) throw notConfigured()
  switch (act.intent) {
    case 'refresh':
      await refreshList(actor, service)
      return done('refresh', 'stato')
    case 'choose':
      await chooseModel(db, actor, service, { kind: act.kind, model: act.model })
      return done('choose', 'modelli', act.model === null ? automatic : undefined)
    case 'try': {
      const budget = await budgetState(db, env)
      if (budget === 'usedUp' || budget === 'unpriced') {
        throw new KnownFailure('PAUSED', 409, "L'AI è ferma per il limite del mese.")
      }
      const trials = await tryService(db, actor, { env, log, signal })
      if (!trials) throw notConfigured()
      return { code: null, message: null, trials } satisfies ServiceAnswer
    }
  }
}

const done = (intent: ServiceAct['intent'], section: string, id?: string) =>
  redirect(outcomeAddress(`${aiServicePath()}#${section}`, { done: intent, id }), 303)
