import { aiServicePath, databasePath } from '../admin-paths.ts'
import { adminPath } from '../paths.ts'
import { dayMilliseconds, hourMilliseconds, minuteMilliseconds } from '../platform/durations.ts'
import { operatorCommand } from '../platform/settings/operator-command.server.ts'
import { countText } from '../ui/format-number.ts'
import { heardOfAi } from './ai-away.ts'
import { backupState, oldestBackupHours } from './backup/backup-due.ts'
import type { Certificate } from './certificate.server.ts'
import type { CheckName, Found, ShownCheck } from './check.ts'
import { isScarce } from './health/disk.server.ts'
import type { Seen } from './seen.server.ts'
import { mailFound, providerFound } from './service-words.server.ts'

export type Check = {
  name: CheckName
  /** As screens name it. */
  label: string
  /** Of mails: the subjects of what begins and ends, what to do, and where to look. */
  words: { begins: string; ends: string; remedy: string; path: string }
  /** null: nothing is known of it, or the site has nothing of the kind. */
  check(seen: Seen): Found | null
}

/** What services may be silent for: a restart of theirs is nothing to tell. */
const servicePatience = 5 * minuteMilliseconds

/** All that a site is judged by: doctor, screens, mails and metrics say it alike. */
export const checks: readonly Check[] = [
  {
    name: 'database',
    label: 'Salvataggi',
    words: {
      begins: 'il database non risponde',
      ends: 'il database risponde di nuovo',
      remedy: 'Le pagine pubbliche restano visibili. Guarda il registro del server e il database.',
      path: databasePath(),
    },
    check: ({ database }) => database && databaseFound(database),
  },
  {
    name: 'tables',
    label: 'Aggiornamenti del database',
    words: {
      begins: 'il database aspetta un aggiornamento',
      ends: 'il database è aggiornato',
      remedy: 'Si fa da solo quando il server riparte: fai prima una copia.',
      path: databasePath(),
    },
    check: ({ stored }) => stored && updatesFound(stored.pendingMigrations),
  },
  {
    name: 'room',
    label: 'Spazio del database',
    words: {
      begins: 'lo spazio del database è quasi finito',
      ends: 'il database ha di nuovo spazio',
      remedy: 'Al cento per cento nessuno salva altre risposte. Alza DATABASE_MEGABYTES.',
      path: adminPath(),
    },
    check: roomFound,
  },
  {
    name: 'disk',
    label: 'Disco',
    words: {
      begins: 'il disco è quasi pieno',
      ends: 'il disco ha di nuovo spazio',
      remedy: 'Fai spazio prima che sia pieno: un disco pieno ferma chi salva.',
      path: adminPath(),
    },
    check: diskFound,
  },
  {
    name: 'backup',
    label: 'Copia di sicurezza',
    words: {
      begins: 'manca una copia di sicurezza recente',
      ends: 'la copia di sicurezza è stata fatta',
      remedy: 'Fanne una adesso, e guarda perché quella di stanotte manca.',
      path: databasePath(),
    },
    check: backupFound,
  },
  {
    name: 'mail',
    label: 'Posta',
    words: {
      begins: 'i messaggi non partono',
      ends: 'i messaggi partono di nuovo',
      remedy: 'Guarda SMTP_URL, MAIL_FROM e il server di posta.',
      path: databasePath(),
    },
    check: ({ services }) => services && { ...mailFound(services.mail), patience: servicePatience },
  },
  {
    name: 'ai',
    label: 'Servizio AI',
    words: {
      begins: "l'AI non risponde",
      ends: "l'AI risponde di nuovo",
      remedy: 'Le altre pagine funzionano. Guarda la pagina di stato del servizio e la rete.',
      path: aiServicePath(),
    },
    check: aiFound,
  },
  {
    name: 'budget',
    label: "Spesa per l'AI",
    words: {
      begins: "la spesa del mese per l'AI è finita",
      ends: "la spesa per l'AI ha di nuovo margine",
      remedy: 'Il limite è AI_MONTHLY_BUDGET, nelle impostazioni del server.',
      path: aiServicePath(),
    },
    check: budgetFound,
  },
  {
    name: 'certificate',
    label: 'Certificato',
    words: {
      begins: 'il certificato del sito sta per finire',
      ends: 'il certificato del sito è rinnovato',
      remedy: 'Guarda perché non si è rinnovato da solo: dopo, nessun browser apre il sito.',
      path: databasePath(),
    },
    check: ({ env, now, services }) =>
      services?.certificate
        ? certificateFound(new URL(env.PUBLIC_URL).host, services.certificate, now)
        : null,
  },
]

/** What each check finds, in the order of the list. */
export const runChecks = (seen: Seen): { check: Check; found: Found | null }[] =>
  checks.map((check) => ({ check, found: check.check(seen) }))

/** The same as screens show it; what is not known is left out. */
export const shownChecks = (seen: Seen): ShownCheck[] =>
  runChecks(seen).flatMap(({ check: { name, label }, found }) =>
    found
      ? [
          {
            name,
            label,
            tone: found.tone,
            text: found.text,
            ...(found.hint && { hint: found.hint }),
          },
        ]
      : [],
  )

function databaseFound({ isUp, refusal }: NonNullable<Seen['database']>): Found {
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

const updatesFound = (pending: number): Found =>
  pending === 0
    ? { tone: 'well', text: 'Nessuno in attesa', line: 'of this version' }
    : {
        tone: 'bad',
        text: pending === 1 ? '1 in attesa' : `${pending} in attesa`,
        hint: 'Si fanno da soli quando il server riparte.',
        line: `the next start changes the tables (${pending}): make a backup first`,
      }

/** A database of which nobody says that it is filling up has room. */
function roomFound({ filling, stored }: Seen): Found | null {
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

function diskFound({ room }: Seen): Found | null {
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

function backupFound({ stored, now }: Seen): Found | null {
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
function aiFound({ env, services, stored, now }: Seen): Found | null {
  const patience = servicePatience
  const heard = heardOfAi(stored?.answers ?? [], now)
  if (heard?.isBad) {
    const line = `people get no answers: ${heard.code}`
    return { tone: 'bad', text: heard.cause.replace(/\.$/, ''), line, patience }
  }
  if (!services) return null
  const name = env.aiServiceName ?? 'Il servizio'
  const said = providerFound(services.provider, name, operatorCommand('try-ai'))
  if (heard && said.tone === 'bad') {
    return { tone: 'well', text: 'Le persone ricevono risposte', line: 'people get answers' }
  }
  return { ...said, patience }
}

function budgetFound({ env, stored }: Seen): Found | null {
  if (!stored || env.aiMode !== 'openai' || env.AI_MONTHLY_BUDGET === undefined) return null
  return stored.isPaused
    ? {
        tone: 'bad',
        text: 'La spesa del mese è finita',
        hint: 'Le risposte e le immagini sono ferme fino al primo del mese prossimo.',
        line: 'AI_MONTHLY_BUDGET is used up: answers pause until the first of the next month',
      }
    : { tone: 'well', text: 'Ha margine', line: 'AI_MONTHLY_BUDGET has room' }
}

/** A renewal that has not come by then will hardly come by itself. */
const warnDays = 14
const failDays = 3

/** @param host of the address that shows it */
export function certificateFound(host: string, shown: Certificate, now: Date): Found {
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
