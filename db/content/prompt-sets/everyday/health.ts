import { city } from '../../../city.ts'
import type { Template } from '../../../content-types.ts'

export const healthTemplates: Template[] = [
  {
    id: 'vita-quotidiana-domande-medico',
    need: 'Salute',
    emoji: '🩺',
    title: 'Le domande per il medico',
    description: 'Prima di una visita: che cosa dire in tre frasi, e che cosa chiedere.',
    why: "Bastano parole generali, senza nome e senza malattie. L'AI mette in ordine le domande, le risposte le dà il medico.",
    blocks: [
      {
        text: 'Aiutami a preparare una visita. La visita è questa: [per che visita vai?: un controllo agli occhi].',
      },
      {
        text: 'Vorrei parlare di questo: [che cosa ti preoccupa, in parole generali?: la sera leggo con più fatica].',
      },
      { text: 'Scrivi come lo racconto al medico, in tre frasi.' },
      { text: 'Poi scrivi cinque domande brevi, dalla più importante.' },
      { text: 'Non dire che malattia può essere e non dare consigli di cura.' },
    ],
  },
  {
    id: 'vita-quotidiana-foglietto',
    need: 'Salute',
    emoji: '💊',
    title: 'Il foglietto di una medicina',
    description: 'Le parole difficili, spiegate. Se prenderla lo dice il medico.',
    why: 'Copi solo le righe difficili e non dici per chi è la medicina. Vieti i consigli e chiedi le domande per il farmacista, che conosce il tuo caso.',
    blocks: [
      {
        text: 'Spiegami il foglietto illustrativo di una medicina. Non capisco queste righe: [quali righe non capisci, senza dire per chi sono?: assumere a stomaco pieno, salvo diversa prescrizione].',
      },
      { text: 'Spiega ogni parola difficile in una riga.' },
      {
        text: 'Non dirmi se prenderla, quanta e quando: lo chiedo al medico o al farmacista.',
      },
      { text: 'Alla fine scrivi quattro domande brevi da fare in farmacia.' },
    ],
  },
  {
    id: 'vita-quotidiana-diario-disturbi',
    need: 'Salute',
    emoji: '📓',
    title: 'Il diario dei disturbi',
    description: 'Un foglio da riempire ogni giorno e da portare al medico.',
    why: 'Chiedi un foglio con poche colonne, che si riempie in un minuto. Lasci le cause e le cure al medico, che leggerà quello che hai segnato.',
    blocks: [
      {
        text: 'Preparami un foglio da stampare per segnare un disturbo. Il disturbo è questo: [quale disturbo vuoi segnare?: il fastidio alla schiena].',
      },
      { text: 'Lo tengo per [per quanto tempo lo tieni?: due settimane].' },
      {
        text: 'Fai una tabella con giorno, ora, fastidio da 1 a 5, che cosa facevo.',
      },
      { text: 'Non spiegare le cause e non dare cure: il foglio lo legge il medico.' },
      { text: 'Ricordami quando non devo aspettare e devo chiamare subito.' },
    ],
  },
  {
    id: 'vita-quotidiana-cambio-medico',
    need: 'Salute',
    emoji: '🏥',
    title: 'Cambiare medico di famiglia',
    description: 'Le strade per farlo, le carte da preparare, a chi chiedere.',
    why: "La zona serve, la via no. Dove le regole possono essere cambiate l'AI deve scriverlo, e tu chiedi allo sportello.",
    blocks: [
      {
        text: 'Devo cambiare il medico di famiglia. Il motivo è questo: [perché cambi medico?: il mio va in pensione].',
      },
      {
        text: `Abito in questa zona: [in che zona abiti, senza la via?: ${city.name}, vicino alla stazione].`,
      },
      { text: 'Dimmi in quali modi si fa di solito in Lombardia e che cosa preparare.' },
      { text: 'Se non sei sicuro di un passo, dillo e spiegami a chi chiedere.' },
    ],
  },
]
