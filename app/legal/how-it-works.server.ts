import { type AiFigures, keptFigures } from '../ai/figures.server.ts'
import { aiService } from '../ai/service.server.ts'
import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { productVersion } from '../platform/settings/product-version.server.ts'
import type { Program } from './accessibility-text.server.ts'
import { type LegalFacts, legalFacts } from './legal-facts.server.ts'

/** What the page 'Come funziona qui' is made from. */
export type HowItWorks = {
  facts: LegalFacts
  /** null: nobody is asked. Its host, where it is a public name. */
  service: { host: string | null } | null
  /** null: they cannot be read now. */
  figures: AiFigures | null
  program: Program
}

/** The build puts its day there; the tests of rules have none. */
const program: Program = { version: productVersion, builtOn: import.meta.env.BUILT_ON ?? null }

/**
 * Reads settings and figures. Without the figures the rest of the page still stands; the status
 * then keeps it out of every cache.
 */
export async function howItWorks(
  db: Database,
  env: Env,
  log: Log,
): Promise<{ page: HowItWorks; status: number }> {
  const service = aiService(db, env, log)
  const page = {
    facts: legalFacts(env),
    service: service && { host: publicHost(service.address) },
    program,
  }
  try {
    return { page: { ...page, figures: await keptFigures(db, service) }, status: 200 }
  } catch (error) {
    log.error({ err: error }, 'the figures for everybody could not be counted')
    const status = error instanceof DatabaseUnavailable ? 503 : 500
    return { page: { ...page, figures: null }, status }
  }
}

const ownNetwork = /\.(?:internal|intranet|corp|home|local|lan|localdomain|localhost|arpa|test)$/

/** The host of an address that means the same to everybody; null for one of the operator's own network. */
export function publicHost(address: string): string | null {
  const { protocol, hostname } = new URL(address)
  const isName = /\.[a-z]{2,}$/.test(hostname) && !ownNetwork.test(hostname)
  return protocol === 'https:' && isName ? hostname : null
}
