import { privacyPath, settingsPath, termsPath } from '../paths.ts'
import { asWritten } from '../ui/markdown/parse-markdown.ts'
import { accessibility } from './accessibility-text.server.ts'
import { contacts } from './contact.ts'
import { answersAndCost, failures } from './figures-text.server.ts'
import type { HowItWorks } from './how-it-works.server.ts'
import { howLong, textForTheAi } from './kept-and-sent.server.ts'
import type { LegalSection, LegalText } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'
import { whoAnswers } from './who-answers-text.server.ts'

/** Which AI answers here, what is kept, what it comes to: from settings and from what is counted. */
export function howItWorksText(page: HowItWorks): LegalText {
  const { facts, figures, program } = page
  return {
    title: 'Come funziona qui',
    changed: '2026-11-28',
    inShort: [
      firstPoint(page),
      'Qui leggi che cosa teniamo di te, e per quanto tempo.',
      'Le cifre le conta il sito. Se non sa una cosa, lo dice.',
      'Il programma è libero: chi vuole lo può studiare e usare.',
    ],
    sections: [
      whoAnswers(page),
      textForTheAi(facts),
      kept(facts),
      answersAndCost(figures, facts.ai.mode === 'demo'),
      failures(figures),
      accessibility(facts, program),
      licence(facts),
      contacts(facts),
    ],
  }
}

function firstPoint({ facts, service }: HowItWorks): string {
  if (facts.ai.mode === 'demo') return 'Adesso le risposte sono dimostrative: nessuna AI le scrive.'
  if (!service) return "Adesso l'AI è spenta."
  return `Le risposte le scrive un'AI, con il servizio ${facts.ai.provider}. Possono essere sbagliate.`
}

function kept(facts: LegalFacts): LegalSection {
  const { id, text } = howLong(facts)
  return {
    id,
    title: 'Che cosa teniamo, e per quanto',
    text: `
${text}

Nelle [Impostazioni](${settingsPath()}) scarichi i tuoi dati in un file, o elimini il tuo account con tutto quello che c'è dentro.

Il resto è nella pagina [Privacy](${privacyPath()}).
`,
  }
}

const licence = ({ sourceUrl }: LegalFacts): LegalSection => ({
  id: 'licenza',
  title: 'Di chi è il programma',
  text: `
Il programma è libero: ha la licenza EUPL 1.2, scritta dalla Commissione europea. Chi vuole lo può studiare, cambiare e usare.

Con il programma arrivano le prime guide, le richieste pronte e i disegni: la licenza è la stessa. Chi cura il sito può averne aggiunti altri.${
    sourceUrl
      ? `

Il programma si trova qui: [${asWritten(sourceUrl)}](<${sourceUrl}>).`
      : ''
  }

Che cosa puoi fare con il sito lo dicono i [Termini d'uso](${termsPath()}).
`,
})
