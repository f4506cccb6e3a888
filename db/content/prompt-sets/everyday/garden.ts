import type { Template } from '../../../content-types.ts'

export const gardenTemplates: Template[] = [
  {
    id: 'vita-quotidiana-balcone',
    need: 'Orto e cucina',
    emoji: '🪴',
    title: "L'orto sul balcone",
    description: 'Che cosa piantare, in che vaso, con quanta acqua.',
    why: 'Quanto sole arriva sul balcone decide che cosa cresce. Si comincia con poche piante, di quelle che poi si mangiano.',
    blocks: [
      {
        text: "Voglio fare un piccolo orto. Il balcone è così: [com'è il balcone, e quando c'è il sole?: piccolo, con il sole al mattino].",
      },
      { text: 'Mi piacerebbe avere [che cosa vuoi coltivare?: basilico e insalata].' },
      { text: 'Comincio in questo mese: [in che mese cominci?: aprile].' },
      { text: 'Dimmi se va bene per quel mese e quel sole. Se no, proponi altro.' },
      { text: 'Scrivi vasi, terra, acqua e il lavoro di ogni settimana. Comincia con poco.' },
    ],
  },
  {
    id: 'vita-quotidiana-pianta',
    need: 'Orto e cucina',
    emoji: '🌱',
    title: 'Una pianta che sta male',
    description: 'Prima le domande giuste, poi la cura più semplice.',
    why: "Descrivi quello che vedi, non quello che pensi. Chiedi prima le domande, perché quasi sempre la causa è l'acqua o la luce.",
    blocks: [
      { text: 'Ho una pianta che sta male. La pianta è [che pianta è?: un geranio].' },
      { text: 'Vedo questo: [che cosa vedi?: foglie gialle in basso].' },
      { text: 'Fammi prima quattro domande, per capire meglio.' },
      { text: 'Poi elenca le cause dalla più probabile, e per ognuna una prova da fare.' },
      { text: 'Proponi prima i rimedi senza veleni.' },
    ],
  },
  {
    id: 'vita-quotidiana-ricetta-adattare',
    need: 'Orto e cucina',
    emoji: '🥧',
    title: 'Le dosi per più persone',
    description: 'Una ricetta da cambiare: più persone, una teglia diversa, meno zucchero.',
    why: 'Il conto arriva scritto, e lo puoi rifare con la calcolatrice. Anche il tempo in forno cambia, ed è la cosa che si dimentica.',
    blocks: [
      { text: 'Aiutami ad adattare una ricetta: [quale ricetta è?: la torta di mele].' },
      {
        text: 'Le dosi che ho sono per [per quante persone è la ricetta?: quattro persone], ma siamo in [in quanti siete?: sei].',
      },
      { text: 'Vorrei anche cambiare questo: [che cosa vuoi cambiare?: usare meno zucchero].' },
      { text: 'Scrivi il conto per le dosi nuove e che cosa succede ai tempi di cottura.' },
      { text: 'Se il cambio rovina la ricetta, dimmelo. Di salute non parlare.' },
    ],
  },
  {
    id: 'vita-quotidiana-banco-mercato',
    need: 'Orto e cucina',
    emoji: '🧺',
    title: 'Il cartello per il banco al mercato',
    description: 'Per chi vende quello che coltiva: si legge da due passi.',
    why: "Al banco la gente chiede che cos'è e chi lo fa. Le promesse sulla salute non si possono scrivere, e la richiesta lo ricorda.",
    blocks: [
      {
        text: 'Scrivi il cartello per un banco al mercato. Vendo [che cosa vendi?: il miele di acacia].',
      },
      {
        text: 'Nasce così: [come lo produci, senza nomi?: dalle mie arnie, in montagna].',
      },
      { text: 'Il prezzo è [quanto costa?: 9 euro il vaso da mezzo chilo].' },
      {
        text: 'Fai cinque righe da leggere da due passi. Poi scrivi tre frasi da dire a chi assaggia.',
      },
      {
        text: "Non promettere niente sulla salute. Dimmi che cosa controllare prima di fare un'etichetta.",
      },
    ],
  },
]
