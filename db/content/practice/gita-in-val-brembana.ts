import { city, here } from '../../city.ts'
import type { Talk } from '../../practice-types.ts'

export const gitaInValBrembana: Talk = {
  kind: 'talk',
  id: 'gita-in-val-brembana',
  title: `Una gita ${here('in Val Brembana', 'al lago')}`,
  summary: `Sabato ${here('a San Pellegrino Terme', 'al lago')}, con chi cammina poco.`,
  scene: [
    `Sabato vai ${here('a San Pellegrino Terme', 'al lago')} con un'amica. Partite da ${city.name} in autobus.`,
    'La tua amica cammina poco e ha bisogno di sedersi spesso.',
  ],
  aim: 'Ti serve un programma tranquillo per la giornata.',
  parts: [
    {
      id: 'dove',
      name: 'Dove andate',
      missing: "Se non lo dici, l'AI sceglie un posto a caso.",
      phrases: here(['pellegrino', 'brembana', 'brembo', 'valle'], ['lago', 'laghi', 'riva']),
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
      words: `Prepara una gita ${here('a San Pellegrino Terme', 'al lago')} per sabato.`,
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
      words: `Prepara una gita tranquilla ${here('a San Pellegrino Terme', 'al lago')} per sabato. Partiamo da ${city.name} in autobus. La mia amica cammina poco: servono soste per sedersi.`,
      answer: [
        `Mattina: prendete l'autobus da ${city.name}. All'arrivo fate una prima sosta in un caffè.`,
        `Poi camminate in piano ${here('lungo il fiume Brembo', 'lungo la riva')}. Ci si siede a ogni panchina.`,
        'Pranzo in paese, senza fretta.',
        `Pomeriggio: guardate ${here('i palazzi del viale', 'le barche e i giardini')}. Poi tornate in autobus.`,
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
        `Autobus da ${city.name} [orario]`,
        'Caffè',
        `Passeggiata ${here('lungo il Brembo', 'lungo la riva')}`,
        'Pranzo',
        here('Palazzi del viale', 'Barche e giardini'),
        `Autobus per ${city.name} [orario]`,
      ],
      remark: 'Al posto degli orari ci sono le parentesi. Li scrivi tu, dopo averli guardati.',
    },
  ],
}
