import type { LessonContent } from './lesson-content.ts'

export const unCodice: LessonContent = {
  id: 'un-codice',
  title: 'Un codice per email',
  goal: 'Trovi il codice giusto e lo tieni per te.',
  minutes: 8,
  drawing: '/drawings/lezione-codice.svg',
  intro:
    'Alcuni siti ti mandano un codice, per essere sicuri che sei tu. Vale pochi minuti. Serve una volta sola.',
  how: [
    {
      input: 'any',
      steps: [
        {
          text: 'Lascia aperta la pagina che chiede il codice.',
          figure: {
            alt: 'Una pagina con uno spazio vuoto per il codice',
            text: 'Il tuo codice',
            field: '',
          },
        },
        {
          text: "Apri la posta. Sul telefono premi il tasto o il cerchio in basso, o fai scorrere il dito in su dal bordo in basso: vedi le tue app. Apri quella della posta. Sul computer premi il «+» in alto, accanto al nome della pagina: si apre un'altra scheda. Lì apri la tua posta.",
        },
        { text: 'Cerca il messaggio appena arrivato: guarda chi scrive e a che ora.' },
        {
          text: 'Leggi il codice, o copialo. Sono quasi sempre sei cifre.',
          figure: {
            alt: 'In un messaggio è colorato il codice 604\u00a0271',
            text: 'Ecco il codice: ',
            marked: '604\u00a0271',
          },
        },
        {
          text: 'Torna alla pagina. Sul telefono riapri il browser. Sul computer premi il nome della prima scheda. La pagina è ancora lì: scrivi il codice senza spazi.',
        },
        {
          text: 'Non dirlo a nessuno. Chi te lo chiede al telefono vuole entrare al posto tuo. Non hai chiesto un codice? Non usarlo. Fa eccezione il codice di un pacco che hai ordinato tu: lo dici al corriere, alla porta, con il pacco davanti. Al telefono mai.',
        },
      ],
    },
  ],
  parts: [
    {
      id: 'che-cosa-guardi',
      task: 'Nella posta ci sono tanti messaggi. Che cosa guardi per trovare quello del codice? Sono due cose.',
      right:
        "Chi scrive e a che ora. Di chi scrive guarda anche l'indirizzo: il nome si può copiare.",
      hint: "Il codice l'hai chiesto tu, un minuto fa, a un sito preciso.",
      exercise: {
        kind: 'choose',
        isSeveral: true,
        options: [
          { text: 'Chi lo manda', isRight: true, why: '' },
          {
            text: "Se è il primo dell'elenco",
            why: 'Il primo può essere di un altro sito. Guarda chi scrive.',
          },
          { text: 'A che ora è arrivato', isRight: true, why: '' },
          {
            text: "Se c'è scritto «urgente»",
            why: '«Urgente» lo scrive anche chi vuole metterti fretta.',
          },
        ],
      },
    },
    {
      id: 'leggi-il-codice',
      task: 'Sono le 10:42. Hai appena chiesto un codice alla Biblioteca Rosa. Apri il messaggio giusto e scrivi qui il codice.',
      right:
        "È il messaggio più nuovo della biblioteca, e l'indirizzo è il suo. Il codice è quello giusto.",
      hint: 'Cerca il messaggio della Biblioteca Rosa delle 10:41. Il codice ha sei cifre.',
      note: 'Questa posta è finta: serve solo a fare pratica.',
      exercise: {
        kind: 'write',
        label: 'Il codice',
        isCode: true,
        accepts: ['482913'],
        slips: [
          {
            given: '175306',
            why: 'Questo codice è delle 9:15: è scaduto. Cerca un messaggio più nuovo, della stessa biblioteca.',
          },
          {
            given: '990111',
            why: "Questo codice non è della biblioteca. Guarda l'indirizzo: finisce con «vinci-subito.example».",
          },
        ],
        mailbox: [
          {
            sender: 'Premi Biblioteca',
            address: 'premi@vinci-subito.example',
            time: '10:41',
            title: 'URGENTE: il tuo codice premio',
            text: 'Complimenti! Il tuo codice è 990\u00a0111. Scrivilo subito e ritira il premio.',
          },
          {
            sender: 'Biblioteca Rosa',
            address: 'accesso@biblioteca-rosa.example',
            time: '10:41',
            title: 'Il codice per entrare',
            text: 'Il tuo codice è 482\u00a0913. Vale dieci minuti. Non dirlo a nessuno.',
          },
          {
            sender: 'Circolo del Tiglio',
            address: 'ciao@circolo-tiglio.example',
            time: '10:05',
            title: 'La gita di domenica',
            text: "Il ritrovo è alle 9 in piazza. Porta l'acqua e un cappello.",
          },
          {
            sender: 'Biblioteca Rosa',
            address: 'accesso@biblioteca-rosa.example',
            time: '9:15',
            title: 'Il codice per entrare',
            text: 'Il tuo codice è 175\u00a0306. Vale dieci minuti. Non dirlo a nessuno.',
          },
        ],
      },
    },
    {
      id: 'la-telefonata',
      task: 'Suona il telefono: «Sono della banca. Mi legga il codice che le è arrivato, così fermo un ladro». Che cosa fai?',
      right:
        'Nessuna banca chiede quel codice al telefono. Chiudi e chiama tu, al numero scritto sulla tua carta. Meglio con un altro telefono: su quello di casa possono essere ancora in linea.',
      hint: 'Il codice apre la tua porta. A chi lo daresti?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Lo leggo: sa il mio nome e le ultime cifre della carta',
            why: 'Nome e cifre si comprano, o si leggono su un foglio buttato. Con il codice entra al posto tuo.',
          },
          {
            text: 'Ne leggo solo metà',
            why: 'Chi chiama troverà il modo di avere anche il resto. Il codice non si dice, neanche a metà.',
          },
          { text: 'Chiudo e chiamo io la banca', isRight: true, why: '' },
          {
            text: 'Chiedo il suo nome, poi lo leggo',
            why: 'Un nome si inventa in un attimo. Il codice non si dice a nessuno.',
          },
        ],
      },
    },
  ],
}
