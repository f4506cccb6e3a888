import { asWritten } from '../ui/markdown/parse-markdown.ts'
import type { LegalSection } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'

/** Who sees what of a person and may do what, role by role as in app/platform/roles.ts. */
export const whoSees = ({ ai, providers, siteName }: LegalFacts): LegalSection => ({
  id: 'chi-vede',
  title: 'Chi li vede',
  text: `
- **Tu.** Le risposte salvate le vedi solo tu. Dal sito non le vede nessun altro, neanche chi lo amministra.
- **Lo Sportello.** È chi ti aiuta di persona. Vede il nome, l'email, la città e il livello di chi non ha un ruolo nel sito. Vede anche quando ti sei iscritto, l'ultimo accesso, se l'account è sospeso e quanti accessi sono aperti. Può chiudere i tuoi accessi o sospendere l'account. Se lo chiedi tu, corregge l'email, ti stampa un codice per entrare, o elimina l'account. Ogni volta scrive il motivo. Lo rilegge chi ti aiuta dopo. Tu lo trovi nel file dei tuoi dati.
- **Chi amministra il sito.** Vede e può fare le stesse cose, per tutti. Vede anche quante guide hai finito e se hai una seconda chiave: se la perdi, la toglie. Può correggere il nome, la città e il livello. Dà i ruoli, guida ogni gruppo e legge il registro. Può scaricare un elenco degli account: il registro lo segna.
- **Chi guida il tuo gruppo.** È il Facilitatore. Vede il nome che hai scelto lì e i tuoi passi.
- **La Redazione.** Scrive le guide. Legge le righe su quanto è stato facile, ma senza il nome. Le legge così anche chi amministra il sito.
- **Chi cura il computer del sito e la posta.** Lavora per noi, con un contratto. Apre l'archivio solo per riparare un guasto.${
    ai.mode === 'openai'
      ? `
- **Il servizio di AI: ${asWritten(ai.provider)}.** Riceve il testo che scrivi all'AI e le foto che scegli di mandare.`
      : ''
  }${
    providers
      ? `
- **Chi ti fa entrare.** Solo se entri con ${asWritten(providers)}: sa che usi ${asWritten(siteName)}.`
      : ''
  }

Non vendiamo i dati e non li diamo ad altri. Le pagine non caricano nulla da altri siti.
`,
})
