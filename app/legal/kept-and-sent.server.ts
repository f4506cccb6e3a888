import { resetLinkTime } from '../accounts/account.ts'
import { confirmTime } from '../accounts/address/address-change.ts'
import { invitationTime } from '../accounts/invitation/invitation.ts'
import { sessionTimes } from '../accounts/session/session-limits.ts'
import { withoutUseMonths } from '../groups/group.ts'
import { wordsDays } from '../learning/ease/forget-ease.server.ts'
import { durationWords } from '../platform/duration-words.ts'
import { dayMilliseconds } from '../platform/durations.ts'
import { unsavedTime } from '../records/pictures/generated-pictures.server.ts'
import { registerMonths } from '../records/register/register-acts.ts'
import { trashTime } from '../records/words.ts'
import { deletedLifetime } from '../saved/saved.ts'
import { codeTime } from '../security/desk/desk-code.ts'
import { counted } from '../ui/count-text.ts'
import { asWritten } from '../ui/markdown/parse-markdown.ts'
import { type LegalSection, sentence } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'

/** What is sent to the AI, and what is not: the same words wherever they stand. */
export const textForTheAi = ({ ai }: LegalFacts): LegalSection => ({
  id: 'ai',
  title: "Il testo che scrivi all'AI",
  text: `
${aiWords(ai)}

Non scrivere nomi, l'indirizzo di casa, codice fiscale o dati di salute. Non fotografare referti, ricette o carte del tribunale. Vale per te e per gli altri: clienti, pazienti, alunni.

Se premi «Ascolta», legge la voce del tuo dispositivo. Il testo non va a nessuno.
`,
})

function aiWords({ mode, provider, country, terms }: LegalFacts['ai']): string {
  if (mode === 'demo') {
    return 'Ora nessun servizio di AI è collegato. Le risposte sono una prova: le scrive il computer del sito. Il testo non va a nessun altro. Lo teniamo solo se premi «Salva Risposta».'
  }
  if (mode === 'off') return "Ora l'AI è spenta. Il testo che scrivi non va a nessuno."
  return `
Quando chiedi una risposta, il computer del sito manda il testo al servizio ${asWritten(provider)}. Lo abbiamo scelto noi.

Mandiamo il testo. Se cambi una risposta o chiedi un'immagine, mandiamo anche la risposta di prima. Se ti fai spiegare una lettera, mandiamo anche le foto che scegli: solo quello che si vede, senza il luogo e il giorno dello scatto. Di un PDF mandiamo le parole, come le vedi prima di mandarle.

Non aggiungiamo il tuo nome, la tua email o il tuo indirizzo di rete. Ma se stanno nel testo o nella foto, li riceve anche il servizio: coprili prima.

In quale Paese lavora il servizio: ${asWritten(country)}.

Che cosa fa dei testi, per quanto li tiene, con quali garanzie: ${asWritten(terms)}

Le foto e le parole dei PDF non le conserviamo mai.

Noi non conserviamo il testo. Lo teniamo solo se premi «Salva Risposta».
`
}

/** How long copies of the database keep what was deleted. */
export const inBackups = (days: number | null) =>
  days === null ? "ancora per un po' di tempo (giorni da completare)" : `ancora ${daysText(days)}`

/** How long the lines of the log are kept: the operator's machine decides, not this program. */
const inLogs = (days: number | null) =>
  days === null ? 'Giorni da completare' : sentence(daysText(days))

const daysText = (days: number) => (days === 1 ? 'un giorno' : `${days} giorni al massimo`)

/** What is kept, and for how long: the same rows wherever they stand. */
export const howLong = ({ providers, backupDays, logDays }: LegalFacts): LegalSection => ({
  id: 'quanto',
  title: 'Per quanto tempo',
  text: `
| Che cosa | Per quanto |
|---|---|
| Account e lezioni | Finché non elimini l'account. |
| Risposte salvate | Finché non le elimini. Poi ancora ${durationWords(deletedLifetime)}, per poter annullare. |
| Immagini non salvate | ${sentence(unsavedTime)}. |
| Quanto è stato facile | La riga che scrivi, ${durationWords(wordsDays * dayMilliseconds)}. La risposta, finché hai l'account. Senza account la risposta resta, ma non si sa di chi è. |
| Account senza email: entri con un biglietto | ${sentence(counted(withoutUseMonths, 'mese', 'mesi'))} dall'ultima volta che entri. |
| Gruppo, con i nomi di chi è entrato | ${sentence(counted(withoutUseMonths, 'mese', 'mesi'))} dopo l'incontro. Se chi lo guida lo elimina, ${trashTime}. |
| Attestato di un percorso | Finché hai l'account. Il nome che ci scrivi non resta. |
| Per quanto resti dentro, se non premi Esci | ${sentence(sessionTimes.user)} dall'ultimo uso, e ${sessionTimes.inAll} in tutto. Per chi ha un ruolo nel sito, ${sessionTimes.staff}. Con Non è il mio computer, ${sessionTimes.shared}. |
| Indirizzo di chi è invitato, finché non apre l'invito | ${sentence(invitationTime)}. |
| Indirizzo email nuovo, finché non lo confermi | ${sentence(confirmTime)}. |
| Collegamento per la password | ${sentence(resetLinkTime)}. |
| Codice dello Sportello | ${sentence(codeTime)}, o finché non lo usi. |${
    providers
      ? `
| Passaggio quando entri con ${asWritten(providers)} | Cinque minuti. |`
      : ''
  }
| Conto delle richieste, delle iscrizioni e dei gettoni | Due giorni. |
| Tentativi di entrare non riusciti | Al massimo due giorni. Non si legge di chi sono. |
| Uso dell'AI | Finché hai l'account. Poi resta solo il conto, senza il tuo nome. |
| Registro di chi amministra il sito | ${sentence(counted(registerMonths, 'mese', 'mesi'))}. Dice chi ha fatto che cosa: le schede cambiate, gli account sospesi, i ruoli dati, i gettoni guardati, i gruppi eliminati. Se elimini l'account, il tuo nome sparisce subito. |
| Chi ha cambiato una scheda del sito o caricato una figura | Finché c'è la scheda o la figura, e per i ${trashTime} nel cestino. Se prima quella persona elimina l'account, fino ad allora. |
| Registro di sicurezza | ${inLogs(logDays)}, anche se elimini l'account. Non ha nomi, testi né email. |
| Registro dei guasti | ${inLogs(logDays)}. Non ha nomi, testi né email. |

Quello che è scaduto il sito lo cancella da sé, entro un'ora. I registri di sicurezza e dei guasti li cancella chi cura il computer del sito.

Chi cura il computer del sito fa copie di sicurezza. Lì i dati eliminati restano ${inBackups(backupDays)}. Le copie servono solo a riparare un guasto. Chi si era eliminato dopo viene eliminato di nuovo: teniamo per questo un elenco di codici, senza nomi.
`,
})
