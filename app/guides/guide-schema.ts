import { z } from 'zod'
import { difficulties } from '../records/content/content.ts'
import { isRating } from '../records/content/rating-limits.ts'
import { writtenNumber } from '../records/form/number-schema.ts'
import { oneLine, optionalText, requiredText } from '../records/form/text-schema.ts'
import { pictureSchema } from '../records/pictures/picture-schema.ts'
import { countText } from '../ui/format-number.ts'

/** How long the texts of a guide may be, in characters; how many parts it has; minutes. */
export const guideLimits = {
  title: 160,
  description: 2000,
  prerequisite: 300,
  prerequisites: 20,
  relatedGuides: 20,
  chapters: 60,
  chapterTitle: 160,
  chapterDescription: 1000,
  content: 12_000,
  imageAlt: 300,
  exercises: 20,
  exerciseTitle: 160,
  exerciseDescription: 4000,
  minutes: 6000,
} as const

/** The catalogue's texts of the guide form. */
export const guideFormTexts = {
  required: 'Titolo, descrizione e ID dello strumento sono campi obbligatori',
  level: 'Scegli un livello tra Principiante, Intermedio e Avanzato.',
  minutes: 'Scrivi i minuti come numero, per esempio 45.',
  minutesMost: `I minuti vanno da 0 a ${countText(guideLimits.minutes)}.`,
  rating: 'La valutazione va da 0 a 5, con un decimale al massimo: per esempio 4,5.',
  chapterTitle: 'Scrivi il titolo del capitolo.',
  exerciseTitle: "Scrivi il titolo dell'esercizio.",
} as const

const tooMany = (most: number, what: string) => `Puoi mettere al massimo ${most} ${what}.`

/** Minutes; what follows the point is dropped. */
const minutes = writtenNumber(
  z
    .number(guideFormTexts.minutes)
    .min(0, guideFormTexts.minutesMost)
    .max(guideLimits.minutes, guideFormTexts.minutesMost),
)
  .transform(Math.trunc)
  .default(0)

const exerciseSchema = z.object({
  title: requiredText(
    "Il titolo dell'esercizio",
    guideLimits.exerciseTitle,
    guideFormTexts.exerciseTitle,
  ).transform(oneLine),
  description: optionalText("Il testo dell'esercizio", guideLimits.exerciseDescription),
})

const chapterSchema = z.object({
  /** Of a chapter that is stored already; '' for a new one. */
  id: z
    .string()
    .max(200)
    .nullish()
    .transform((text) => text ?? ''),
  title: requiredText(
    'Il titolo del capitolo',
    guideLimits.chapterTitle,
    guideFormTexts.chapterTitle,
  ).transform(oneLine),
  description: optionalText('La descrizione del capitolo', guideLimits.chapterDescription),
  content: optionalText('Il testo del capitolo', guideLimits.content),
  duration: minutes,
  imageUrl: pictureSchema,
  imageAlt: optionalText("La descrizione dell'immagine", guideLimits.imageAlt).transform(oneLine),
  exercises: z
    .array(exerciseSchema)
    .max(guideLimits.exercises, tooMany(guideLimits.exercises, 'esercizi in un capitolo'))
    .default([]),
})

/**
 * The form of a guide, in the browser and on the server. What is left out gets the defaults of a
 * new guide; anything else in the body is ignored.
 */
export const guideSchema = z.object({
  title: requiredText('Il titolo', guideLimits.title, guideFormTexts.required).transform(oneLine),
  description: requiredText('La descrizione', guideLimits.description, guideFormTexts.required),
  /** An id; a form without a select may send the name. */
  toolId: requiredText('Lo strumento', 200, guideFormTexts.required),
  difficulty: z.enum(difficulties, guideFormTexts.level).default('beginner'),
  duration: minutes,
  imageUrl: pictureSchema,
  rating: writtenNumber(
    z.number(guideFormTexts.rating).refine(isRating, guideFormTexts.rating),
  ).default(0),
  isPublished: z.boolean().default(false),
  prerequisites: z
    .array(optionalText('Ogni requisito', guideLimits.prerequisite).transform(oneLine))
    .max(guideLimits.prerequisites, tooMany(guideLimits.prerequisites, 'requisiti'))
    .default([])
    .transform((texts) => texts.filter((text) => text !== '')),
  /** Ids; a form without a select may send titles. */
  relatedGuides: z
    .array(optionalText('Ogni guida collegata', guideLimits.title).transform(oneLine))
    .max(guideLimits.relatedGuides, tooMany(guideLimits.relatedGuides, 'guide collegate'))
    .default([])
    .transform((ids) => [...new Set(ids.filter((text) => text !== ''))]),
  chapters: z
    .array(chapterSchema)
    .max(guideLimits.chapters, tooMany(guideLimits.chapters, 'capitoli'))
    .default([]),
})

/** A guide as a form gives it, checked; `duration` in minutes. */
export type GuideInput = z.output<typeof guideSchema>

/** The same as the form holds it. */
export type GuideForm = z.input<typeof guideSchema>
export type ChapterForm = z.input<typeof chapterSchema>
export type ExerciseForm = z.input<typeof exerciseSchema>

export type ChapterInput = GuideInput['chapters'][number]

/** What a new part of the form begins with. */
export const newChapter = {
  id: '',
  title: 'Nuovo Capitolo',
  description: '',
  content: '',
  duration: 0,
  imageUrl: '',
  imageAlt: '',
  exercises: [],
}
export const newExercise = { title: 'Nuovo Esercizio', description: '' }
