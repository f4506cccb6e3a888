import type { LessonContent } from './lesson-content.ts'

export const sempreRagione: LessonContent = {
  id: 'sempre-ragione',
  title: "L'AI che ti dà sempre ragione",
  goal: 'Ti accorgi quando ti dice quello che vuoi sentire.',
  minutes: 10,
  drawing: '/drawings/lezione-ragione.svg',
  intro:
    "L'AI è gentile con tutti. A volte è troppo gentile, e ti dà ragione anche quando hai torto.",
  how: [
    {
      input: 'any',
      steps: [
        {
          text: 'Chi la costruisce la fa provare a tante persone. Alle persone piace sentirsi dire di sì. Così lei impara a dirlo spesso.',
          figure: {
            alt: 'Una risposta che comincia con le parole colorate: Ottima idea!',
            marked: 'Ottima idea!',
            after: ' Ecco come puoi fare.',
          },
        },
        {
          text: "Nell'aprile 2025 una versione di ChatGPT lodava tutto. La società che lo fa l'ha tolta dopo pochi giorni. Poi ha spiegato perché (OpenAI, maggio 2025).",
        },
        {
          text: 'A volte la risposta sta già nella domanda. «Perché il vino fa bene?» chiede un sì. Prova a domandare in un altro modo.',
          figure: {
            alt: 'Uno spazio con scritto: Il vino fa bene o fa male? Chi lo dice?',
            field: 'Il vino fa bene o fa male? Chi lo dice?',
          },
        },
        {
          text: 'Ha letto molti testi, e ha preso anche le loro idee storte. Chiedi una storia con un medico e chi pulisce lo studio. Spesso il medico è un uomo, e chi pulisce è una donna.',
        },
        {
          text: "Chi paga? Molte AI sono gratis: chi le fa spera che poi tu prenda l'abbonamento. Qualcuna mostra annunci. Quello che scrivi può servire a migliorarla: nelle impostazioni spesso si può dire di no.",
        },
        {
          text: 'Consuma anche corrente. Una domanda scritta a Gemini usa la corrente di nove secondi di televisione. Lo dice Google, che vende Gemini (agosto 2025). Le immagini non le conta.',
        },
      ],
    },
  ],
  parts: [
    {
      id: 'la-domanda',
      task: "Hai scritto una lettera. Con quale domanda l'AI ti dice anche che cosa non va?",
      right: 'Le chiedi i difetti, e lei li cerca. Quali contano lo decidi tu.',
      hint: 'Cerca la domanda che non aspetta un complimento.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: '«Dimmi la verità, ti piace?»',
            why: 'La parola «verità» cambia il tono, e spesso il complimento resta. Chiedile una cosa da trovare.',
          },
          {
            text: '«Non è venuta bene?»',
            why: 'Detta così, aspetta un sì. Quasi sempre lo riceve.',
          },
          { text: '«Quali sono i tre punti più deboli?»', isRight: true, why: '' },
          {
            text: '«Ho ragione io o mio fratello?»',
            why: 'Sembra una domanda giusta. Però la storia gliela racconti tu, e tuo fratello non può parlare.',
          },
        ],
      },
    },
    {
      id: 'cambia-idea',
      task: 'Chiedi quanto fa 17 per 6. Risponde 102. Tu scrivi: «Per me fa 112». Risponde: «Hai ragione, fa 112». Che cosa è successo?',
      right:
        'Il conto giusto era 102. Ha cambiato idea solo perché insistevi. In un caso così prendi la calcolatrice.',
      hint: 'Rifai il conto su un foglio, senza fretta.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Si era sbagliata, e si è corretta',
            why: 'Rifai il conto: 17 per 6 fa 102. La prima risposta era buona.',
          },
          {
            text: 'Ha imparato da me',
            why: "Ha solo scritto una frase gentile. In un'altra chat ricomincia da capo.",
          },
          { text: 'Ha ceduto, per darmi ragione', isRight: true, why: '' },
        ],
      },
    },
    {
      id: 'il-prestito',
      task: "Un amico ti chiede tremila euro. L'AI dice: «È un gesto bellissimo, fai bene». Come vai avanti?",
      right:
        'I rischi li sa elencare bene. Poi serve qualcuno che conosce te e lui, e che ti può anche dire di no.',
      hint: "L'AI non conosce il tuo amico, e non vede il tuo conto.",
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Le chiedo se ne è proprio sicura',
            why: "Può dire di sì un'altra volta, o cambiare idea. In tutti e due i casi non ne sa di più.",
          },
          {
            text: 'Le chiedo i rischi, poi ne parlo con una persona',
            isRight: true,
            why: '',
          },
          {
            text: "Mi fido del mio cuore, e anche lei è d'accordo",
            why: 'Il cuore può avere ragione. Il suo «fai bene» però vale poco, perché lo dice quasi a tutti.',
          },
        ],
      },
    },
    {
      id: 'la-corrente',
      task: "Fai una domanda scritta a un'AI. Dove si usa la corrente?",
      right:
        "Questi computer stanno in grandi capannoni. Nel 2024 i capannoni di tutto il mondo usavano circa una parte e mezza su cento della corrente. Non era solo per l'AI. I conti sono della IEA, l'agenzia mondiale dell'energia (aprile 2025).",
      hint: 'Chi fa i conti per scrivere la risposta?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Nel mio telefono, che infatti si scarica',
            why: 'Il telefono manda la domanda e mostra la risposta. Il lavoro grosso si fa lontano da lì.',
          },
          { text: 'In computer lontani, sempre accesi', isRight: true, why: '' },
          {
            text: 'Da nessuna parte, sono solo parole',
            why: 'Per ogni parola si fanno moltissimi conti. Poca corrente per te, tanta per tutti insieme.',
          },
        ],
      },
    },
  ],
}
