import type { Talk } from '../../practice-types.ts'

export const letteraAlComune: Talk = {
  kind: 'talk',
  id: 'lettera-al-comune',
  title: 'Una lettera al Comune',
  summary: 'Il lampione davanti a casa è spento. Chiedi una lettera.',
  scene: [
    'Il lampione davanti a casa è spento da due settimane. La sera la via è buia.',
    "Vuoi dirlo al Comune e chiedi aiuto all'AI.",
  ],
  aim: 'Ti serve una lettera breve e gentile, pronta da spedire.',
  parts: [
    {
      id: 'chi',
      name: 'A chi scrivi',
      missing: "Se non lo dici, l'AI tira a indovinare.",
      phrases: [
        'comune',
        'comunal',
        'ufficio',
        'uffici$',
        'sindac',
        'municip',
        'assessor',
        'vigil',
      ],
    },
    {
      id: 'cosa',
      name: 'Che cosa succede',
      missing: 'Se non lo dici, la lettera resta vuota.',
      phrases: ['lampion', 'lampad', 'luce', 'luci$', 'spent', 'buio', 'buia', 'illumin'],
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
        'pagina',
      ],
    },
    {
      id: 'tono',
      name: 'Con che tono',
      missing: 'Se non lo dici, il tono può essere duro.',
      phrases: [
        'gentil',
        'cortese',
        'cortesi',
        'educat',
        'formal',
        'informal',
        'amichevol',
        'calm',
        'cordial',
        'rispett',
        'tono',
      ],
    },
  ],
  requests: [
    {
      level: 'better',
      words: 'Scrivi al Comune che il lampione davanti a casa mia è spento.',
      answer: [
        'Spettabile Comune,',
        'il lampione davanti a casa mia è spento. Una via senza luce è un pericolo per tutti. Chi cammina può cadere. Chi guida può non vedere chi passa.',
        'Non è la prima volta che la via resta al buio. I cittadini pagano le tasse e meritano una risposta.',
        'Esigo una riparazione subito. Se non fate niente, andrò dai giornali.',
        '[il tuo nome]',
      ],
      remark:
        "La lettera dice il problema. Ma è lunga e il tono è duro. «Non è la prima volta» è inventato: tu non l'hai detto.",
    },
    {
      level: 'vague',
      words: 'Scrivi una lettera al Comune.',
      answer: [
        'Spettabile Comune,',
        'vi scrivo per un problema della mia zona. Vi chiedo di fare qualcosa al più presto.',
        'Resto in attesa di una vostra risposta.',
        '[il tuo nome]',
      ],
      remark: "È corretta, ma non dice niente. L'AI non sa qual è il problema.",
    },
    {
      level: 'good',
      words:
        "Scrivi una lettera breve e gentile all'ufficio del Comune. Il lampione davanti a casa è spento da due settimane. La sera la via è buia. Chiedi quando lo riparano.",
      answer: [
        'Gentile ufficio,',
        'il lampione davanti a casa mia è spento da due settimane. La sera la via è buia.',
        'Mi potete dire quando lo riparate?',
        'Grazie e buon lavoro.',
        '[il tuo nome, la via e il numero]',
      ],
      remark:
        "È breve e gentile, e fa una domanda chiara. Dove vedi le parentesi quadre, l'AI ti lascia il posto. Lì scrivi tu.",
    },
  ],
  followUps: [
    {
      id: 'piu-breve',
      words: 'Falla ancora più breve: tieni solo il fatto e la domanda.',
      answer: [
        'Gentile ufficio,',
        'il lampione davanti a casa mia è spento da due settimane. Quando lo riparate?',
        'Grazie.',
        '[il tuo nome, la via e il numero]',
      ],
      remark: 'Non serve ricominciare. Dici solo che cosa vuoi cambiare.',
    },
    {
      id: 'telefono',
      words:
        'Torna alla lettera che dice «La sera la via è buia». Aggiungi che mi possono chiamare la mattina.',
      answer: [
        'Gentile ufficio,',
        'il lampione davanti a casa mia è spento da due settimane. La sera la via è buia.',
        'Mi potete dire quando lo riparate? Potete chiamarmi la mattina al numero [il tuo numero].',
        'Grazie e buon lavoro.',
        '[il tuo nome, la via e il numero]',
      ],
      remark: "Il numero vero non serve all'AI. Lo scrivi tu alla fine, sulla tua lettera.",
    },
  ],
}
