import type { LegalSection, Words } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'

/** What is sent to the AI, and what is not: the same words wherever they stand. */
export const textForTheAi = ({ ai }: LegalFacts): LegalSection => ({
  id: 'ai',
  title: "Il testo che scrivi all'AI",
  blocks: [
    ...aiWords(ai),
    'Non scrivere nomi, indirizzi, codice fiscale o dati di salute. Vale per te e per gli altri: clienti, pazienti, alunni.',
    "Se premi 'Ascolta', legge la voce del tuo dispositivo. Il testo non va a nessuno.",
  ],
})

function aiWords({ mode, provider }: LegalFacts['ai']): Words[] {
  if (mode === 'demo') {
    return [
      'Ora nessun servizio di AI è collegato. Le risposte sono una prova: le scrive il nostro server. Il testo non va a nessun altro, e non lo conserviamo.',
    ]
  }
  if (mode === 'off') return ["Ora l'AI è spenta. Il testo che scrivi non va a nessuno."]
  return [
    `Quando chiedi una risposta, il nostro server manda il testo al servizio ${provider}. Lo abbiamo scelto noi.`,
    'Mandiamo il testo. Se ti fai spiegare una lettera, mandiamo anche le foto che scegli: solo quello che si vede, senza il luogo e il giorno dello scatto.',
    'Non mandiamo il tuo nome, la tua email o il tuo indirizzo di rete.',
    `${provider} può lavorare anche fuori dall'Europa. In quel caso valgono le garanzie del GDPR, agli articoli 45 e 46.`,
    'Le foto non le conserviamo mai.',
    `Per quanto tempo ${provider} tiene il testo e le foto, lo dicono le sue regole.`,
    "Noi non conserviamo il testo. Lo teniamo solo se premi 'Salva Risposta'.",
  ]
}

/** How long copies of the database keep what was deleted. */
export const inBackups = (days: number | null) =>
  days === null ? "ancora per un po' di tempo (giorni da completare)" : `ancora ${daysText(days)}`

const daysText = (days: number) => (days === 1 ? 'un giorno' : `${days} giorni al massimo`)

/** What is kept, and for how long: the same rows wherever they stand. */
export const howLong = ({ hasGoogle, backupDays }: LegalFacts): LegalSection => ({
  id: 'quanto',
  title: 'Per quanto tempo',
  blocks: [
    {
      head: ['Che cosa', 'Per quanto'],
      rows: [
        ['Account e lezioni', "Finché non elimini l'account."],
        ['Risposte salvate', 'Finché non le elimini. Poi ancora un giorno, per poter annullare.'],
        ['Immagini non salvate', 'Un giorno.'],
        [
          'Accesso aperto',
          "Trenta giorni dall'ultimo uso. Per chi amministra il sito, dodici ore.",
        ],
        ['Link per la password', "Un'ora."],
        ...(hasGoogle ? [['Passaggio da Google', 'Cinque minuti.']] : []),
        ['Conto delle richieste', 'Due giorni.'],
        ['Accessi sbagliati', "Mezz'ora, in forma nascosta."],
        ["Uso dell'AI", "Finché hai l'account. Poi resta il conto, senza di te."],
        ['Registro delle attività', 'Novanta giorni. Dice chi si iscrive e chi finisce una guida.'],
        ['Registri dei guasti', 'Finché servono a riparare. Non hanno testi né email.'],
      ],
    },
    `Chi gestisce il server fa copie di sicurezza. Lì i dati eliminati restano ${inBackups(backupDays)}. Le copie servono solo a riparare un guasto.`,
  ],
})
