import { type output, z } from 'zod'
import { adminGuidesPath } from '../admin-paths.ts'
import { editGuidePath, guidePath, previewQuery, withQuery } from '../paths.ts'
import { picturesIn } from '../platform/picture.ts'
import {
  difficulties,
  difficultyLabels,
  isContentId,
  isRating,
} from '../records/content/content.ts'
import { oneLine, optionalText, writtenNumber } from '../records/form/field-schema.ts'
import { defineNoun, type SchemaNeeds } from '../records/noun.ts'
import { pictureSchema } from '../records/pictures/picture-schema.ts'
import { countText } from '../ui/count-text.ts'

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

export const guideFormTexts = {
  required: 'Titolo, descrizione e ID dello strumento sono campi obbligatori',
  missing: {
    title: 'Scrivi il titolo.',
    description: 'Scrivi la descrizione.',
    toolId: 'Scegli lo strumento.',
  },
  level: 'Scegli un livello tra Principiante, Intermedio e Avanzato.',
  minutes: 'Scrivi i minuti come numero intero, per esempio 45.',
  minutesMost: `I minuti vanno da 0 a ${countText(guideLimits.minutes)}.`,
  rating: 'La valutazione va da 0 a 5, con un decimale al massimo: per esempio 4,5.',
  chapterTitle: 'Scrivi il titolo del capitolo.',
  exerciseTitle: "Scrivi il titolo dell'esercizio.",
} as const

const tooMany = (most: number, what: string) => `Puoi mettere al massimo ${most} ${what}.`

const imageAlt = optionalText("La descrizione dell'immagine", guideLimits.imageAlt).transform(
  oneLine,
)

const minutes = writtenNumber(
  z
    .number(guideFormTexts.minutes)
    .int(guideFormTexts.minutes)
    .min(0, guideFormTexts.minutesMost)
    .max(guideLimits.minutes, guideFormTexts.minutesMost),
).default(0)

const exerciseSchema = ({ needed }: SchemaNeeds) =>
  z.object({
    title: needed(
      "Il titolo dell'esercizio",
      guideLimits.exerciseTitle,
      guideFormTexts.exerciseTitle,
    ).transform(oneLine),
    description: optionalText("Il testo dell'esercizio", guideLimits.exerciseDescription),
  })

const chapterSchema = (asking: SchemaNeeds) =>
  z.object({
    /** Never changes, so that what learners did of it stays; '' or none: it gets one. */
    id: z
      .string()
      .nullish()
      .transform((text) => (text && isContentId(text) ? text : '')),
    title: asking
      .needed('Il titolo del capitolo', guideLimits.chapterTitle, guideFormTexts.chapterTitle)
      .transform(oneLine),
    description: optionalText('La descrizione del capitolo', guideLimits.chapterDescription),
    content: optionalText('Il testo del capitolo', guideLimits.content),
    duration: minutes,
    imageUrl: pictureSchema,
    imageAlt,
    exercises: z
      .array(exerciseSchema(asking))
      .max(guideLimits.exercises, tooMany(guideLimits.exercises, 'esercizi in un capitolo'))
      .default([]),
  })

/** The same id twice, or none: such a chapter gets a new one. */
function withIds<Chapter extends { id: string }>(chapters: readonly Chapter[]): Chapter[] {
  const taken = new Set<string>()
  return chapters.map((chapter) => {
    const id = chapter.id && !taken.has(chapter.id) ? chapter.id : crypto.randomUUID()
    taken.add(id)
    return { ...chapter, id }
  })
}

/** A guide as administrators write it; of what is left out the defaults of a new one hold. */
export const guideNoun = defineNoun(
  (asking: SchemaNeeds) =>
    z.object({
      title: asking
        .needed('Il titolo', guideLimits.title, guideFormTexts.missing.title)
        .transform(oneLine),
      description: asking.needed(
        'La descrizione',
        guideLimits.description,
        guideFormTexts.missing.description,
      ),
      toolId: asking.needed('Lo strumento', 200, guideFormTexts.missing.toolId),
      difficulty: z.enum(difficulties, guideFormTexts.level).default('beginner'),
      duration: minutes,
      imageUrl: pictureSchema,
      /** None where it says nothing: guides of before have no such field. */
      imageAlt: imageAlt.transform((text) => text || undefined).optional(),
      rating: writtenNumber(
        z.number(guideFormTexts.rating).refine(isRating, guideFormTexts.rating),
      ).default(0),
      prerequisites: z
        .array(optionalText('Ogni requisito', guideLimits.prerequisite).transform(oneLine))
        .max(guideLimits.prerequisites, tooMany(guideLimits.prerequisites, 'requisiti'))
        .default([])
        .transform((texts) => texts.filter((text) => text !== '')),
      /** Ids; those that are published are shown. */
      relatedGuides: z
        .array(optionalText('Ogni guida collegata', guideLimits.title).transform(oneLine))
        .max(guideLimits.relatedGuides, tooMany(guideLimits.relatedGuides, 'guide collegate'))
        .default([])
        .transform((ids) => [...new Set(ids.filter((text) => text !== ''))]),
      chapters: z
        .array(chapterSchema(asking))
        .max(guideLimits.chapters, tooMany(guideLimits.chapters, 'capitoli'))
        .default([]),
    }),
  {
    name: 'guide',
    words: { one: 'guida', many: 'guide', the: 'la guida', isFeminine: true },
    labels: {
      title: 'Titolo',
      description: 'Descrizione',
      toolId: { label: 'Strumento', isText: false },
      difficulty: { label: 'Livello', values: difficultyLabels },
      duration: 'Durata in minuti',
      imageUrl: { label: 'Immagine', isText: false },
      imageAlt: "Che cosa si vede nell'immagine",
      rating: 'Valutazione indicativa',
      prerequisites: 'Che cosa serve per cominciare',
      relatedGuides: { label: 'Guide da fare dopo', isText: false },
      chapters: {
        label: 'Capitolo',
        parts: {
          id: { label: 'ID', isText: false },
          title: 'Titolo del capitolo',
          description: 'Introduzione',
          content: 'Testo del capitolo',
          duration: 'Durata in minuti',
          imageUrl: { label: 'Immagine del capitolo', isText: false },
          imageAlt: "Che cosa si vede nell'immagine",
          exercises: {
            label: 'Esercizio',
            parts: { title: "Titolo dell'esercizio", description: "Testo dell'esercizio" },
          },
        },
      },
    },
    required: { text: guideFormTexts.required, missing: guideFormTexts.missing },
    title: ({ title }) => title,
    pictures: ({ imageUrl, chapters }) => [
      imageUrl,
      ...chapters.flatMap((one) => [one.imageUrl, ...picturesIn(one.content)]),
    ],
    facet: { label: 'Strumento', all: 'Tutti', noun: 'tool', of: ({ toolId }) => toolId },
    refs: ({ toolId }) => (toolId ? [{ noun: 'tool', id: toolId, field: 'toolId' }] : []),
    goesWith: (title) => [
      `«${title}» sparisce dalle guide e dalla pagina del suo strumento.`,
      'Quello che chi impara ha fatto resta: conta di nuovo se la riporti.',
    ],
    fitted: (content) => ({ ...content, chapters: withIds(content.chapters) }),
    most: 2_000,
    places: {
      list: adminGuidesPath,
      edit: editGuidePath,
      seen: (id) => withQuery(guidePath(id), previewQuery()),
    },
  },
)

/** The form of a guide as the browser holds it. */
export type GuideForm = z.input<typeof guideNoun.draft>
export type ChapterForm = NonNullable<GuideForm['chapters']>[number]
export type ExerciseForm = NonNullable<ChapterForm['exercises']>[number]

/** A guide as it is stored; `duration` in minutes. */
export type StoredGuide = output<typeof guideNoun.schema>

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
