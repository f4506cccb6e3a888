import type { AiProvider } from '../../ai/provider.server.ts'
import { aiService, serviceProvider } from '../../ai/service.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'

let demo: Promise<AiProvider> | undefined

/** Who answers; null when nobody does. The demo never stands in for a service that fails. */
export async function aiProvider(db: Database, env: Env, log: Log): Promise<AiProvider | null> {
  if (env.aiMode === 'demo') {
    demo ??= import('../demo/demo-provider.server.ts').then(({ demoProvider }) => demoProvider())
    return demo
  }
  const service = aiService(db, env, log)
  return service ? serviceProvider(service, env) : null
}
