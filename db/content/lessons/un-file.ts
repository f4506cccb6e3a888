import type { LessonContent } from './lesson-content.ts'

export const unFile: LessonContent = {
  id: 'un-file',
  title: "Un file: dov'è finito?",
  goal: 'Scarichi un file, lo ritrovi e lo scegli.',
  minutes: 10,
  drawing: '/drawings/lezione-file.svg',
  intro:
    'Un file è un foglio dentro il telefono o il computer: una foto, una bolletta, una lettera. Scaricare vuol dire portarlo lì da una pagina.',
  how: [
    {
      input: 'finger',
      steps: [
        {
          text: 'Tocca «Scarica». Se il telefono chiede conferma, tocca di nuovo «Scarica».',
          figure: {
            alt: 'Un dito tocca il pulsante Scarica',
            button: 'Scarica',
            pointer: 'finger',
          },
        },
        {
          text: "Esci dal browser: premi il tasto o il cerchio in basso, al centro. Non c'è? Appoggia il dito sul bordo in basso e fallo scorrere in su. Vedi le tue app, cioè i programmi del telefono.",
        },
        {
          text: "Apri l'app che si chiama «File». Su certi telefoni è «Archivio» o «I miei file». Non la vedi? Con Android fai scorrere il dito in su, dal centro: vedi tutte le app. Può stare nella cartella «Samsung». Con l'iPhone fai scorrere il dito di lato.",
        },
        {
          text: "Dentro c'è la cartella «Download»: vuol dire «file scaricati». Con l'iPhone tocca prima «Sfoglia», in basso. Di solito il tuo file è il primo: toccalo e si apre.",
          figure: {
            alt: 'Una lista con la cartella Download e un file',
            menu: ['Download'],
            text: 'lista-della-spesa',
          },
        },
        { text: 'Per tornare qui riapri il browser. La pagina è ancora lì.' },
        {
          text: 'Una pagina ti chiede un file? Tocca il suo pulsante. Se compare un menu, tocca «Scegli file» o «File». Vedi già il file? Toccalo. Se no, apri «Download»: può stare dietro le tre righe ☰ o «Sfoglia».',
        },
      ],
    },
    {
      input: 'mouse',
      steps: [
        {
          text: 'Fai clic su «Scarica».',
          figure: {
            alt: 'La freccia del mouse sul pulsante Scarica',
            button: 'Scarica',
            pointer: 'mouse',
          },
        },
        {
          text: 'Di solito in alto a destra compare una freccia in giù. Fai clic lì, poi sul nome del file: si apre. Per tornare qui chiudi la sua finestra, o la sua scheda, cioè la linguetta in alto, con la ✕.',
          figure: {
            alt: 'Una freccia in giù e il nome del file',
            menu: ['↓'],
            text: 'lista-della-spesa',
          },
        },
        {
          text: 'Più tardi lo trovi nella cartella «Download». Vuol dire «file scaricati». Fai clic sulla cartellina gialla in basso, poi su «Download» a sinistra. Sul Mac, al posto della cartellina, fai clic sulla faccia azzurra. Due clic veloci sul file e si apre.',
        },
        {
          text: 'Una pagina ti chiede un file? Fai clic sul suo pulsante. A sinistra scegli «Download». Poi fai due clic veloci sul file.',
        },
      ],
    },
    {
      input: 'keyboard',
      steps: [
        {
          text: 'Con Tab arrivi su «Scarica». Premi Invio.',
          figure: { alt: 'I tasti Tab e Invio', keys: ['Tab', 'Invio'] },
        },
        {
          text: 'Con Windows, Ctrl e J insieme mostrano i file scaricati. Con Tab arriva sul nome del file e premi Invio: si apre. Per tornare qui premi Ctrl e Tab insieme, anche più volte. Il file è in una finestra sua? Premi Alt e Tab.',
          figure: { alt: 'I tasti Ctrl e J', keys: ['Ctrl', 'J'] },
        },
        {
          text: 'Più tardi premi insieme il tasto Windows, con la finestrella, e la E: si aprono le cartelle. Il file è in «Download». Vuol dire «file scaricati».',
        },
        {
          text: 'Una pagina ti chiede un file? Arriva sul suo pulsante e premi Invio. Si apre una finestra: se non mostra «Download», arrivaci con Tab e con le frecce. Poi scegli il file con le frecce e premi Invio.',
        },
      ],
    },
  ],
  parts: [
    {
      id: 'scarica',
      task: "Scarica la lista della spesa e aprila. Qual è l'ultima cosa scritta?",
      right: "Hai scaricato il file, l'hai trovato e l'hai letto. È il giro completo.",
      hint: "Tocca il nome del file, o fai due clic: si apre. L'ultima riga è quella che cerchi.",
      note: 'È un foglio piccolo con sei cose da comprare. Non può fare danni e lo puoi buttare quando vuoi.',
      download: { path: '/lezioni/lista-della-spesa.txt', label: 'Scarica la lista della spesa' },
      exercise: {
        kind: 'choose',
        options: [
          { text: 'Il pane', why: 'Il pane è la prima cosa. Scendi fino in fondo.' },
          { text: 'Le uova', why: 'Le uova stanno nel mezzo. Scendi fino in fondo.' },
          {
            text: 'Il caffè',
            why: "Il caffè nella lista non c'è. Apri il file e leggi l'ultima riga.",
          },
          { text: 'Il basilico', isRight: true, why: '' },
        ],
      },
    },
    {
      id: 'dove',
      task: 'Immagina di chiudere questa pagina. Dove resta il file?',
      right: 'Resta nella cartella «Download» finché non lo butti tu. Resta anche se spegni tutto.',
      hint: 'Pensa alla cartella dei file scaricati.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'È sparito con la pagina',
            why: 'No, sta tranquillo al suo posto. Chiudere una pagina non butta via i file.',
          },
          { text: 'Nella cartella «Download»', isRight: true, why: '' },
          {
            text: 'Nella posta',
            why: 'Nella posta arrivano i messaggi. Un file scaricato va in una cartella.',
          },
        ],
      },
    },
    {
      id: 'scegli',
      task: 'Ora il giro al contrario. Scegli la lista della spesa dal tuo telefono o computer.',
      right: "Hai ritrovato il file e l'hai scelto. Così si allega una foto o un documento.",
      hint: 'Premi il pulsante per scegliere. Se compare un menu, premi «File» o «Scegli file». Apri «Download» e scegli «lista-della-spesa».',
      note: "Il file non parte: resta dov'è. La pagina lo guarda e basta.",
      download: {
        path: '/lezioni/lista-della-spesa.txt',
        label: 'Non lo trovi? Scaricalo di nuovo',
      },
      exercise: {
        kind: 'file',
        label: 'Scegli il file',
        mark: 'LISTA DELLA SPESA',
        otherFile:
          'Hai scelto un file, e va bene. Questo però è un altro. Cerca «lista-della-spesa» nella cartella «Download».',
        unseenFile:
          'La pagina qui non vede quale. Si chiama «lista-della-spesa»? Allora è quello giusto. Se no, riprova con calma.',
      },
    },
  ],
}
