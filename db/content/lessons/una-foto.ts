import type { LessonContent } from './lesson-content.ts'

export const unaFoto: LessonContent = {
  id: 'una-foto',
  title: 'Chiedere con una foto',
  goal: 'Fai una foto che si legge, senza mostrare troppo.',
  minutes: 9,
  drawing: '/drawings/lezione-foto.svg',
  intro:
    "Molte AI guardano anche le foto. Puoi mostrare una pianta malata o un pulsante che non capisci. Va bene anche un'etichetta scritta in piccolo.",
  how: [
    {
      input: 'any',
      steps: [
        {
          text: 'Avvicinati. La cosa che vuoi capire deve riempire lo schermo. La luce di una finestra è la migliore.',
          figure: { alt: 'Il disegno di una macchina fotografica, su un tasto', sign: 'camera' },
        },
        {
          text: "Guarda la foto prima di mandarla. Le parole si leggono? Se fai fatica tu, fa fatica anche l'AI. Rifalla con calma.",
        },
        {
          text: 'Copri quello che dice chi sei. Nome, indirizzo e codici si coprono con un foglietto. Anche le facce restano fuori.',
        },
        {
          text: "Nella pagina dell'AI cerca un «+», una graffetta o una macchina fotografica. Lì scegli la foto.",
          figure: {
            alt: 'Un menu con le parole Fotocamera e Foto, sopra uno spazio per scrivere',
            menu: ['Fotocamera', 'Foto'],
            field: '',
          },
        },
        {
          text: 'Scrivi anche una domanda precisa. «Che cosa vedi?» porta una risposta lunga. Chiedi quello che ti serve.',
          figure: {
            alt: 'Uno spazio con scritto: Quale pulsante premo per lavare a freddo?',
            field: 'Quale pulsante premo per lavare a freddo?',
          },
        },
        {
          text: 'Può sbagliare anche con una bella foto. Una pastiglia falla vedere al farmacista, e una macchia sulla pelle al medico.',
        },
      ],
    },
  ],
  parts: [
    {
      id: 'la-pianta',
      task: 'Il basilico ha le foglie macchiate. Quale foto mandi insieme alla domanda?',
      right:
        'La macchia si vede bene. Nella domanda scrivi dove tieni il vaso, e ogni quanto gli dai acqua.',
      hint: "Che cosa deve vedere, l'AI, per risponderti?",
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Tutto il balcone, così si capisce dove sta',
            why: 'Del balcone si vede tutto, della macchia quasi niente. Che il vaso sta al sole puoi scriverlo.',
          },
          {
            text: 'La foglia di sera, con il flash',
            why: 'Il flash cambia i colori e mette una macchia bianca in più. Aspetta la luce del giorno.',
          },
          { text: 'La foglia da vicino, accanto alla finestra', isRight: true, why: '' },
        ],
      },
    },
    {
      id: 'il-modulo',
      task: 'Hai riempito un modulo, e una domanda non ti è chiara. Che cosa copri prima della foto? Sono tre cose.',
      right:
        "Restano le parole dell'ufficio, quelle che vuoi capire. Un modulo ancora vuoto va bene così com'è.",
      hint: 'Copri quello che dice chi sei e dove abiti.',
      exercise: {
        kind: 'choose',
        isSeveral: true,
        options: [
          { text: 'Il codice fiscale', isRight: true, why: '' },
          {
            text: 'Il titolo del modulo',
            why: 'Il titolo dice di che modulo si tratta. Non dice chi sei, quindi lascialo.',
          },
          { text: 'La firma', isRight: true, why: '' },
          {
            text: 'Le domande stampate',
            why: 'Sono uguali per tutti. Una di quelle è proprio la tua domanda, e deve vedersi.',
          },
          { text: "L'indirizzo di casa", isRight: true, why: '' },
        ],
      },
    },
    {
      id: 'il-forno',
      task: "Il forno nuovo ha sei disegni e nessuna parola. L'AI guarda la foto e dice: «Il terzo è il grill». Che cosa fai?",
      right:
        "Il libretto l'ha scritto chi ha fatto il forno. Adesso sai che parola cercare, e ci metti un minuto.",
      hint: "Chi lo sa di sicuro? L'AI può sbagliare.",
      note: 'Hai perso il libretto? Di solito è sul sito della marca.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Rifaccio la domanda, per sicurezza',
            why: 'Può ripetere lo stesso sbaglio con altre parole. La foto che ha visto è sempre quella.',
          },
          { text: 'Cerco quel disegno nel libretto', isRight: true, why: '' },
          {
            text: 'Metto la torta e accendo il terzo',
            why: 'Se ha letto male il disegno, la torta si brucia. Prima fai un controllo.',
          },
        ],
      },
    },
    {
      id: 'il-fungo',
      task: "Nel bosco hai raccolto un fungo. L'AI guarda la foto e dice che si può mangiare. E adesso?",
      right:
        "Lo guarda chi lo fa di mestiere, con il fungo in mano. Ci pensa l'azienda sanitaria, di solito gratis.",
      hint: 'Qui uno sbaglio costa molto. Una foto può bastare?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Lo faccio cuocere a lungo',
            why: "Cuocere non basta. Certi veleni restano anche dopo un'ora sul fuoco.",
          },
          {
            text: 'Chiedo anche a una seconda AI',
            why: 'Possono sbagliare insieme. La foto è la stessa per tutte e due.',
          },
          {
            text: 'Ne assaggio un pezzetto',
            why: 'Di certi funghi ne basta un pezzetto. Si sta molto male, anche il giorno dopo.',
          },
          { text: 'Lo porto a chi controlla i funghi', isRight: true, why: '' },
        ],
      },
    },
  ],
}
