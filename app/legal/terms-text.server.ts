import { privacyPath, settingsPath } from '../paths.ts'
import { asWritten } from '../ui/markdown/parse-markdown.ts'
import { contacts, writeTo } from './contact.ts'
import type { LegalSection, LegalText } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'

/** What the service is, what it asks of people and what they may expect of it. */
export function termsText(facts: LegalFacts): LegalText {
  return {
    title: "Termini d'uso",
    changed: '2026-11-24',
    inShort: [
      'Il servizio è gratuito.',
      "L'AI può sbagliare: controlla prima di usare una risposta.",
      'I testi che scrivi e quelli che ottieni sono tuoi.',
      'Non usare il sito per fare del male ad altri.',
    ],
    sections: [
      service(facts),
      mistakes,
      whatNot,
      yours(facts),
      account,
      limits(facts),
      outside,
      suspension(facts),
      asItIs,
      law,
      changes,
      contacts(facts),
    ],
  }
}

const service = ({ siteName, company }: LegalFacts): LegalSection => ({
  id: 'servizio',
  title: "Che cos'è",
  text: `
${asWritten(siteName)} insegna a usare l'intelligenza artificiale (AI). Ci trovi guide, strumenti e la Fucina dei Prompts. Un prompt è la richiesta che scrivi all'AI.

Il sito è gestito da ${asWritten(company)}. Se lo usi, accetti queste regole.

Il programma è libero: ha la licenza EUPL 1.2. Chi vuole lo può studiare e usare.
`,
})

const mistakes: LegalSection = {
  id: 'errori',
  title: "L'AI può sbagliare",
  text: `
Le risposte le scrive un programma, non una persona. Possono essere false, vecchie o incomplete, anche quando sembrano sicure.

- Controlla fatti, nomi, numeri e date.
- Per la salute chiedi a un medico. Per le tasse a un commercialista, per la legge a un avvocato.
- Se pubblichi un testo o un'immagine dell'AI, dillo a chi li vede.

La decisione finale è sempre tua.
`,
}

const whatNot: LegalSection = {
  id: 'da-non-scrivere',
  title: 'Che cosa non scrivere',
  text: `
- Dati di altre persone: nomi, indirizzi, codice fiscale, salute.
- Segreti del tuo lavoro: di clienti, pazienti, alunni.
- Richieste per ingannare, offendere, minacciare o fare del male.
- Cose contro la legge.

Non cercare di superare i limiti, di entrare dove non puoi o di usare il sito con un programma automatico.
`,
}

const yours = ({ ai }: LegalFacts): LegalSection => ({
  id: 'testi',
  title: 'I tuoi testi sono tuoi',
  text: `
Quello che scrivi e quello che ottieni è tuo. Noi non chiediamo diritti.

${
  ai.mode === 'openai'
    ? `Noi non usiamo i tuoi testi per addestrare un'AI. Li riceve solo il servizio di AI, per risponderti. Che cosa può farne è nella pagina [Privacy](${privacyPath()}).`
    : "Non usiamo i tuoi testi per addestrare un'AI. Non li mostriamo ad altri."
}

L'AI può dare risposte simili a persone diverse. Per questo non possiamo dirti che un testo è unico. E non sempre la legge lo protegge come opera tua.

Le guide e i disegni del sito li puoi leggere, stampare e usare per imparare.
`,
})

const account: LegalSection = {
  id: 'account',
  title: 'Il tuo account',
  text: `
Serve per le guide, gli strumenti e le risposte salvate. Ogni persona ha il suo.

Scegli una password che usi solo qui e non darla a nessuno. Se temi che altri la conoscano, cambiala.

Prima dei 14 anni serve il permesso di un genitore, anche per usare l'AI senza account. L'account lo crea con te.

Lo puoi eliminare quando vuoi, dalle [Impostazioni](${settingsPath()}).
`,
}

const limits = ({ limits: { perUser, perVisitor } }: LegalFacts): LegalSection => ({
  id: 'limiti',
  title: 'Prezzo e limiti',
  text: `
Non si paga niente. Non ti chiediamo carte né dati di pagamento.

Ogni risposta ha un costo per noi: per questo c'è un limite al giorno. Con l'account è di ${perUser} richieste. Senza, di ${perVisitor}.

Il primo giorno un account nuovo ha il limite di chi non ha un account.

Chi usa la stessa rete, come in biblioteca, ha anche un limite comune.
`,
})

const outside: LegalSection = {
  id: 'altri-siti',
  title: 'Strumenti e siti di altri',
  text: `
Parliamo di strumenti fatti da altri. Hanno regole e prezzi loro, che possono cambiare.

Voti, prezzi e tempi risparmiati sono una nostra stima. Controllali sul sito di chi li offre.
`,
}

const suspension = ({ contactEmail }: LegalFacts): LegalSection => ({
  id: 'sospensione',
  title: 'Se le regole non si rispettano',
  text: `
Chi amministra il sito può sospendere un account che viola queste regole. Chi è sospeso non entra più. I suoi dati restano: può chiederne copia, o chiedere di cancellarli.

${writeTo(contactEmail, 'Se pensi che sia un errore, scrivi a')}
`,
})

const asItIs: LegalSection = {
  id: 'garanzie',
  title: 'Che cosa promettiamo',
  text: `
Facciamo il possibile perché il sito funzioni. Può fermarsi per un guasto o per un lavoro. Può cambiare, o chiudere.

Tieni una copia delle risposte che ti servono: le puoi stampare o scaricare.

Non rispondiamo dei danni di chi usa una risposta senza controllarla. Rispondiamo di quello che la legge non ci lascia escludere.

Se sei un consumatore, restano tutti i diritti che la legge ti dà.
`,
}

const law: LegalSection = {
  id: 'legge',
  title: 'Legge e giudice',
  text: `
Vale la legge italiana. Se sei un consumatore, decide il giudice del luogo dove abiti.
`,
}

const changes: LegalSection = {
  id: 'modifiche',
  title: 'Se queste regole cambiano',
  text: `
La data in alto dice quando sono cambiate. Se non ti vanno bene, puoi eliminare il tuo account.

Che cosa facciamo dei tuoi dati è nella pagina [Privacy](${privacyPath()}).
`,
}
