import { latestAnswers } from '../ai/generations.server.ts'
import { isPaused } from '../ai/spending.server.ts'
import { hourMilliseconds, minuteMilliseconds } from '../platform/durations.ts'
import type { AlertGround } from '../platform/tell-once.server.ts'
import { heardOfAi } from './ai-away.ts'
import { backupState, oldestBackupHours } from './backup/backup-due.ts'
import { readBackupFault, readLastBackup } from './backup/last-backup.server.ts'
import type { Reading } from './condition.ts'
import { type Checks, mailFinding, providerFinding } from './findings.ts'
import { type DiskRoom, isScarce } from './health/disk.server.ts'

/** What services may be silent for: a restart of theirs is nothing to tell. */
const servicePatience = 5 * minuteMilliseconds
/** Answers of so long ago still tell whether the AI answers. */
const heardMilliseconds = 30 * minuteMilliseconds
/** A disk that was scarce has room again from here on: at the border nobody is told twice. */
const enoughShare = 0.12

/** What the watch knows besides the database. */
export type Seen = { checks: Checks | null; room: DiskRoom | null }

/** Reads all that a database which answers can tell of. */
export async function readConditions(
  ground: AlertGround,
  { checks, room }: Seen,
  now: Date,
): Promise<Reading[]> {
  return [
    await readAi(ground, checks, now),
    readMail(checks),
    await readBackup(ground, now),
    readDisk(room),
    await readBudget(ground),
  ]
}

async function readAi(
  { db, env }: AlertGround,
  checks: Checks | null,
  now: Date,
): Promise<Reading> {
  const ai = { name: 'ai', patience: servicePatience } as const
  if (env.aiMode !== 'openai') return { ...ai, isBad: false }
  const latest = await latestAnswers(db, new Date(now.getTime() - heardMilliseconds))
  const heard = heardOfAi(latest, now)
  if (heard) return { ...ai, ...heard }
  if (!checks) return { ...ai, isBad: null }
  const { tone, text } = providerFinding(checks.provider, env.aiServiceName ?? 'Il servizio')
  return { ...ai, isBad: tone === 'bad', cause: `${text}.` }
}

/** A site without mail has nothing that could fail: the dashboard says that it has none. */
function readMail(checks: Checks | null): Reading {
  const mail = { name: 'mail', patience: servicePatience } as const
  if (!checks) return { ...mail, isBad: null }
  const { tone, text } = mailFinding(checks.mail)
  return { ...mail, isBad: tone === 'bad' && checks.mail !== 'none', cause: `${text}.` }
}

async function readBackup({ db }: AlertGround, now: Date): Promise<Reading> {
  const at = await readLastBackup(db)
  const state = backupState(at, now.getTime())
  const isBad = state !== 'recent'
  // A new installation has as long for its first copy as for each one after.
  const patience = state === 'none' ? oldestBackupHours * hourMilliseconds : 0
  const last = state === 'none' ? 'Non è mai stata fatta.' : `L'ultima è ${shownDay(at)}.`
  const hasFailed = (await readBackupFault(db)) !== null
  const failed = " L'ultimo tentativo non è riuscito: il registro del server dice perché."
  return { name: 'backup', isBad, patience, cause: last + (hasFailed ? failed : '') }
}

const longDay = new Intl.DateTimeFormat('it-IT', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' },
})

const shownDay = (at: Date | null) =>
  at && !Number.isNaN(at.getTime()) ? `del ${longDay.format(at)}` : 'di una data che non si legge'

function readDisk(room: DiskRoom | null): Reading {
  const disk = { name: 'disk', patience: 0 } as const
  if (!room) return { ...disk, isBad: null }
  const share = room.freeBytes / room.totalBytes
  const cause = `Resta libero il ${Math.floor(share * 100)}% del disco dei dati (DATA_DIR).`
  if (isScarce(room)) return { ...disk, isBad: true, cause }
  return { ...disk, isBad: share < enoughShare ? null : false }
}

async function readBudget({ db, env }: AlertGround): Promise<Reading> {
  const isBad = env.aiMode === 'openai' && (await isPaused(db, env))
  return {
    ...{ name: 'budget', patience: 0, isBad },
    cause: 'Le risposte e le immagini sono ferme fino al primo del mese prossimo.',
  }
}
