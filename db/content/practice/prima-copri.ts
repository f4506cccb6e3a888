import type { Talk } from '../../practice-types.ts'

export const primaCopri: Talk = {
  kind: 'talk',
  id: 'prima-copri',
  title: 'Prima copri, poi chiedi',
  summary: "Una lettera dell'assicurazione, con tutti i tuoi dati.",
  scene: [
    "Arriva una lettera dell'assicurazione. Ci sono il tuo nome, il codice fiscale e l'IBAN.",
    'Due parole non le capisci: «franchigia» e «massimale».',
  ],
  aim: 'Vuoi capire la lettera senza dire chi sei.',
  parts: [
    {
      id: 'parole',
      name: 'Che cosa non capisci',
      missing: "Se non lo dici, l'AI riassume tutto e spiega poco.",
      phrases: ['franchig', 'massimal', 'parola$', 'parole$', 'clausol'],
    },
    {
      id: 'coperti',
      name: 'Che i dati sono coperti',
      missing: "Se non li copri, i tuoi dati vanno a chi fa l'AI, e indietro non tornano.",
      phrases: [
        ...['copert', 'coprir', 'copro', 'nascost', 'puntini', 'tolto$', 'tolti$', 'cancellat'],
        ...['senza nom', 'senza dat', 'senza i', 'senza il mio'],
      ],
    },
    {
      id: 'come',
      name: 'Come vuoi la spiegazione',
      missing: 'Se non lo dici, arrivano altre parole difficili.',
      phrases: ['semplic', 'facil', 'chiar', 'esemp', 'brev', 'parole di tutti'],
    },
    {
      id: 'domande',
      name: 'Che cosa chiedere allo sportello',
      missing: 'Se non lo dici, resti senza domande da fare.',
      phrases: ['domand', 'chieder', 'sportell', 'dire al', 'agenzi'],
    },
  ],
  requests: [
    {
      level: 'better',
      words: 'Spiegami in modo semplice «franchigia» e «massimale».',
      answer: [
        "La franchigia è la parte del danno che paghi tu. Il massimale è la cifra più alta che l'assicurazione paga.",
        "Ci sono polizze con la franchigia e polizze senza. Ce n'è una assoluta e una relativa. Il massimale può essere per danno, per anno o per persona.",
      ],
      remark:
        'Dati tuoi non ne hai dati: bene. Ma parla di tutte le polizze, e della tua non sa niente.',
    },
    {
      level: 'vague',
      words: 'Ti copio tutta la lettera, con nome, codice fiscale e IBAN. Che cosa vogliono?',
      answer: [
        "Ho letto il tuo nome, il codice fiscale e l'IBAN.",
        'È una lettera sulla tua polizza. Parla di franchigia e di massimale.',
      ],
      remark:
        "Per due parole hai dato l'IBAN e il codice fiscale, e le parole non le ha spiegate. Per spiegarle non servivano.",
    },
    {
      level: 'good',
      words:
        'Ho coperto i miei dati. La lettera dice: «franchigia di 200 euro, massimale di 5.000 euro». Spiegami in modo semplice, poi scrivi due domande per lo sportello.',
      answer: [
        'Se hai un danno, i primi 200 euro li paghi tu.',
        "Il resto lo paga l'assicurazione, fino a 5.000 euro.",
        'Domande per lo sportello:',
        "I 200 euro li pago per ogni danno, o una volta l'anno?",
        'Quali danni restano fuori?',
      ],
      remark: 'Ha spiegato le tue cifre senza sapere chi sei. Le cifre servivano, il nome no.',
    },
  ],
  followUps: [
    {
      id: 'foto',
      words: 'E se invece faccio una foto alla lettera?',
      answer: [
        "Prima copri con strisce di carta il nome, la via, i codici e l'IBAN.",
        'Poi fai la foto e guardala in grande. Si legge ancora qualcosa?',
      ],
      remark:
        'La striscia va sul foglio, prima. Un segno fatto con il dito sulla foto a volte lascia leggere sotto.',
    },
    {
      id: 'troppo-tardi',
      words: "L'IBAN l'ho già scritto. Che cosa faccio?",
      answer: [
        'Cancella la conversazione. Una copia può restare per qualche tempo.',
        'Guarda i movimenti del conto nelle prossime settimane. Se trovi una spesa non tua, chiama la banca.',
      ],
      remark:
        'Capita a molti. Un IBAN da solo non è una password: cancelli, guardi il conto e vai avanti.',
    },
  ],
}
