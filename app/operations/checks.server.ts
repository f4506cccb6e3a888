import { aiServicePath } from '../admin-paths.ts'
import { adminPath } from '../paths.ts'
import type { CheckFound, CheckName, ShownCheck } from './check.ts'
import {
  aiFound,
  backupFound,
  budgetFound,
  certificateFound,
  databaseFound,
  diskFound,
  postFound,
  roomFound,
  updatesFound,
} from './found.server.ts'
import type { Seen } from './seen.server.ts'

export type Check = {
  name: CheckName
  label: string
  /** Of mails: the subjects of what begins and ends, what to do, and where to look. */
  words: { begins: string; ends: string; remedy: string; path: string }
  /** null: nothing is known of it, or the site has nothing of the kind. */
  check(seen: Seen): CheckFound | null
}

/** All that a site is judged by: doctor, screens, mails and metrics say it alike. */
export const checks: readonly Check[] = [
  {
    name: 'database',
    label: 'Salvataggi',
    words: {
      begins: 'il database non risponde',
      ends: 'il database risponde di nuovo',
      remedy: 'Le pagine pubbliche restano visibili. Guarda il registro del server e il database.',
      path: adminPath(),
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
      path: adminPath(),
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
      path: adminPath(),
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
      path: adminPath(),
    },
    check: postFound,
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
      begins: "il limite di spesa ferma l'AI",
      ends: "la spesa per l'AI ha di nuovo margine",
      remedy: 'Il limite e i prezzi si cambiano in «Servizio AI».',
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
      path: adminPath(),
    },
    check: ({ env, now, services }) =>
      services?.certificate
        ? certificateFound(new URL(env.PUBLIC_URL).host, services.certificate, now)
        : null,
  },
]

/** What each check finds, in the order of the list. */
export const runChecks = (seen: Seen): { check: Check; found: CheckFound | null }[] =>
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
