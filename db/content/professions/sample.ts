import type { ProfessionContent } from '../../content-types.ts'

/**
 * What is proposed for a job we know nothing about: only what holds for every job, and
 * no figures, which would be invented.
 */
export const sampleOfAnyJob: Pick<ProfessionContent, 'useCases' | 'tips' | 'resources'> = {
  useCases: [
    {
      title: 'Un messaggio che non sai come cominciare',
      description:
        "Racconti all'AI che cosa vuoi dire e a chi. Lei prepara una bozza cortese. Tu la rileggi, la correggi e la mandi.",
      timeSaved: 10,
      example:
        'Scrivi un messaggio cortese a un cliente. Il lavoro che gli avevo promesso per venerdì sarà pronto lunedì. Chiedi scusa in una riga, senza cercare pretesti. Proponi due orari per la consegna: lunedì alle 9 o lunedì alle 18. Usa al massimo sei righe.',
      benefits: [
        'Cominci da una bozza e non dal foglio bianco',
        'Il tono resta cortese anche quando hai fretta',
        'Puoi chiedere una versione più breve',
      ],
    },
    {
      title: 'Un documento lungo in parole semplici',
      description:
        "Copi il testo di una circolare o di un bando, senza dati personali. L'AI lo riassume e spiega le parole difficili. Poi controlli le date e le cifre sul testo vero.",
      timeSaved: 20,
      example:
        'Riassumi questo testo in cinque punti, con parole di tutti i giorni. Metti in fondo le scadenze e le cifre, copiate come sono scritte. Se qualcosa non è chiaro, scrivi che cosa devo chiedere e a chi.',
      benefits: [
        'Capisci subito se il documento ti riguarda',
        'Le scadenze stanno tutte in un elenco',
        'Sai quali domande fare',
      ],
    },
  ],
  tips: [
    "Rileggi sempre prima di mandare. L'AI scrive bene anche quando sbaglia.",
    "Non scrivere nomi, indirizzi o dati di clienti. All'AI basta sapere di che cosa si tratta.",
    "Di' a chi scrivi e quante righe vuoi: la risposta somiglia di più a quello che ti serve.",
    'Controlla date, prezzi e leggi su una fonte sicura.',
  ],
  resources: [
    { title: 'Le guide di Fucina, un passo alla volta', type: 'guide', link: '/guides' },
    {
      title: 'Garante per la protezione dei dati personali',
      type: 'guide',
      link: 'https://www.garanteprivacy.it',
    },
  ],
}
