import { formatDay } from '../ui/format-date.ts'
import { writeTo } from './contact.ts'
import { type LegalSection, points } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'

/** Of this program: its version, and the day on which it was built, YYYY-MM-DD, where known. */
export type Program = { version: string; builtOn: string | null }

/**
 * What automatic tests look at. A test holds each of these sentences against the tests themselves
 * (legal.test.ts): who adds one names its proof there.
 */
export const tested = {
  axe: 'Un programma di controllo, axe, apre le schermate come su un telefono e come su un computer. Cerca gli errori che una macchina può trovare.',
  keyboard:
    'La tastiera da sola basta per le cose più usate. Per esempio chiedere, salvare e trovare una risposta.',
  narrow: 'Su uno schermo molto stretto, largo 320 punti, le pagine provate non escono di lato.',
  large: 'Con le scritte grandi il doppio, nelle pagine provate niente viene tagliato.',
  forced:
    'Ogni pagina si prova anche con i colori scelti dal computer, come nel contrasto elevato.',
  contrast: 'Il contrasto dei colori si misura in tutti i modi di lettura, anche in quello scuro.',
  words: 'Le frasi del sito si misurano con Gulpease, un conto di quanto un testo è facile.',
} as const

/** What is known not to be perfect. */
const known = [
  'Una macchina trova solo una parte degli errori. Il resto lo trova una persona.',
  'Tra queste prove non ce ne sono di chi usa ogni giorno un programma che legge lo schermo ad alta voce.',
  "Le immagini fatte dall'AI hanno solo un titolo. Non c'è scritto che cosa si vede.",
  "Un testo dell'AI può essere lungo, o difficile.",
  'I siti di altri, dove portano i collegamenti, non li proviamo.',
]

/** A draft with its evidence: it claims no conformity. */
export const accessibility = (facts: LegalFacts, program: Program): LegalSection => ({
  id: 'accessibilita',
  title: 'Accessibilità: una bozza',
  text: `
**Questa è una bozza**, finché non la controlla chi risponde del sito. Dice che cosa si prova e che cosa manca. Non è una dichiarazione ufficiale.

${body(facts)}

Il programma porta con sé queste prove automatiche:

${points(Object.values(tested))}

Quello che sappiamo non essere perfetto:

${points(known)}

La bozza parla della versione ${program.version} del programma${program.builtOn ? `, preparata il ${formatDay(program.builtOn)}` : ''}.

${writeTo(facts.contactEmail, 'Se qualcosa qui non funziona per te, scrivi a')}
`,
})

const body = ({ isPublicBody }: LegalFacts) =>
  isPublicBody
    ? "Questo sito è di un ente pubblico. La dichiarazione che vale la pubblica l'ente, attraverso AgID. È l'Agenzia per l'Italia digitale."
    : "Un ente pubblico che usa questo programma pubblica una sua dichiarazione, attraverso AgID. È l'Agenzia per l'Italia digitale."
