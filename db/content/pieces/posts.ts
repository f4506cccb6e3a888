import type { PieceContent } from '../../piece-types.ts'

export const snow: PieceContent = {
  id: 'neve-a-maggio',
  title: 'La neve a maggio',
  moment: "È un martedì di maggio, all'ora di pranzo. Guardi le foto dei vicini sul telefono.",
  channel: 'post',
  sender: 'La vicina del terzo piano',
  sentAt: 'oggi, 12:40',
  picture: {
    src: '/drawings/pezzo-neve.svg',
    alt: 'Monti bianchi di neve. Davanti, due case e un albero tutto in fiore.',
  },
  lines: [
    'Guardate che cosa vedo dal balcone!',
    'Stanotte ha nevicato sui monti, e qui sotto è tutto in fiore.',
  ],
  found: {
    who: 'Una persona che conosci. La foto è sua, fatta dal balcone di casa.',
    elsewhere:
      'Due giornali della zona hanno foto della stessa mattina. E i monti bianchi li vedi anche tu, dalla finestra.',
    wants: 'Niente. Fa vedere una cosa che le è piaciuta.',
  },
  answer: 'vero',
  verdict:
    'La neve a maggio è rara, ma quella notte è caduta. Lo dicono persone diverse, da posti diversi, e una la conosci.',
  actions: [
    'Una foto ti sembra strana? Cerca chi altro ha fotografato la stessa cosa.',
    'Vuoi girarla a qualcuno? Chiedi prima alla vicina: la foto è sua.',
  ],
}

export const bear: PieceContent = {
  id: 'orso-alla-fermata',
  title: "L'orso alla fermata",
  moment: 'È lunedì mattina. Una nipote ti manda un post e una faccina che ride.',
  channel: 'post',
  sender: 'Animali in città',
  sentAt: 'oggi, 8:05',
  picture: {
    src: '/drawings/pezzo-orso.svg',
    alt: "Un orso sta in piedi alla fermata dell'autobus. Al braccio ha la borsa della spesa.",
  },
  lines: ['Anche lui il lunedì va al mercato.', "Immagine creata con l'AI. #orso #mercato"],
  found: {
    who: "Una pagina di scherzi: ogni giorno un animale in città. Nella presentazione scrive che le immagini le fa con l'AI.",
    elsewhere: 'Nessun giornale parla di un orso in giro. Lo trovi solo su quella pagina.',
    wants: 'Farti sorridere, e farti tornare sulla pagina.',
  },
  answer: 'ai',
  verdict:
    "È un gioco, e chi lo fa lo scrive due volte: sotto l'immagine e nella presentazione. Nessuno ti inganna.",
  actions: [
    'Ridi pure, e rispondi alla nipote.',
    "Lo mandi a qualcuno? Lascia la riga «creata con l'AI». Senza, c'è chi si spaventa.",
    "Quella riga chi imbroglia non la mette. Se manca, l'immagine può essere dell'AI lo stesso.",
  ],
}

export const sunset: PieceContent = {
  id: 'tramonto-rosso',
  title: 'Il tramonto rosso',
  moment: 'È giovedì sera. Il telefono ti mostra una foto di una pagina che non segui.',
  channel: 'post',
  sender: 'Le foto più belle',
  sentAt: 'oggi, 20:30',
  picture: {
    src: '/drawings/pezzo-tramonto.svg',
    alt: 'Un grande sole rosso dietro i tetti e le torri di una città sul colle.',
  },
  lines: ["Il tramonto più bello dell'anno.", 'Metti un cuore se piace anche a te.'],
  found: {
    who: 'La pagina non dice chi fa le foto. Ne mette venti al giorno.',
    elsewhere:
      'La stessa immagine sta su altre pagine. Nessuna dice dove è stata fatta, né quando.',
    wants: 'Un cuore. Con tanti cuori una pagina si fa vedere di più, e guadagna.',
  },
  answer: 'nessuno',
  verdict:
    "Può essere una foto, una foto ritoccata o un'immagine dell'AI. Nessuno la firma, e guardando non si può sapere.",
  actions: [
    'Guardala e basta. Un bel tramonto piace anche senza sapere.',
    'Prima di dire «è successo qui», cerca chi ha fatto la foto, e quando.',
    "Non contare le dita e non cercare i difetti. Le immagini nuove dell'AI spesso non ne hanno.",
  ],
}
