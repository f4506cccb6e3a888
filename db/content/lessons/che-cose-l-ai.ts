import { here } from '../../city.ts'
import type { LessonContent } from './lesson-content.ts'

export const cheCoseLAi: LessonContent = {
  id: 'che-cose-l-ai',
  title: "Che cos'è l'AI",
  goal: "Sai perché l'AI a volte inventa, e come te ne accorgi.",
  minutes: 9,
  drawing: '/drawings/lezione-ai.svg',
  intro:
    'AI vuol dire «intelligenza artificiale». È un programma che scrive frasi. Ha letto tanti testi e li imita, come un pappagallo molto bravo.',
  how: [
    {
      input: 'any',
      steps: [
        {
          text: 'Tu scrivi una richiesta, con le tue parole.',
          figure: {
            alt: 'Uno spazio con scritto: Un biglietto di auguri per mia sorella',
            field: 'Un biglietto di auguri per mia sorella',
          },
        },
        {
          text: "L'AI risponde una parola alla volta. Ogni volta sceglie quella che di solito viene dopo.",
          figure: {
            alt: 'La frase Tanti auguri di buon, e poi la parola compleanno colorata',
            text: 'Tanti auguri di buon ',
            marked: 'compleanno',
          },
        },
        {
          text: "Di suo non controlla se una cosa è vera. Quando non la sa, spesso la inventa. Oggi certi assistenti cercano su internet, e sotto mettono i siti da cui viene la risposta. Aprine uno: può dire un'altra cosa.",
        },
        {
          text: 'E la scrive con la stessa sicurezza. Per questo controlli tu: nomi, date, numeri, regole.',
        },
      ],
    },
  ],
  parts: [
    {
      id: 'quale-sbaglia',
      task: "L'AI ha dato quattro risposte. Una è sbagliata. Quale?",
      right:
        "Il lago più grande d'Italia è il Garda. L'AI ha scritto una cosa falsa, con parole sicure come le altre.",
      hint: 'Non guardare come è scritta. Chiediti se la sai per certo.',
      note: 'Non lo sai? Va benissimo. Chiedi a qualcuno, o prova: sbagliare non costa niente.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: here(
              'Il musicista Gaetano Donizetti è nato a Bergamo.',
              'Dante Alighieri è nato a Firenze.',
            ),
            why: here(
              'Questa è vera: Donizetti è nato a Bergamo nel 1797. Cerca ancora.',
              'Questa è vera: Dante è nato a Firenze nel 1265. Cerca ancora.',
            ),
          },
          {
            text: here(
              'Le mura di Città Alta le ha costruite Venezia.',
              'Il fiume Po finisce nel mare Adriatico.',
            ),
            why: here(
              'Questa è vera: sono le mura veneziane. Cerca ancora.',
              'Questa è vera: lì il Po fa un grande delta. Cerca ancora.',
            ),
          },
          { text: "Il lago d'Iseo è più grande del lago di Garda.", isRight: true, why: '' },
          {
            text: 'La polenta si fa con la farina di mais.',
            why: 'Questa è vera: la polenta gialla si fa con il mais. Cerca ancora.',
          },
        ],
      },
    },
    {
      id: 'come-te-ne-accorgi',
      task: 'Come ti accorgi che una risposta è sbagliata? I modi buoni sono due.',
      right: "Si controlla fuori dall'AI: una fonte sicura, o una persona che lo sa.",
      hint: "Chi può saperlo, senza passare dall'AI?",
      exercise: {
        kind: 'choose',
        isSeveral: true,
        options: [
          { text: 'Guardo su un sito sicuro o su un libro', isRight: true, why: '' },
          {
            text: 'Mi fido, se è scritta bene',
            why: "L'AI scrive quasi sempre bene, anche quando sbaglia.",
          },
          { text: 'Chiedo a chi se ne intende', isRight: true, why: '' },
          {
            text: "Chiedo all'AI se è sicura",
            why: "L'AI può dirti di sì anche quando sbaglia. Non è un controllo.",
          },
        ],
      },
    },
    {
      id: 'il-costo',
      task: "L'AI scrive: «La tessera costa 12 euro e serve una foto». Che cosa fai?",
      right:
        'Prezzi, orari e regole cambiano. Li controlli da chi fa la tessera, e vai sul sicuro.',
      hint: "C'è un numero: chi lo sa di sicuro?",
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Preparo i 12 euro e vado',
            why: 'Forse è giusto, forse no. Un controllo ti risparmia un viaggio.',
          },
          { text: 'Controllo da chi fa la tessera', isRight: true, why: '' },
          {
            text: 'Butto via tutta la risposta',
            why: 'Non serve. Il resto ti può aiutare: basta controllare i numeri.',
          },
        ],
      },
    },
    {
      id: 'che-cosa-tieni',
      task: "Che cosa non scrivi mai all'AI?",
      right:
        'Codici e password sono tuoi e basta. Tieni per te anche nomi, documenti e referti del medico.',
      hint: 'Pensa alle cose che aprono la tua porta.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Una lettera da migliorare',
            why: 'Questa va bene. Togli solo nomi e numeri privati.',
          },
          {
            text: 'Una lettera del Comune, senza il mio nome',
            why: 'Questa va bene: hai già tolto quello che dice chi sei.',
          },
          { text: 'Il codice della carta', isRight: true, why: '' },
        ],
      },
    },
  ],
}
