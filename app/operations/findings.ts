import type { ServiceCheck } from '../ai/service.server.ts'
import type { MailCheck } from '../platform/mail.server.ts'
import type { Finding } from '../records/facts/facts.tsx'
import { backupState } from './backup/backup-due.ts'

/** What became of asking the services, and when. */
export type Checks = { provider: ServiceCheck; mail: MailCheck; at: Date }

const failedBackup: Finding = {
  tone: 'bad',
  text: "L'ultimo tentativo non è riuscito",
  hint: 'Il registro del server dice perché.',
}

/**
 * What the date of the last backup says; the date itself stands beside it.
 * @param hasFailed since then one was tried that failed
 */
export function backupFinding(lastBackupAt: Date | null, now: number, hasFailed: boolean): Finding {
  if (hasFailed) return failedBackup
  const how = 'La fa chi gestisce il server, con il comando «backup».'
  switch (backupState(lastBackupAt, now)) {
    case 'none':
      return { tone: 'bad', text: 'Mai fatta', hint: how }
    case 'old':
      return { tone: 'bad', text: 'Da rifare', hint: `Ne serve una ogni giorno. ${how}` }
    case 'recent':
      return { tone: 'well', text: 'Recente' }
  }
}

/** What a service says that knows nothing of lists: it may answer all the same. */
const withoutList: ReadonlySet<number> = new Set([404, 405, 501])

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
      return withoutList.has(check.status)
        ? {
            tone: 'plain',
            text: `${name} non ha un elenco di modelli (${check.status})`,
            hint: 'Se risponde lo dice «Prova ora», in «Servizio AI».',
          }
        : { tone: 'bad', text: `${name} risponde con un errore (${check.status})` }
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
  fails: {
    tone: 'bad',
    text: 'Il server di posta risponde, ma non prende i messaggi',
    hint: 'Chi gestisce il server deve guardare il mittente (MAIL_FROM) e il registro del server di posta.',
  },
  untrusted: {
    tone: 'bad',
    text: 'Il server di posta mostra un certificato che questo server non accetta',
    hint: 'Chi gestisce il server deve farglielo conoscere (NODE_EXTRA_CA_CERTS), o rinnovarlo.',
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
