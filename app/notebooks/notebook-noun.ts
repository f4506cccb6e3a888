import { type output, z } from 'zod'
import { adminNotebooksPath, editNotebookPath } from '../admin-paths.ts'
import { oneLine, optionalText, writtenNumber } from '../records/form/field-schema.ts'
import { defineNoun, type SchemaNeeds } from '../records/noun.ts'
import { notebookLimits as limits } from './notebook.ts'
import { choiceLetters, choiceNames } from './quiz.ts'

/** What the form says. */
const notebookFormTexts = {
  title: 'Scrivi come si chiama il percorso.',
  momentTitle: 'Scrivi che cosa si fa in questo momento.',
  minutes: `Scrivi i minuti come numero, da 0 a ${limits.minutes}.`,
  sheetTitle: 'Scrivi il titolo di questo foglio.',
  question: 'Scrivi la domanda.',
  choice: 'Scrivi la risposta: sono sempre tre.',
  right: 'Scegli la risposta giusta.',
} as const

const tooMany = (most: number, what: string) => `Puoi mettere al massimo ${most} ${what}.`

const minutes = writtenNumber(
  z
    .number(notebookFormTexts.minutes)
    .int(notebookFormTexts.minutes)
    .min(0, notebookFormTexts.minutes)
    .max(limits.minutes, notebookFormTexts.minutes),
).default(5)

const momentSchema = ({ needed }: SchemaNeeds) =>
  z.object({
    title: needed('Il titolo', limits.momentTitle, notebookFormTexts.momentTitle).transform(
      oneLine,
    ),
    minutes,
    doing: optionalText('Che cosa si fa', limits.doing),
    say: optionalText('Le parole da dire', limits.say),
    watch: optionalText('A che cosa stare attenti', limits.watch),
  })

const sheetSchema = ({ needed }: SchemaNeeds) =>
  z.object({
    title: needed(
      'Il titolo del foglio',
      limits.sheetTitle,
      notebookFormTexts.sheetTitle,
    ).transform(oneLine),
    text: optionalText('Il testo del foglio', limits.sheetText),
  })

const choiceSchema = ({ needed }: SchemaNeeds) =>
  z
    .object({
      text: needed('La risposta', limits.choice, notebookFormTexts.choice).transform(oneLine),
      why: optionalText('La spiegazione', limits.why),
    })
    .prefault({ text: undefined })

const questionSchema = (asking: SchemaNeeds) =>
  z.object({
    text: asking.needed('La domanda', limits.question, notebookFormTexts.question),
    first: choiceSchema(asking),
    second: choiceSchema(asking),
    third: choiceSchema(asking),
    right: z.enum(choiceNames, notebookFormTexts.right).default('first'),
  })

const sheets = (asking: SchemaNeeds) =>
  z.array(sheetSchema(asking)).max(limits.sheets, tooMany(limits.sheets, 'fogli')).default([])

const sheetLabels = { title: 'Titolo', text: 'Testo' } as const
const choiceLabels = { text: 'Risposta', why: 'Che cosa si dice a chi la sceglie' } as const

/** The notebook of a path, as administrators write it: the meeting, its sheets, its questions. */
export const notebookNoun = defineNoun(
  (asking: SchemaNeeds) =>
    z.object({
      title: asking.needed('Il titolo', limits.title, notebookFormTexts.title).transform(oneLine),
      duration: optionalText('La durata prevista', limits.duration).transform(oneLine),
      aim: optionalText('A che cosa serve', limits.aim),
      prepare: optionalText('Che cosa preparare', limits.prepare),
      moments: z
        .array(momentSchema(asking))
        .max(limits.moments, tooMany(limits.moments, 'momenti'))
        .default([]),
      handouts: sheets(asking),
      exercises: sheets(asking),
      questions: z
        .array(questionSchema(asking))
        .max(limits.questions, tooMany(limits.questions, 'domande'))
        .default([]),
    }),
  {
    name: 'notebook',
    words: { one: 'quaderno', many: 'quaderni', the: 'il quaderno', isFeminine: false },
    labels: {
      title: 'Titolo',
      duration: 'Durata prevista',
      aim: 'A che cosa serve',
      prepare: 'Che cosa preparare',
      moments: {
        label: 'Momento',
        parts: {
          title: 'Titolo',
          minutes: 'Minuti',
          doing: 'Che cosa si fa',
          say: 'Che cosa dire',
          watch: 'Attenzione',
        },
      },
      handouts: { label: 'Foglio', parts: sheetLabels },
      exercises: { label: 'Esercizio', parts: sheetLabels },
      questions: {
        label: 'Domanda',
        parts: {
          text: 'Domanda',
          first: { label: 'Risposta A', parts: choiceLabels },
          second: { label: 'Risposta B', parts: choiceLabels },
          third: { label: 'Risposta C', parts: choiceLabels },
          right: { label: 'Risposta giusta', values: choiceLetters },
        },
      },
    },
    title: ({ title }) => title,
    goesWith: () => [
      'Chi guida un gruppo non può più stamparlo.',
      'Le sue domande escono dai percorsi. Chi le ha già fatte tiene il suo attestato.',
    ],
    most: 40,
    isOrdered: true,
    places: {
      list: adminNotebooksPath,
      edit: editNotebookPath,
      seen: null,
    },
  },
)

/** What is stored of a notebook. */
export type NotebookRecord = output<typeof notebookNoun.schema>
