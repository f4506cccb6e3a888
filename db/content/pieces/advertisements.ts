import { city } from '../../city.ts'
import type { PieceContent } from '../../piece-types.ts'

export const closingShop: PieceContent = {
  id: 'bottega-che-chiude',
  title: 'La bottega che chiude',
  moment: 'È domenica sera. Tra le foto di amici e parenti compare un annuncio.',
  channel: 'advertisement',
  sender: 'Annuncio a pagamento',
  sentAt: 'oggi, 21:10',
  picture: {
    src: '/drawings/pezzo-bottega.svg',
    alt: 'Due persone anziane davanti a una bottega di borse. Sopra la porta una scritta: «Chiudiamo».',
  },
  lines: [
    'Dopo 43 anni chiudiamo la nostra bottega. Grazie di cuore.',
    'Le ultime borse di cuoio, cucite da noi: 29 euro invece di 140.',
    'Solo fino a mezzanotte, su bottega-addio.example',
  ],
  found: {
    who: 'Sul sito leggi due nomi di battesimo e una città. Mancano la via, il telefono e la partita IVA.',
    elsewhere:
      'In quella città una bottega così non risulta. Trovi invece chi ha pagato: ha avuto una borsa di plastica, o niente.',
    wants: 'Che paghi subito, con la carta.',
  },
  answer: 'falso',
  verdict:
    "La bottega non esiste. L'immagine dei due anziani è inventata, di solito con l'AI, per farti tenerezza. La fretta fa il resto.",
  actions: [
    'Prima di comprare cerca la via, il telefono e la partita IVA di chi vende. Se mancano, lascia stare.',
    'Scrivi il nome del negozio e la parola «truffa» in un motore di ricerca. Leggi che cosa dicono gli altri.',
    'Hai già pagato? Chiama la banca, al numero sul retro della carta.',
  ],
}

export const libraryCourse: PieceContent = {
  id: 'corso-in-biblioteca',
  title: 'Il corso gratis',
  moment:
    'È sabato mattina. Sul telefono compare un annuncio: qualcuno offre un corso, e non si paga.',
  channel: 'advertisement',
  sender: `Biblioteca di quartiere, ${city.name}`,
  sentAt: 'oggi, 10:00',
  picture: null,
  lines: [
    'Impari a usare il telefono. Quattro incontri, il mercoledì mattina.',
    'È gratis. Accanto a te siede una persona che aiuta.',
    'Ti iscrivi al banco della biblioteca.',
  ],
  found: {
    who: 'Il profilo della biblioteca. Il collegamento al profilo sta anche sul sito del Comune.',
    elsewhere:
      "Sul sito del Comune c'è la stessa notizia, con gli stessi giorni. E in biblioteca trovi il foglio, all'entrata.",
    wants: 'Che tu vada lì di persona. Non vuole soldi, e non chiede dati sul telefono.',
  },
  answer: 'vero',
  verdict:
    'Gratis e vero possono stare insieme: il corso lo paga il Comune. Due posti che conosci dicono la stessa cosa.',
  actions: [
    'Passa al banco, o telefona in biblioteca. Il numero prendilo dal sito del Comune.',
    'Se un corso gratis vuole la carta «solo per conferma», lascia stare.',
  ],
}

export const cake: PieceContent = {
  id: 'torta-a-tre-piani',
  title: 'La torta a tre piani',
  moment:
    'È mercoledì. Cerchi una torta per un battesimo e trovi il post della pasticceria sotto casa.',
  channel: 'post',
  sender: 'La pasticceria sotto casa',
  sentAt: 'ieri, 17:45',
  picture: {
    src: '/drawings/pezzo-torta.svg',
    alt: 'Una torta a tre piani, bianca e rosa, con fiori di zucchero.',
  },
  lines: [
    'Le nostre torte per i giorni di festa: tre piani, 90 euro.',
    "Immagine creata con l'AI. La torta può essere diversa.",
  ],
  found: {
    who: 'La pasticceria, con il suo profilo. Il negozio lo vedi dalla finestra.',
    elsewhere: 'In vetrina le torte sono più semplici. Anche nelle foto dei clienti.',
    wants: 'Che tu ordini una torta. È il suo lavoro.',
  },
  answer: 'ai',
  verdict:
    "La pasticceria è vera. L'immagine l'ha fatta l'AI, e l'ultima riga lo dice. La torta che ti arriva può non somigliarle.",
  actions: [
    'Chiedi la foto di una torta che hanno fatto loro.',
    "Leggi sempre l'ultima riga di un annuncio. Spesso è scritta più in piccolo.",
    'Fatti scrivere che cosa compri. Quanti piani, che gusto, quanto costa.',
  ],
}
