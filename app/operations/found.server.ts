/** What each check says of what was seen, as screens, doctor, mails and metrics word it. */

import { faultWords, isForAdministrators, isOfService } from '../ai/faults.ts'
import { dayMilliseconds, hourMilliseconds, minuteMilliseconds } from '../platform/durations.ts'
import { operatorCommand } from '../platform/settings/operator-command.server.ts'
import { countText } from '../ui/count-text.ts'
import { backupState, oldestBackupHours } from './backup/backup-due.ts'
import type { Certificate } from './certificate.server.ts'
import type { CheckFound } from './check.ts'
import { isScarce } from './health/disk.server.ts'
import type { Seen } from './seen.server.ts'
import { mailFound, providerFound } from './service-words.server.ts'

/** So many faults after the last answer are no accident, unless one says by itself what is wrong. */
const faultsInARow = 3
/** Somebody was answered within so long: the service is there. */
const freshMilliseconds = 5 * minuteMilliseconds

/** How one answer ended: 'ok', 'STOPPED', or a fault's code. */
type Ended = { status: string; createdAt: Date }

/** `code` of the fault and its cause in Italian. */
type Heard = { isBad: true; code: string; cause: string } | { isBad: false }

/**
 * Whether the AI answers, by what people got of it.
 * @param latest the newest first
 * @returns null when that tells nothing
 */
export function heardOfAi(latest: readonly Ended[], now: Date): Heard | null {
  const whole = latest.findIndex(({ status }) => status === 'ok')
  const since = whole === -1 ? latest : latest.slice(0, whole)
  const faults = since.filter(({ status }) => isOfService(status))
  const telling = faults.find(({ status }) => isForAdministrators(status)) ?? faults[0]
  if (telling && (faults.length >= faultsInARow || isForAdministrators(telling.status))) {
    const code = telling.status
    return { isBad: true, code, cause: faultWords(code)?.cause ?? code }
  }
  const last = latest[whole]
  const isFresh = last && now.getTime() - last.createdAt.getTime() < freshMilliseconds
  return isFresh ? { isBad: false } : null
}

/** What services may be silent for: a restart of theirs is nothing to tell. */
const servicePatience = 5 * minuteMilliseconds

export function databaseFound({ isUp, refusal }: NonNullable<Seen['database']>): CheckFound {
  if (!isUp) {
    return {
      tone: 'bad',
      doctor: 'fail',
      text: 'Il database non risponde',
      line: 'does not answer',
    }
  }
  return refusal === null
    ? { tone: 'well', text: 'Funzionano', line: 'takes writes' }
    : {
        tone: 'bad',
        doctor: 'fail',
        text: 'Il database non prende quello che si salva',
        hint: 'Chi gestisce il server deve guardare il disco e i permessi.',
        line: `takes no writes: ${refusal}`,
      }
}

export const updatesFound = (pending: number): CheckFound =>
  pending === 0
    ? { tone: 'well', text: 'Nessuno in attesa', line: 'of this version' }
    : {
        tone: 'bad',
        text: pending === 1 ? '1 in attesa' : `${pending} in attesa`,
        hint: 'Si fanno da soli quando il server riparte.',
        line: `the next start changes the tables (${pending}): make a backup first`,
      }

/** A database of which nobody says that it is filling up has room. */
export function roomFound({ filling, stored }: Seen): CheckFound | null {
  if (!stored) return null
  if (filling === null) {
    return { tone: 'well', text: 'Ha spazio', line: 'the database has room' }
  }
  return {
    tone: 'bad',
    text:
      filling >= 100
        ? 'Lo spazio è finito: nessuno può salvare altre risposte'
        : `Lo spazio del database è pieno al ${filling}%`,
    hint: 'Chi gestisce il server può alzare DATABASE_MEGABYTES.',
    line: `the database takes ${filling} % of DATABASE_MEGABYTES: at 100 % nobody can save; make the disk and the setting larger`,
  }
}

/** A disk that was scarce has room again from here on: at the border nobody is told twice. */
const enoughShare = 0.12
const mebibyte = 1024 * 1024

export function diskFound({ room }: Seen): CheckFound | null {
  if (!room) return null
  const megabytes = Math.floor(room.freeBytes / mebibyte)
  const line = `${megabytes} MB are free`
  if (!isScarce(room)) {
    const isClose = room.freeBytes < room.totalBytes * enoughShare
    return { tone: 'well', text: 'Ha spazio', line, ...(isClose && { isClose }) }
  }
  return {
    tone: 'bad',
    text:
      megabytes < 1
        ? 'Il disco è pieno: non si salva più nulla'
        : `Il disco è quasi pieno: restano ${countText(megabytes)} MB`,
    line: `${line}, less than a tenth: make room before it is full`,
  }
}

const longDay = new Intl.DateTimeFormat('it-IT', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' },
})

/** A first copy that is missing, and one that failed, are told once a day has no copy. */
const backupPatience = oldestBackupHours * hourMilliseconds

export function backupFound({ stored, now }: Seen): CheckFound | null {
  if (!stored) return null
  const { lastBackup: at, backupFault: fault } = stored
  const state = backupState(at, now.getTime())
  const patience = state === 'old' ? 0 : backupPatience
  if (fault !== null) {
    return {
      tone: 'bad',
      text: "L'ultimo tentativo non è riuscito",
      hint: `Il registro del server dice perché. ${lastText(at)}`,
      line: `the last try failed: ${fault}`,
      patience,
    }
  }
  const how = 'La fa chi gestisce il server, con il comando «backup».'
  const remedy = `${operatorCommand('backup')} makes one`
  if (!at) {
    return {
      tone: 'bad',
      text: 'Mai fatta',
      hint: how,
      line: `there has been none: ${remedy}`,
      patience,
    }
  }
  const made = Number.isNaN(at.getTime())
    ? 'its date cannot be read'
    : `the last one is of ${at.toISOString()}`
  return state === 'recent'
    ? { tone: 'well', text: `Fatta il ${longDay.format(at)}`, line: made }
    : {
        tone: 'bad',
        text: 'Da rifare',
        hint: `Ne serve una ogni giorno. ${lastText(at)} ${how}`,
        line: `${made}: ${remedy}`,
      }
}

function lastText(at: Date | null): string {
  if (!at) return 'Non è mai stata fatta.'
  return Number.isNaN(at.getTime())
    ? "Il giorno dell'ultima non si legge."
    : `L'ultima è del ${longDay.format(at)}.`
}

/** What people got counts for more than what the service said when it was asked. */
export function aiFound({ env, services, stored, now }: Seen): CheckFound | null {
  const patience = servicePatience
  const heard = heardOfAi(stored?.answers ?? [], now)
  if (heard?.isBad) {
    const line = `people get no answers: ${heard.code}`
    return { tone: 'bad', text: heard.cause.replace(/\.$/, ''), line, patience }
  }
  if (!services) return null
  const name = env.aiServiceName ?? 'Il servizio'
  const said = providerFound(services.provider, name)
  if (heard && said.tone === 'bad') {
    return { tone: 'well', text: 'Le persone ricevono risposte', line: 'people get answers' }
  }
  return { ...said, patience }
}

export function budgetFound({ stored }: Seen): CheckFound | null {
  switch (stored?.budget) {
    case 'usedUp':
      return {
        tone: 'bad',
        text: 'La spesa del mese è finita',
        hint: 'Le risposte e le immagini sono ferme fino al primo del mese prossimo.',
        line: "the month's budget is used up: answers pause until the first of the next month",
      }
    case 'unpriced':
      return {
        tone: 'bad',
        text: "C'è un limite di spesa, ma nessun prezzo",
        hint: 'Nessuno riceve risposte: scrivi un prezzo in «Servizio AI».',
        line: 'a budget is set and no price is known: nobody gets answers until the page Servizio AI has one',
      }
    case 'room':
      return { tone: 'well', text: 'Ha margine', line: "the month's budget has room" }
    default:
      return null
  }
}

/** A renewal that has not come by then will hardly come by itself. */
const warnDays = 14
const failDays = 3

/** @param host of the address that shows it */
export function certificateFound(host: string, shown: Certificate, now: Date): CheckFound {
  if ('reason' in shown) {
    return {
      tone: 'plain',
      doctor: 'warn',
      text: 'Non si legge da qui',
      line: `that of ${host} cannot be read from here (${shown.reason})`,
    }
  }
  const days = Math.floor((shown.validTo - now.getTime()) / dayMilliseconds)
  const end = new Date(shown.validTo)
  const text = `Finisce il ${longDay.format(end)}`
  const line = `that of ${host} ends on ${end.toISOString().slice(0, 10)}, ${days} days left`
  if (days < 0) {
    return {
      tone: 'bad',
      doctor: 'fail',
      text: `È finito il ${longDay.format(end)}`,
      line: `that of ${host} ended on ${end.toISOString().slice(0, 10)}: renew it`,
    }
  }
  if (days < failDays) return { tone: 'bad', doctor: 'fail', text, line: `${line}: renew it now` }
  if (days < warnDays) {
    return { tone: 'bad', text, line: `${line}: see why it was not renewed` }
  }
  return shown.distrust
    ? {
        tone: 'plain',
        doctor: 'warn',
        text,
        line: `${line}; this machine does not trust it (${shown.distrust})`,
      }
    : { tone: 'well', text, line }
}

export const postFound = ({ services }: Seen): CheckFound | null =>
  services && { ...mailFound(services.mail), patience: servicePatience }
