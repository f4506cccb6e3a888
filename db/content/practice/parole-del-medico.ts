import type { Talk } from '../../practice-types.ts'

export const paroleDelMedico: Talk = {
  kind: 'talk',
  id: 'parole-del-medico',
  title: 'Le parole del medico',
  summary: 'Due parole difficili sul foglio della visita.',
  scene: [
    'Torni da una visita. Sul foglio leggi «ipertensione lieve» e «dieta iposodica».',
    'Prima di richiamare il medico vuoi capire queste parole.',
  ],
  aim: 'Ti serve una spiegazione semplice e breve. Poi qualche domanda per il medico.',
  parts: [
    {
      id: 'parole',
      name: 'Quali parole non capisci',
      missing: "Se non le dici, l'AI non sa di che cosa parli.",
      phrases: ['ipertension', 'iposod', 'pressione', 'dieta', 'lieve'],
    },
    {
      id: 'come',
      name: 'Come vuoi la spiegazione',
      missing: 'Se non lo dici, arrivano altre parole difficili.',
      phrases: ['semplic', 'facil', 'chiar', 'esemp', 'parole di tutti'],
    },
    {
      id: 'quanto',
      name: 'Quanto è lunga',
      missing: "Se non lo dici, l'AI scrive troppo.",
      phrases: [
        'brev',
        'corto$',
        'corta$',
        'righe',
        'riga$',
        'frasi$',
        'frase$',
        'lung',
        'poche parole',
      ],
    },
    {
      id: 'medico',
      name: 'Che cosa chiedi al medico',
      missing: 'Se non lo dici, resti senza domande da fare.',
      phrases: ['domand', 'chieder', 'chiedo', 'dire al', 'dico al'],
    },
  ],
  requests: [
    {
      level: 'vague',
      words: 'Che malattia ho?',
      answer: [
        'Può essere una cosa da niente oppure una cosa seria. Ci sono molte malattie diverse. Può dipendere dal cuore, dai reni, dal sangue o dai nervi.',
        'Se non ti senti bene, parla con un medico.',
      ],
      remark:
        "Fa paura e non dice niente. L'AI non ti vede e non sa che cosa hai. Solo il medico lo sa.",
    },
    {
      level: 'better',
      words: 'Spiegami in modo semplice la parola «ipertensione».',
      answer: [
        "Ipertensione vuol dire pressione del sangue alta. Il cuore spinge il sangue nelle arterie, come una pompa spinge l'acqua in un tubo. Se la spinta è troppo forte, con gli anni il tubo soffre.",
        'Molte persone hanno la pressione alta e non sentono niente. Per questo si misura. La misura ha due numeri, uno più alto e uno più basso.',
        "C'è poi una parola quasi uguale: ipotensione. Vuol dire il contrario.",
      ],
      remark: "Si capisce bene. Ma è lunga, e della dieta non parla: non l'hai chiesto.",
    },
    {
      level: 'good',
      words:
        'Spiegami in modo semplice e breve «ipertensione lieve» e «dieta iposodica». Poi scrivi tre domande da fare al medico.',
      answer: [
        "Ipertensione lieve: la pressione del sangue è un po' alta.",
        'Dieta iposodica: mangiare con poco sale.',
        'Domande per il medico:',
        'Ogni quanto misuro la pressione?',
        'Quanto sale posso usare?',
        'Quando torno per un controllo?',
      ],
      remark:
        'Spiega le parole e basta. Che cosa fare lo dice il medico. E tu non hai scritto né il nome né gli esami: bene così.',
    },
  ],
  followUps: [
    {
      id: 'cibi',
      words: 'Quali cibi hanno molto sale?',
      answer: [
        'Hanno molto sale i salumi e i formaggi stagionati. Ne hanno molto anche il dado da brodo, le patatine e le olive.',
        'Chiedi al medico quali puoi mangiare e quanto spesso.',
      ],
      remark: "È un'informazione generale. Per il tuo caso la risposta rimanda al medico.",
    },
    {
      id: 'pastiglia',
      words: 'Posso smettere di prendere la pastiglia?',
      answer: [
        'Questo lo decide solo il medico. Non smettere e non cambiare la dose senza chiedere.',
        'Chiama il medico e fai a lui questa domanda.',
      ],
      remark:
        "Così va bene. Se un'AI ti dice «smetti pure», non crederle. Sulle medicine chiedi al medico o in farmacia.",
    },
  ],
}
