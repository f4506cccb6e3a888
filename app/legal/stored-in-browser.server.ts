import { sessionTimes } from '../accounts/session/session-limits.ts'
import { knownBrowserSeconds } from '../accounts/sign-in/known-browser.server.ts'
import { slipSeconds } from '../accounts/slip/slip-cookie.server.ts'
import { stepsSeconds } from '../learning/visitor-steps.server.ts'
import { durationWords } from '../platform/duration-words.ts'
import { visitorSeconds } from '../platform/visitor.server.ts'
import { readingSeconds } from '../reading/reading-cookie.server.ts'
import { layoutSeconds } from '../saved/list-request.server.ts'
import { challengeMilliseconds } from '../security/second-proof/challenge.server.ts'
import { draftLifetime } from '../ui/kept.ts'
import { waitingLifetime } from '../ui/waiting-answer.ts'
import { sentence } from './legal.ts'

/** What the product leaves in a browser: the one list, which the cookie page shows. */
export type StoredItem = {
  /** As the browser shows it; cookies carry the site's prefix before it. */
  name: string
  purpose: string
  duration: string
  /** Left only where people may sign in with a provider. */
  isOfProvider?: boolean
}

const kept = (seconds: number) => sentence(durationWords(seconds * 1000))

/** Under https their names begin with '__Host-'. */
export const ownCookies: StoredItem[] = [
  {
    name: 'fucina.session_token',
    purpose: 'Tiene aperto il tuo accesso.',
    duration: `${sentence(sessionTimes.user)} dall'ultimo uso e ${sessionTimes.inAll} in tutto, o finché non esci. Per chi ha un ruolo nel sito, ${sessionTimes.staff}. Se entri con Non è il mio computer, finché non chiudi il browser, e al massimo ${sessionTimes.shared}.`,
  },
  {
    name: 'fucina.state',
    purpose: "Protegge il passaggio quando entri con l'account di un altro sito.",
    duration: 'Cinque minuti.',
    isOfProvider: true,
  },
  {
    name: 'fucina_known',
    purpose:
      'Riconosce il browser da cui sei già entrato. Così nessuno ti chiude fuori con i suoi tentativi. Contiene un numero a caso e una sigla per ogni account usato da qui.',
    duration: `${kept(knownBrowserSeconds)} dall'ultimo accesso. Se entri con Non è il mio computer, non c'è.`,
  },
  {
    name: 'fucina_passkey',
    purpose:
      'Serve quando entri con il tuo telefono o computer. È una domanda cifrata: il dispositivo risponde a quella sola.',
    duration: `${kept(challengeMilliseconds / 1000)}.`,
  },
  {
    name: 'fucina_passi',
    purpose:
      'Senza account, ricorda quali lezioni e quali scene hai fatto. Quando entri passano nel tuo account, ma non con Non è il mio computer.',
    duration: `${kept(stepsSeconds)} dall'ultima lezione, o finché non entri nel tuo account.`,
  },
  {
    name: 'fucina_biglietto',
    purpose:
      'Se entri in un gruppo senza email, ti mostra le parole del tuo biglietto finché non esci. Sono cifrate, e le vedi solo tu.',
    duration: `Finché non esci, e al massimo ${durationWords(slipSeconds.own * 1000)}. Su un dispositivo della sala ${durationWords(slipSeconds.shared * 1000)}.`,
  },
  {
    name: 'fucina_visitor',
    purpose:
      "Conta le tue richieste all'AI se non hai un account, e apre solo a te le immagini che crei. Così contiamo anche una volta sola quanto è stato facile. È un numero a caso.",
    duration: `${kept(visitorSeconds)}.`,
  },
  {
    name: 'fucina_lettura',
    purpose: 'Ricorda come vuoi leggere: quanto è grande il testo, di che colore è la pagina.',
    duration: `${kept(readingSeconds)} dall'ultima volta che scegli. Con Non è il mio computer resta solo nel tuo account.`,
  },
  {
    name: 'fucina_vista',
    purpose: 'Ricorda se vuoi le risposte salvate a griglia o in elenco.',
    duration: `${kept(layoutSeconds)}.`,
  },
]

/** In localStorage and sessionStorage: never sent to the server. */
export const browserMemory: StoredItem[] = [
  {
    name: 'cookieChoice',
    purpose: 'Ricorda la tua scelta sui cookie.',
    duration: 'Finché non la cambi o la cancelli.',
  },
  {
    name: 'fucina:bozza',
    purpose:
      'Tiene la bozza di quello che scrivi nella Fucina, nei primi passi e sotto una lettera, per non perderla.',
    duration: `Senza account, e nei primi passi, finché non chiudi la scheda. Se poi accedi, la riproponiamo solo a te. Con un account dura ${durationWords(draftLifetime)}, anche se esci: dopo, il sito la cancella alla prima visita. Se entri con Non è il mio computer, finisce con la scheda. Ricomincia toglie la richiesta, non la risposta. Finito: cancella tutto, che sta in Altro sotto la risposta, toglie ogni cosa.`,
  },
  {
    name: 'fucina:bozza:attesa',
    purpose: "Ricorda quale risposta volevi salvare quando sei andato all'accesso.",
    duration: `${sentence(durationWords(waitingLifetime))}. Finisce anche quando salvi o chiudi la scheda.`,
  },
  {
    name: 'fucina:bozza:accesso',
    purpose:
      'Se il tuo accesso finisce mentre scrivi in un modulo, tiene le tue parole finché rientri. Le password no.',
    duration: 'Finché non rientri o non chiudi la scheda.',
  },
  {
    name: 'fucina:consigli',
    purpose: 'Ricorda che non vuoi i consigli sotto la tua richiesta.',
    duration: 'Finché non la cancelli.',
  },
  {
    name: 'fucina:avvisi',
    purpose: 'Ricorda quali avvisi hai chiuso, e quali ti sono già stati letti ad alta voce.',
    duration: 'Finché non la cancelli.',
  },
  {
    name: 'fucina:lingua',
    purpose: 'Ricorda in che lingua vuoi la spiegazione di una lettera.',
    duration:
      'Finché non scegli di nuovo italiano o la cancelli. Se entri con Non è il mio computer, non resta.',
  },
  {
    name: 'fucina:sala',
    purpose:
      'Se entri con Non è il mio computer, ricorda di mostrare Finito: cancella tutto. Anche dopo che sei uscito.',
    duration: 'Finché non premi Finito o non chiudi la scheda.',
  },
  {
    name: 'fucina:finito',
    purpose:
      "Dopo Finito: cancella tutto, ricorda a che ora l'hai premuto. Così chi torna indietro non rivede le tue pagine.",
    duration: 'Finché non chiudi la scheda.',
  },
  {
    name: 'fucina:bozza:/admin',
    purpose:
      "Solo per chi gestisce il sito: tiene la bozza delle schede non salvate. La rivede solo chi l'ha scritta.",
    duration: `${sentence(durationWords(draftLifetime))}, o finché non la salvi o la scarti.`,
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'Ricorda a che punto della pagina eri.',
    duration: 'Finché non chiudi la scheda.',
  },
  {
    name: 'react-router-manifest-version',
    purpose: 'Evita di ricaricare due volte dopo un aggiornamento del sito.',
    duration: 'Finché non chiudi la scheda.',
  },
]
