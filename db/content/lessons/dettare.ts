import type { LessonContent } from './lesson-content.ts'

export const dettare: LessonContent = {
  id: 'dettare',
  title: 'Dettare invece di scrivere',
  goal: 'Parli, il telefono scrive, e tu rileggi.',
  minutes: 8,
  drawing: '/drawings/lezione-dettare.svg',
  intro:
    'La tastiera del telefono ha un piccolo microfono. Tu parli e lei scrive. È comodo quando i tasti sono piccoli, o le mani sono stanche.',
  how: [
    {
      input: 'any',
      steps: [
        {
          text: 'Tocca lo spazio in cui vuoi scrivere. Sale la tastiera.',
          figure: { alt: 'Un dito tocca uno spazio vuoto', field: '', pointer: 'finger' },
        },
        {
          text: "Cerca il microfono sulla tastiera e toccalo. Con Android è spesso in alto. Con l'iPhone è in basso. Il telefono può chiedere un permesso: digli di sì.",
          figure: { alt: 'Il disegno di un microfono, su un tasto', sign: 'microphone' },
        },
        {
          text: 'Parla piano, una frase alla volta. Anche i segni si dicono: «virgola», «punto», «punto interrogativo». Certe tastiere li mettono da sé.',
          figure: {
            alt: 'Uno spazio con scritto: Ciao, domani passo alle dieci',
            field: 'Ciao, domani passo alle dieci',
          },
        },
        {
          text: 'Tocca di nuovo il microfono, e smette di ascoltare. Adesso rileggi tutto. Le parole sbagliate le correggi con le dita.',
        },
        {
          text: "In WhatsApp c'è anche un altro microfono, accanto allo spazio per scrivere. Quello registra la tua voce e la manda così. Per dettare ti serve quello sulla tastiera.",
        },
        {
          text: 'Con Windows premi insieme il tasto con la finestrella e la H. Sul Mac cerca «Dettatura» nelle impostazioni. Sul tuo computer può chiamarsi in un altro modo.',
          figure: { alt: 'I tasti Windows e H', keys: ['Windows', 'H'] },
        },
      ],
    },
  ],
  parts: [
    {
      id: 'detta',
      task: 'Prova qui. Detta questa frase: Domani passo a prendere il pane.',
      right: 'La frase è quella. Hai parlato e hai riletto, e nessuno ha ancora ricevuto niente.',
      hint: 'Rileggi piano. Qualche parola è diversa da quella che hai detto.',
      note: 'Il microfono non parte? Scrivi la frase con le dita, e vai avanti.',
      exercise: {
        kind: 'write',
        label: 'Detta o scrivi qui',
        isLong: true,
        accepts: ['Domani passo a prendere il pane'],
        slips: [
          {
            given: 'Domani passo a prendere il pane punto',
            why: 'La tastiera ha scritto la parola «punto» al posto del segno. Succede spesso. Cancellala, e la frase è a posto.',
          },
        ],
      },
    },
    {
      id: 'rileggi',
      task: "Volevi dire: Per Pasqua porto io l'agnello. Il telefono ha capito male. Correggi la parola.",
      right:
        'Adesso in tavola arriva il piatto giusto. Il telefono confonde le parole che suonano quasi uguali. Sbaglia anche nomi, ore e numeri.',
      hint: 'Guarda la parola «anello». Le manca una «g».',
      exercise: {
        kind: 'write',
        label: 'La frase da correggere',
        start: "Per Pasqua porto io l'anello.",
        isLong: true,
        accepts: ["Per Pasqua porto io l'agnello"],
      },
    },
    {
      id: 'in-autobus',
      task: "Sei sull'autobus, e c'è gente. Quale di questi messaggi detti ad alta voce?",
      right:
        'Chi la sente non se ne fa niente. Le altre frasi le scrivi con le dita, o aspetti di scendere.',
      hint: 'Pensa a chi ti siede vicino. Che cosa impara di te?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: '«Stasera non siamo a casa, torniamo domenica»',
            why: "Sembra una frase da niente. Però dice a tutto l'autobus che la casa è vuota.",
          },
          { text: '«Sono per strada, arrivo tra dieci minuti»', isRight: true, why: '' },
          {
            text: '«Il medico dice che la pressione è alta»',
            why: "La tua salute riguarda te. Sull'autobus la sentono in tanti.",
          },
          {
            text: '«Per il cancello fai 4512»',
            why: 'Quel numero apre una porta. Chi ti siede vicino lo sente bene quanto il telefono.',
          },
        ],
      },
    },
    {
      id: 'i-due-microfoni',
      task: 'In WhatsApp tieni il dito sul microfono accanto allo spazio. Parli, poi alzi il dito. Che cosa riceve tua figlia?',
      right:
        'È un messaggio vocale. Va bene anche quello, ma le parole non le vedi prima di mandarle.',
      hint: 'I microfoni sono due. Questo non è quello della tastiera.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Le mie parole, scritte',
            why: 'Così fa il microfono della tastiera. Quello accanto allo spazio registra la voce.',
          },
          {
            text: 'Niente, finché non premo una freccia',
            why: 'Di solito la voce parte appena alzi il dito. Hai cambiato idea? Prima di alzarlo, trascinalo a sinistra.',
          },
          { text: 'La mia voce, da ascoltare', isRight: true, why: '' },
        ],
      },
    },
  ],
}
