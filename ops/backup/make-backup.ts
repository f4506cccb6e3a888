import { existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withSnapshot } from '../../app/platform/db/snapshot.server.ts'
import {
  type Source,
  sameTally,
  type Tally,
  tallyAll,
} from '../../app/platform/db/stored-tables.server.ts'
import { openBackup, writeBackup } from './backup-file.ts'
import { type Place, requireDatabase } from './place.ts'
import { Refusal } from './refusal.ts'

export type Made = { file: string; madeAt: Date; rows: number; tables: number; bytes: number }

/** Where backups go when no file is named: the time in the name, by UTC. */
export function usualFile(directory: string, madeAt: Date, why = 'fucina'): string {
  const time = madeAt.toISOString().replace(/[:.]/g, '-').replace('Z', '')
  return join(directory, 'backups', `${why}-${time}.jsonl.gz`)
}

/**
 * Writes everything in the database into a new file, as it is at one moment, while a server goes
 * on writing; reads the file again and compares it, row by row, before it gets its name.
 * @throws Refusal when there is no database, or the file exists
 */
export async function makeBackup(
  place: Place,
  file: string | undefined,
  tell: (line: string) => void,
): Promise<Made> {
  await requireDatabase(place)
  const madeAt = new Date()
  const target = file ?? usualFile(place.directory, madeAt)
  return withSnapshot(place, (source) => backUp(source, target, madeAt, tell))
}

/** Writes and compares a backup; the file must not be there yet. */
export async function backUp(
  source: Source,
  file: string,
  madeAt: Date,
  tell: (line: string) => void,
): Promise<Made> {
  if (existsSync(file)) throw new Refusal(`${file} exists: nothing was written.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const partial = `${file}.${process.pid}.part`
  const tidy = () => rmSync(partial, { force: true })
  process.once('exit', tidy)
  try {
    const written = new Map<string, Tally>()
    await writeBackup(source, partial, madeAt, (table, tally) => {
      written.set(table, tally)
      tell(`  ${table}: ${tally.rows}`)
    })
    await verify(partial, written)
    // A link, unlike a renaming, never takes the place of a file that appeared meanwhile.
    linkSync(partial, file)
    const rows = [...written.values()].reduce((sum, tally) => sum + tally.rows, 0)
    return { file, madeAt, rows, tables: written.size, bytes: statSync(file).size }
  } finally {
    tidy()
    process.off('exit', tidy)
  }
}

async function verify(file: string, written: Map<string, Tally>): Promise<void> {
  const backup = await openBackup(file)
  const read = await tallyAll(backup)
  await backup.finish()
  for (const [table, tally] of written) {
    if (!sameTally(tally, read.get(table))) {
      throw new Error(`${table} was not written as it was read`)
    }
  }
}
