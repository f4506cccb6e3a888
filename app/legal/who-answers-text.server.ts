import { countText } from '../ui/count-text.ts'
import { asWritten } from '../ui/markdown/parse-markdown.ts'
import type { HowItWorks } from './how-it-works.server.ts'
import type { LegalSection } from './legal.ts'

/** Which AI answers here, with which models, and that it may be wrong. */
export const whoAnswers = (page: HowItWorks): LegalSection => ({
  id: 'quale',
  title: 'Quale AI risponde',
  text: `
${answering(page)}

L'AI può sbagliare, anche quando sembra sicura. Controlla sempre nomi, numeri e date.

C'è un limite di richieste al giorno: ${countText(page.facts.limits.perUser)} con l'account, ${countText(page.facts.limits.perVisitor)} senza. Il primo giorno un account nuovo ha il limite di chi non ha un account.
`,
})

function answering({ facts, service, figures }: HowItWorks): string {
  const { mode, provider, country } = facts.ai
  if (mode === 'demo') {
    return 'Qui le risposte sono **dimostrative**: nessun servizio di AI è collegato. Le compone il sito, con esempi scritti prima.'
  }
  if (!service) return "Adesso l'AI è spenta: nessuno risponde alle richieste."
  const host = service.host ? ` Il suo indirizzo è **${asWritten(service.host)}**.` : ''
  return `
Risponde un servizio di AI. Si chiama **${asWritten(provider)}**.${host} In quale Paese lavora: ${asWritten(country)}.

${figures ? modelWords(figures.models) : unreadModels}
`
}

const unreadModels =
  'Quale modello usa, adesso non si legge: i dati del sito non rispondono. Riprova tra qualche minuto.'

const mark =
  "Nelle immagini fatte dall'AI c'è un segno nascosto, che altri programmi leggono: dice che le ha fatte un'AI. Resta anche nel file che scarichi."

/** @param models null only where there is no service */
function modelWords(models: NonNullable<HowItWorks['figures']>['models']): string {
  if (!models) return ''
  const { text, picture, isSighted } = models
  return `
Un modello è il programma che compone la risposta.

${
  text
    ? `Per le parole il modello è **${asWritten(text)}**.`
    : 'Per le parole adesso non risulta un modello.'
}

${
  picture
    ? `Per le immagini il modello è **${asWritten(picture)}**.`
    : 'Per le immagini adesso non risulta un modello.'
}

${picture ? mark : ''}

${isSighted ? 'Il modello delle parole legge anche le foto delle lettere.' : ''}
`
}
