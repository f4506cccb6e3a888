import type pg from 'pg'
import { connectClient, type Limits } from './postgres-client.server.ts'

const limits: Limits = { statement: 3000, lock: 3000, silence: 5000 }
const rounds = 4

const backend = `select concat(pg_backend_pid(), ' ', pg_postmaster_start_time()) as name`

/**
 * Whether what two connections, open at the same time, saw of the server tells of a pooler that
 * gives each transaction another of its own connections: then one has the backend that the other
 * had, or does not keep its own.
 * @param seen which backend answered the one and the other, in turns
 */
export const sharesBackends = (seen: readonly (readonly [one: string, other: string])[]): boolean =>
  seen.some(([one, other]) => one === other) ||
  [0, 1].some((side) => new Set(seen.map((pair) => pair[side])).size > 1)

const backendOf = async (client: pg.Client): Promise<string> =>
  (await client.query(backend)).rows[0].name

/**
 * Whether there is a pooler in transaction mode on the way to PostgreSQL. Behind one limits, locks
 * and live news of one would belong to another.
 */
export async function isPooledByTransaction(url: string): Promise<boolean> {
  const clients: pg.Client[] = []
  try {
    const one = await connectClient(url, limits)
    clients.push(one)
    const other = await connectClient(url, limits)
    clients.push(other)
    const seen: [string, string][] = []
    for (let round = 0; round < rounds; round += 1) {
      seen.push([await backendOf(one), await backendOf(other)])
    }
    return sharesBackends(seen)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
