import type { ServiceCheck } from '../../ai/service.server.ts'
import type { DatabaseFacts } from '../../platform/db/database-facts.server.ts'
import type { MailCheck } from '../../platform/mail.server.ts'
import type { Finding } from '../../records/facts/facts.tsx'

export type Facts = {
  database: DatabaseFacts
  /** How many changes of the schema have not been made yet. */
  pendingMigrations: number
  /** null: never; an invalid date when what is stored cannot be read. */
  lastBackupAt: Date | null
  uptimeSeconds: number
  nodeVersion: string
  productVersion: string
}

/** What became of asking the services, and when. */
export type Checks = { provider: ServiceCheck; mail: MailCheck; at: Date }

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** 'SQLite 3.51.0'. */
export const engineText = ({ engine, version }: DatabaseFacts) =>
  `${engineNames[engine]} ${version}`

/** 'Nel file fucina.sqlite, sul server', 'fucina su db.example.it'. */
export const placeText = ({ engine, place }: DatabaseFacts) =>
  engine === 'sqlite' ? `Nel file ${place}, sul server di Fucina` : place

const units = ['byte', 'KB', 'MB', 'GB', 'TB']

/** '12,3 MB'. */
export function sizeText(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const figure = size.toLocaleString('it-IT', { maximumFractionDigits: unit < 2 ? 0 : 1 })
  return `${figure} ${units[unit]}`
}

const part = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** '3 giorni e 4 ore', '2 ore e 5 minuti', 'meno di un minuto'. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (minutes === 0) return 'meno di un minuto'
  const parts =
    days > 0
      ? [part(days, 'giorno', 'giorni'), hours % 24 > 0 && part(hours % 24, 'ora', 'ore')]
      : [
          hours > 0 && part(hours, 'ora', 'ore'),
          minutes % 60 > 0 && part(minutes % 60, 'minuto', 'minuti'),
        ]
  return parts.filter(Boolean).join(' e ')
}

/** A backup older than this is worth a word. */
const backupDays = 7

/** What the date of the last backup says; the date itself stands beside it. */
export function backupFinding(lastBackupAt: Date | null, now: number): Finding {
  const how = 'La fa chi gestisce il server, con il comando «backup».'
  if (!lastBackupAt) return { tone: 'bad', text: 'Mai fatta', hint: how }
  const isOld = !(now - lastBackupAt.getTime() < backupDays * 86_400_000)
  return isOld
    ? { tone: 'bad', text: 'Da rifare', hint: `Falla almeno ogni ${backupDays} giorni. ${how}` }
    : { tone: 'well', text: 'Recente' }
}

export const migrationsFinding = (pending: number): Finding =>
  pending === 0
    ? { tone: 'well', text: 'Nessuno in attesa' }
    : {
        tone: 'bad',
        text: pending === 1 ? '1 in attesa' : `${pending} in attesa`,
        hint: 'Si fanno da soli quando il server riparte.',
      }

/** @param name the service's name, as configured */
export function providerFinding(check: ServiceCheck, name: string): Finding {
  switch (check.state) {
    case 'answers':
      return check.model !== null && check.isOffered
        ? { tone: 'well', text: `${name} risponde con ${check.model}` }
        : {
            tone: 'bad',
            text: check.model
              ? `${name} risponde, ma non offre il modello scelto`
              : `${name} risponde, ma nessun modello è scelto`,
            hint: 'Sceglilo in «Servizio AI».',
          }
    case 'keyRefused':
      return {
        tone: 'bad',
        text: `${name} rifiuta la chiave`,
        hint: 'Chi gestisce il server deve controllarla.',
      }
    case 'tooManyRequests':
      return {
        tone: 'bad',
        text: `${name} riceve troppe richieste`,
        hint: 'Riprova tra qualche minuto. Se continua, controlla il credito presso il servizio.',
      }
    case 'refuses':
      return { tone: 'bad', text: `${name} risponde con un errore (${check.status})` }
    case 'silent':
      return {
        tone: 'bad',
        text: `${name} non risponde`,
        hint: 'Può essere un guasto del servizio o della rete. Riprova tra poco.',
      }
    case 'notConfigured':
      return {
        tone: 'bad',
        text: `${name} non è configurato`,
        hint: "Chi gestisce il server deve scrivere la chiave o l'indirizzo del servizio.",
      }
    case 'demo':
      return {
        tone: 'plain',
        text: 'Non collegato: ci sono le risposte dimostrative',
        hint: 'Ogni risposta porta la scritta che lo dice.',
      }
    case 'off':
      return {
        tone: 'plain',
        text: 'Spento: nessuno può chiedere risposte',
        hint: 'Chi gestisce il server può collegare un servizio.',
      }
  }
}

const mailFindings: Record<MailCheck, Finding> = {
  answers: { tone: 'well', text: 'Il server di posta risponde' },
  signInRefused: {
    tone: 'bad',
    text: 'Il server di posta rifiuta nome o password',
    hint: 'Chi gestisce il server deve controllarli.',
  },
  silent: {
    tone: 'bad',
    text: 'Il server di posta non risponde',
    hint: 'Finché non risponde, chi ha dimenticato la password non riceve il messaggio.',
  },
  outbox: {
    tone: 'plain',
    text: 'Non configurata: i messaggi restano in una cartella del server',
    hint: 'Va bene per provare Fucina su questo computer.',
  },
  none: {
    tone: 'bad',
    text: 'Non configurata: non parte nessun messaggio',
    hint: 'Chi ha dimenticato la password non può sceglierne una nuova.',
  },
}

export const mailFinding = (check: MailCheck): Finding => mailFindings[check]
