import { namingOutage } from '../../platform/db/guarded-dialect.server.ts'

/**
 * Better Auth makes errors of its own of what the database says; through this a call that failed
 * because the database is away throws `DatabaseUnavailable`.
 */
export function namingOutages<T extends { api: object }>(auth: T): T {
  const api = new Proxy(auth.api, {
    get(endpoints, name) {
      const call: unknown = Reflect.get(endpoints, name)
      if (typeof call !== 'function') return call
      return (...parameters: unknown[]) => namingOutage(async () => call(...parameters))
    },
  })
  return { ...auth, api }
}
