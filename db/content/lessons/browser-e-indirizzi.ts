import type { LessonContent } from './lesson-content.ts'

export const browserEIndirizzi: LessonContent = {
  id: 'browser-e-indirizzi',
  title: 'Browser e indirizzi',
  goal: 'Sai dire di chi è la pagina che guardi.',
  minutes: 7,
  drawing: '/drawings/lezione-indirizzi.svg',
  intro:
    'Il browser è il programma che apre le pagine: Chrome, Safari, Edge o Firefox. Sui telefoni Samsung si chiama «Internet». Ogni pagina ha un indirizzo, come una casa.',
  how: [
    {
      input: 'any',
      steps: [
        {
          text: "Cerca la barra dell'indirizzo. Di solito sta in alto. Su certi telefoni sta in basso. Non la vedi? Trascina il dito in giù, o gira la rotella del mouse: torni in cima alla pagina.",
          figure: {
            alt: "La barra dell'indirizzo del browser, con un indirizzo scritto dentro",
            address: 'www.biblioteca-rosa.example/orari',
          },
        },
        {
          text: "Se all'inizio c'è «https://», saltalo. Poi fermati al primo segno «/». Quello che viene dopo è solo una stanza della casa. Il segno «/» non c'è? Leggi fino alla fine.",
          figure: {
            alt: 'Il nome del sito è colorato fino al primo segno /',
            marked: 'www.biblioteca-rosa.example',
            after: '/orari',
          },
        },
        {
          text: "Sul telefono l'indirizzo è tagliato? Toccalo: si vede intero. La pagina si nasconde, ma c'è ancora. Per rivederla, con l'iPhone tocca «Annulla» o la ✕ lì accanto. Con Android usa il comando «indietro» del telefono: la freccia in basso, o il dito che scorre da un bordo verso il centro.",
        },
        {
          text: 'I punti dividono le parole, il trattino no. Leggi le ultime due prima del segno «/»: dicono di chi è la casa.',
          figure: {
            alt: 'Sono colorate le ultime due parole: biblioteca-rosa e example',
            text: 'www.',
            marked: 'biblioteca-rosa.example',
            after: '/orari',
          },
        },
        {
          text: 'Qui gli indirizzi finiscono in «.example»: sono finti, per fare pratica. Quelli veri finiscono in «.it», «.com» e così via.',
        },
        {
          text: "In molti siti pubblici due parole non bastano. L'indirizzo di un Comune finisce così: «comune», la città, a volte la provincia, poi «it». Se le ultime due parole sono «gov» e «it», leggi anche la parola che sta davanti. Confronta l'indirizzo con un foglio dell'ufficio.",
        },
      ],
    },
  ],
  parts: [
    {
      id: 'dove',
      task: "Dove leggi l'indirizzo vero di una pagina?",
      right:
        "L'indirizzo nella barra lo scrive il browser. Chi fa la pagina non può metterci quello di un altro. Può però sceglierne uno che somiglia: leggi bene.",
      hint: 'Pensa a chi scrive quelle parole: il browser, o chi ha fatto la pagina?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Nel titolo grande della pagina',
            why: 'Il titolo lo scrive chi fa la pagina. Ci può mettere il nome che vuole.',
          },
          { text: "Nella barra dell'indirizzo", isRight: true, why: '' },
          {
            text: 'Nel messaggio che mi ha portato lì',
            why: 'Un messaggio può dire un nome e portarti altrove. Conta dove arrivi.',
          },
        ],
      },
    },
    {
      id: 'quello-vero',
      task: "Sul foglietto della biblioteca c'è scritto: www.biblioteca-rosa.example. Quale di questi cinque è il suo indirizzo?",
      right:
        "Prima del segno «/» c'è «biblioteca-rosa.example»: è la sua casa. La parola «libri», che viene dopo, è solo una stanza.",
      hint: 'Fermati al primo segno «/» e leggi le ultime due parole.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'www.biblioteca-rosa.premi.example',
            why: "Le ultime due parole sono «premi.example». È la casa di un altro. Il nome della biblioteca davanti è solo un'insegna.",
          },
          {
            text: 'www.biblioteca-r0sa.example',
            why: "Guarda bene: al posto della «o» c'è uno zero. È un'altra casa.",
          },
          { text: 'www.biblioteca-rosa.example/libri', isRight: true, why: '' },
          {
            text: 'www.premi.example/biblioteca-rosa',
            why: 'Il segno «/» viene dopo «premi.example»: sei in casa di un altro. La biblioteca è solo il nome di una stanza.',
          },
          {
            text: 'www.biblioteca-rosa-accesso.example',
            why: "C'è una parola in più: «accesso». Il nome deve essere proprio quello del foglietto.",
          },
        ],
      },
    },
    {
      id: 'della-banca',
      task: 'La Banca del Tiglio ha la casa «banca-del-tiglio.example». Quali di questi indirizzi sono suoi? Sono due.',
      right:
        "Tutti e due finiscono allo stesso modo, con «banca-del-tiglio.example». Quello che viene dopo il segno «/» non conta. Davanti può esserci un'altra parola, ma con un punto in mezzo. Con un trattino sarebbe un'altra casa.",
      hint: 'Copri con un foglietto quello che viene dopo il segno «/», senza toccare lo schermo con il dito. Poi leggi le ultime due parole.',
      exercise: {
        kind: 'choose',
        isSeveral: true,
        options: [
          { text: 'www.banca-del-tiglio.example', isRight: true, why: '' },
          {
            text: 'www.banca-del-tiglio.sicura.example',
            why: 'In «www.banca-del-tiglio.sicura.example» le ultime due parole sono «sicura.example». Non è la casa della banca.',
          },
          { text: 'clienti.banca-del-tiglio.example/entra', isRight: true, why: '' },
          {
            text: 'www.banca-del-tig1io.example',
            why: "In uno degli indirizzi al posto di una «l» c'è il numero uno: «tig1io». Si vede poco, ed è fatto apposta.",
          },
        ],
      },
    },
  ],
}
