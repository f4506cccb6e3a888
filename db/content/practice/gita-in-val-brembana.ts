import type { Talk } from '../../practice-types.ts'

export const gitaInValBrembana: Talk = {
  kind: 'talk',
  id: 'gita-in-val-brembana',
  title: 'Una gita in Val Brembana',
  summary: 'Sabato a San Pellegrino Terme, con chi cammina poco.',
  scene: [
    "Sabato vai a San Pellegrino Terme con un'amica. Partite da Bergamo in autobus.",
    'La tua amica cammina poco e ha bisogno di sedersi spesso.',
  ],
  aim: 'Ti serve un programma tranquillo per la giornata.',
  parts: [
    {
      id: 'dove',
      name: 'Dove andate',
      missing: "Se non lo dici, l'AI sceglie un posto a caso.",
      phrases: ['pellegrino', 'brembana', 'brembo', 'valle'],
    },
    {
      id: 'quando',
      name: 'Quando andate',
      missing: 'Se non lo dici, il programma può durare una settimana.',
      phrases: [
        ...['sabato', 'domenica', 'lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi'],
        ...['giornata', 'un giorno', 'mattin', 'pomeriggi', 'domani', 'fine settimana'],
      ],
    },
    {
      id: 'come',
      name: 'Come ci arrivate',
      missing: "Se non lo dici, l'AI può farvi partire in macchina.",
      phrases: [
        'autobus',
        'bus$',
        'pullman',
        'corriera',
        'auto$',
        'macchina',
        'mezzi',
        'treno',
        'a piedi',
      ],
    },
    {
      id: 'bisogni',
      name: 'Che cosa vi serve',
      missing: 'Se non lo dici, può uscire una gita faticosa.',
      phrases: [
        ...['cammin', 'in piano', 'pianura', 'tranquill', 'sedersi', 'sederci', 'sedere', 'soste$'],
        ...['sosta$', 'ripos', 'panchin', 'ginocch', 'fatic', 'senza salite', 'piano piano'],
      ],
    },
  ],
  requests: [
    {
      level: 'better',
      words: 'Prepara una gita a San Pellegrino Terme per sabato.',
      answer: [
        'Ore 8: parti in macchina da casa.',
        'Ore 9: sali a piedi nel bosco sopra il paese. Il sentiero è ripido. Porta scarponi e bastoni.',
        'Ore 13: mangia un panino in cima.',
        'Ore 17: scendi e torna a casa.',
      ],
      remark: "Il posto e il giorno sono giusti. Ma la tua amica cammina poco, e l'AI non lo sa.",
    },
    {
      level: 'good',
      words:
        'Prepara una gita tranquilla a San Pellegrino Terme per sabato. Partiamo da Bergamo in autobus. La mia amica cammina poco: servono soste per sedersi.',
      answer: [
        "Mattina: prendete l'autobus da Bergamo. All'arrivo fate una prima sosta in un caffè.",
        'Poi camminate in piano lungo il fiume Brembo. Ci si siede a ogni panchina.',
        'Pranzo in paese, senza fretta.',
        'Pomeriggio: guardate i palazzi del viale. Poi tornate in autobus.',
        'Gli orari non li so: guardali prima sul sito di chi fa il servizio.',
      ],
      remark: "È la gita giusta per voi due. L'ultima riga è importante: gli orari si controllano.",
    },
    {
      level: 'vague',
      words: 'Dove andiamo sabato?',
      answer: [
        'Ecco tre idee: Roma, Venezia e Napoli.',
        'A Roma vedete il Colosseo. A Venezia fate un giro in barca. A Napoli mangiate la pizza.',
        'Quale preferisci?',
      ],
      remark: "Belle idee, ma lontane. L'AI non sa da dove parti né che cosa ti piace.",
    },
  ],
  followUps: [
    {
      id: 'pioggia',
      words: 'E se piove?',
      answer: [
        'Se piove, restate al coperto. Bevete qualcosa di caldo e pranzate con calma.',
        "Prima di partire chiamate l'ufficio del turismo. Chiedete che cosa è aperto quel giorno.",
      ],
      remark: "Bastano tre parole, perché il resto l'hai già detto prima.",
    },
    {
      id: 'lista',
      words: 'Fai una lista corta del programma, da tenere in tasca.',
      answer: [
        'Autobus da Bergamo [orario]',
        'Caffè',
        'Passeggiata lungo il Brembo',
        'Pranzo',
        'Palazzi del viale',
        'Autobus per Bergamo [orario]',
      ],
      remark: 'Al posto degli orari ci sono le parentesi. Li scrivi tu, dopo averli guardati.',
    },
  ],
}
