import { randomUUID } from 'node:crypto'
import type { Database } from '../app/platform/db/database.server.ts'
import type { Series } from './figures.ts'

const rounds = 7
const milliseconds = 500

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + milliseconds
  const start = performance.now()
  let done = 0
  while (performance.now() < end) {
    await work()
    done++
  }
  return (done / (performance.now() - start)) * 1000
}

async function series(name: string, work: () => Promise<unknown>): Promise<Series> {
  const values: number[] = []
  for (let round = 0; round < rounds; round++) values.push(await perSecond(work))
  return { name, unit: '/s', values }
}

/** Reads by key and durable single-row writes, one after the other, through Kysely. */
export async function readsAndWrites(db: Database, engine: string): Promise<Series[]> {
  const read = () =>
    db
      .selectFrom('records')
      .selectAll()
      .where('noun', '=', 'profession')
      .where('id', '=', 'medico')
      .executeTakeFirstOrThrow()
  const write = () =>
    db
      .insertInto('generations')
      .values({
        id: randomUUID(),
        userId: null,
        kind: 'answer',
        status: 'ok',
        isDemo: true,
        createdAt: new Date(),
      })
      .execute()
  return [await series(`${engine} reads`, read), await series(`${engine} writes`, write)]
}
