import type { ServiceCheck } from '../ai/service.server.ts'
import type { MailCheck } from '../platform/mail.server.ts'
import { operatorPage } from '../platform/settings/operator-command.server.ts'
import type { CheckFound } from './check.ts'

/** What a service says that knows nothing of lists: it may answer all the same. */
const withoutList: ReadonlySet<number> = new Set([404, 405, 501])

/** Where an administrator tries it with one question. */
const tryIt = 'an administrator can try it with one question'

/** What asking the AI service found. @param name of the service, as configured */
export function providerFound(check: ServiceCheck, name: string): CheckFound {
  switch (check.state) {
    case 'answers':
      if (check.model !== null && check.isOffered) {
        return {
          tone: 'well',
          text: `${name} risponde con ${check.model}`,
          line: `${name} answers with ${check.model}`,
        }
      }
      return {
        tone: 'bad',
        text: check.model
          ? `${name} risponde, ma non offre il modello scelto`
          : `${name} risponde, ma nessun modello è scelto`,
        hint: 'Sceglilo in «Servizio AI».',
        line: check.model
          ? `${name} does not name ${check.model} among its models: ${tryIt}`
          : `${name} names no model that can be used: name one in AI_CHAT_MODEL`,
      }
    case 'keyRefused':
      return {
        tone: 'bad',
        doctor: 'fail',
        text: `${name} rifiuta la chiave`,
        hint: 'Chi gestisce il server deve controllarla.',
        line: `${name} does not know the key: check AI_API_KEY`,
      }
    case 'tooManyRequests':
      return {
        tone: 'bad',
        text: `${name} riceve troppe richieste`,
        hint: 'Riprova tra qualche minuto. Se continua, controlla il credito presso il servizio.',
        line: `${name} takes no more requests now: try again in a few minutes`,
      }
    case 'refuses':
      return withoutList.has(check.status)
        ? {
            tone: 'plain',
            doctor: 'warn',
            text: `${name} non ha un elenco di modelli (${check.status})`,
            hint: 'Se risponde lo dice «Prova ora», in «Servizio AI».',
            line: `${name} has no list of models (${check.status}): ${tryIt}`,
          }
        : {
            tone: 'bad',
            text: `${name} risponde con un errore (${check.status})`,
            line: `${name} answers with an error (${check.status}): ${tryIt}`,
          }
    case 'silent':
      return {
        tone: 'bad',
        doctor: 'fail',
        text: `${name} non risponde`,
        hint: 'Può essere un guasto del servizio o della rete. Riprova tra poco.',
        line: `${name} does not answer: check AI_BASE_URL and the network`,
      }
    case 'notConfigured':
      return {
        tone: 'bad',
        doctor: 'fail',
        text: `${name} non è configurato`,
        hint: "Chi gestisce il server deve scrivere la chiave o l'indirizzo del servizio.",
        line: 'no service: set AI_API_KEY or AI_BASE_URL',
      }
    case 'demo':
      return {
        tone: 'plain',
        text: 'Non collegato: ci sono le risposte dimostrative',
        hint: 'Ogni risposta porta la scritta che lo dice.',
        line: 'written examples, no service',
      }
    case 'off':
      return {
        tone: 'plain',
        text: 'Spento: nessuno può chiedere risposte',
        hint: 'Chi gestisce il server può collegare un servizio.',
        line: 'is off',
      }
  }
}

const mailWords: Record<MailCheck, CheckFound> = {
  answers: {
    tone: 'well',
    text: 'Il server di posta risponde',
    line: 'the server takes mail from us; nothing was sent',
  },
  signInRefused: {
    tone: 'bad',
    doctor: 'fail',
    text: 'Il server di posta rifiuta nome o password',
    hint: 'Chi gestisce il server deve controllarli.',
    line: 'the server refuses the name or password in SMTP_URL',
  },
  fails: {
    tone: 'bad',
    doctor: 'fail',
    text: 'Il server di posta risponde, ma non prende i messaggi',
    hint: 'Chi gestisce il server deve guardare il mittente (MAIL_FROM) e il registro del server di posta.',
    line: 'the server refuses our mails: check MAIL_FROM and the relay',
  },
  untrusted: {
    tone: 'bad',
    doctor: 'fail',
    text: 'Il server di posta mostra un certificato che questo server non accetta',
    hint: 'Chi gestisce il server deve farglielo conoscere (NODE_EXTRA_CA_CERTS), o rinnovarlo.',
    line: `this machine does not trust the server's certificate: NODE_EXTRA_CA_CERTS, see ${operatorPage('secrets-and-mail')}`,
  },
  silent: {
    tone: 'bad',
    doctor: 'fail',
    text: 'Il server di posta non risponde',
    hint: 'Finché non risponde, chi ha dimenticato la password non riceve il messaggio.',
    line: 'the server does not answer: check the host and port in SMTP_URL',
  },
  outbox: {
    tone: 'plain',
    text: 'Non configurata: i messaggi restano in una cartella del server',
    hint: 'Va bene per provare Fucina su questo computer.',
    line: 'no SMTP_URL: each mail is a file in DATA_DIR/outbox',
  },
  none: {
    tone: 'bad',
    text: 'Non configurata: non parte nessun messaggio',
    hint: 'Chi ha dimenticato la password non può sceglierne una nuova.',
    line: 'no SMTP_URL: nobody can be sent a link to reset a password',
  },
}

/** What asking the mail server found. */
export const mailFound = (check: MailCheck): CheckFound => mailWords[check]
