import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { shareErasures } from '../../accounts/erasures.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { hourMilliseconds, minuteMilliseconds } from '../../platform/durations.ts'
import { LastingFault } from '../../platform/log/lasting-fault.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { takeTurn, writeSetting } from '../../platform/settings/stored-settings.server.ts'
import { isBackupDue } from './backup-due.ts'
import { readLastBackup } from './last-backup.server.ts'

export type BackupGround = {
  db: Database
  env: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
}

/** Of all processes on a database one tries, and after a failure none for so long. */
const turnKey = 'backupTurn'
const turnMilliseconds = hourMilliseconds
const renewalMilliseconds = 10 * minuteMilliseconds
const lookMilliseconds = minuteMilliseconds

/**
 * Makes a backup a day into `BACKUP_DIR`, in a process of its own that reads back what it wrote;
 * one that was missed is made soon. Keeps the list of deleted accounts there too. Runs until `signal` aborts.
 * @param program that makes backups: ops/backup.ts
 */
export async function backUpDaily(
  ground: BackupGround,
  program: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, env, log } = ground
  if (!env.BACKUP_DIR) return
  const hindrance = await run(program, ['--check'], signal)
  if (hindrance !== null) log.error({ reason: hindrance }, 'backups cannot be made')
  const lists = new LastingFault(
    (sentence) => log.error(sentence),
    () => log.info('the list of deleted accounts is beside the backups again'),
  )
  while (!signal.aborted) {
    keepErasuresBeside(env.DATA_DIR, env.BACKUP_DIR, lists)
    try {
      if (await isOurTurn(db)) await backUp(ground, program, signal)
    } catch (error) {
      // A database that is away is told of elsewhere; one that is closed under us is no fault.
      if (!signal.aborted) log.warn({ err: error }, 'whether a backup is due could not be read')
    }
    await wait(lookMilliseconds, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** Where the disk of the data is lost, a restore knows who was deleted. */
function keepErasuresBeside(directory: string, folder: string, lists: LastingFault): void {
  try {
    shareErasures(resolve(directory), resolve(folder))
    lists.over()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    lists.fault(`the list of deleted accounts cannot be kept in ${folder} (${code})`)
  }
}

async function isOurTurn(db: Database): Promise<boolean> {
  if (!isBackupDue(await readLastBackup(db), new Date())) return false
  return takeTurn(db, turnKey, turnMilliseconds)
}

async function backUp({ db, log }: BackupGround, program: string, signal: AbortSignal) {
  // Nobody else begins while a large database takes its time.
  const renewal = setInterval(() => {
    writeSetting(db, turnKey, '').catch((error: unknown) =>
      log.warn({ err: error }, 'the turn of a backup could not be kept'),
    )
  }, renewalMilliseconds)
  try {
    const reason = await run(program, [], signal)
    if (reason === null) log.info('a backup was made')
    else if (!signal.aborted) log.error({ reason }, 'no backup was made: again in an hour')
  } finally {
    clearInterval(renewal)
  }
}

/** Runs the program to its end. @returns in a line why it failed; null: it did not */
async function run(program: string, args: string[], signal: AbortSignal): Promise<string | null> {
  try {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const end = () => void child.kill()
    signal.addEventListener('abort', end)
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
    signal.removeEventListener('abort', end)
    return code === 0 ? null : (errors.trim().split('\n').at(-1) ?? String(code))
  } catch (error) {
    // The system starts no program: the site goes on without.
    return (error as Error).message
  }
}
