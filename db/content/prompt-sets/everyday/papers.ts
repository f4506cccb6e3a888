import type { Template } from '../../../content-types.ts'

export const papersTemplates: Template[] = [
  {
    id: 'vita-quotidiana-pratica',
    need: 'Carte e uffici',
    emoji: '🗂️',
    title: 'Che cosa preparo per la pratica',
    description: 'ISEE, TARI, pagoPA, SPID: le carte e le domande, prima di uscire.',
    why: "Lo stesso documento cambia da un ufficio all'altro, quindi conta anche dove vai. Le voci con il segno si controllano prima di uscire.",
    blocks: [
      { text: "Devo fare questa pratica: [quale pratica devi fare?: l'ISEE]." },
      { text: 'La faccio qui: [dove la fai, allo sportello o su internet?: in un CAF].' },
      { text: "Spiegami in due righe a che cosa serve. Poi fai l'elenco di che cosa preparare." },
      { text: 'Segna con un asterisco quello che devo controllare con chi mi riceve.' },
      { text: 'Chiudi con quattro domande da fare quando prendo appuntamento.' },
    ],
  },
  {
    id: 'vita-quotidiana-domande-tu',
    need: 'Carte e uffici',
    emoji: '🙋',
    title: 'Fammi tu le domande',
    description: "Non sai da dove cominciare? L'AI chiede, tu rispondi, poi scrive.",
    why: "Non devi sapere che cosa serve: lo chiede l'AI, una cosa alla volta. Dai un limite alle domande e tieni fuori nomi e codici.",
    blocks: [
      { text: 'Devo scrivere a [a chi devi scrivere?: un ufficio del Comune].' },
      {
        text: 'Si tratta di questo: [di che cosa si tratta, in poche parole?: il posto auto davanti al mio cancello].',
      },
      { text: 'Fammi tu le domande, una alla volta, al massimo sei. Aspetta la mia risposta.' },
      { text: 'Non chiedermi nomi, indirizzi e codici.' },
      { text: "Dopo l'ultima risposta scrivi la lettera, corta e chiara." },
    ],
  },
  {
    id: 'vita-quotidiana-prova-telefonata',
    need: 'Carte e uffici',
    emoji: '☎️',
    title: 'Fai la parte dello sportello',
    description: 'Una telefonata di prova, prima di quella vera.',
    why: "Provi senza paura, perché dall'altra parte non c'è nessuno. Chiedi una battuta alla volta e alla fine un giudizio sincero.",
    blocks: [
      {
        text: 'Fai la parte di chi risponde al telefono. Io chiamo [chi chiami?: la segreteria della biblioteca].',
      },
      {
        text: 'Devo chiedere questo: [che cosa devi chiedere?: se posso rinnovare il prestito di un libro].',
      },
      { text: 'Scrivi una battuta alla volta e aspetta la mia. Fai anche una domanda difficile.' },
      { text: 'Non chiedermi dati veri: se servono, scrivi «un numero».' },
      {
        text: 'Dopo cinque battute fermati. Dimmi che cosa ho detto bene e che cosa mi sono dimenticato.',
      },
    ],
  },
]
