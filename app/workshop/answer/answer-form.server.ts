import { data, type RouterContextProvider } from 'react-router'
import type { Database } from '../../platform/db/database.server.ts'
import { DatabaseUnavailable } from '../../platform/db/guarded-dialect.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { requestLog } from '../../platform/http/request-log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { visitorCookie } from '../../platform/visitor.server.ts'
import { answerWhole } from '../workshop-page.server.ts'
import type { Asker } from './generation-allowance.server.ts'
import { readAsker } from './generation-request.server.ts'

type Asking = { request: Request; context: Readonly<RouterContextProvider> }

/** Who asks; null when the database could not be asked who it is. */
export async function askerOrNull(env: Env, { request, context }: Asking): Promise<Asker | null> {
  try {
    return await readAsker(env, context, request)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null
    throw error
  }
}

/**
 * What a screen with a prompt box does for a browser without script: the posted prompt's answer in
 * one piece. With script the answer streams from /prompts/answer.
 */
export async function answerForm(db: Database, env: Env, asking: Asking) {
  const { request, context } = asking
  const form = await readForm(request)
  const asker = await askerOrNull(env, asking)
  const ground = { env, log: requestLog(context), signal: request.signal }
  const { whole, status } = await answerWhole(db, asker, form, ground)
  const headers = new Headers()
  if (asker?.kind === 'visitor' && asker.isNew) {
    headers.append('Set-Cookie', await visitorCookie(env, asker.visitorId))
  }
  return data(whole, { status, headers })
}
