import { z } from 'zod'
import type { ProfessionMetrics } from '../../db/content-types.ts'
import { adminProfessionsPath } from '../admin-paths.ts'
import { editProfessionPath, previewQuery, professionPath, withQuery } from '../paths.ts'
import { parseUrl } from '../platform/parse-url.ts'
import { isSeen } from '../platform/seen.ts'
import { longestPrompt } from '../prompt-path.ts'
import { oneLine, optionalText } from '../records/form/field-schema.ts'
import { defineNoun, type SchemaNeeds } from '../records/noun.ts'
import { pictureSchema } from '../records/pictures/picture-schema.ts'
import { countText } from '../ui/count-text.ts'
import { illustrativeName, isOwnPath, resourceTypeLabels } from './profession.ts'
import { gradients, iconNames, professionLimits, resourceTypes } from './profession-choices.ts'

/** What publishing says when one of the two is missing. */
const required = {
  text: 'Titolo e descrizione sono campi obbligatori',
  missing: { title: 'Scrivi il titolo.', description: 'Scrivi la descrizione.' },
} as const

const texts = {
  many: (most: number) => `Puoi mettere al massimo ${countText(most)} voci.`,
  hours: 'Scrivi un numero di ore, per esempio 0,5.',
  percent: 'Scrivi un numero intero, senza decimali.',
  minutes: 'Scrivi i minuti come numero intero.',
  between: (most: number) => `Scrivi un numero da 0 a ${countText(most)}.`,
} as const

/** A form leaves an empty list out. */
const list = <Item, Input>(
  entry: z.ZodType<Item, Input>,
  most: number = professionLimits.entries,
) =>
  z
    .array(entry)
    .max(most, texts.many(most))
    .optional()
    .transform((items): Item[] => items ?? [])

/** A list of texts; lines left empty are not kept. */
const lines = list(
  optionalText('La voce', professionLimits.line),
  professionLimits.lines,
).transform((items) => items.filter(isSeen))

/** Hours with at most one decimal. */
const hours = (most: number) =>
  z
    .number(texts.hours)
    .min(0, texts.between(most))
    .max(most, texts.between(most))
    .refine(
      (value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6,
      'Usa al massimo un decimale: 1,2 e non 1,25.',
    )
    .transform((value) => Math.round(value * 10) / 10)
    .nullish()
    .transform((value) => value ?? null)

const percent = (most: number) =>
  z
    .number(texts.percent)
    .int(texts.percent)
    .min(0, texts.between(most))
    .max(most, texts.between(most))
    .nullish()
    .transform((value) => value ?? null)

/** Each estimate by itself, null where nobody gave one; null for none at all. */
const metrics = z
  .object({
    timesSaved: z.object({
      daily: hours(professionLimits.dailyHours),
      weekly: hours(professionLimits.weeklyHours),
      monthly: hours(professionLimits.monthlyHours),
    }),
    productivity: percent(professionLimits.productivity),
    costReduction: percent(professionLimits.costReduction),
  })
  .nullish()
  .transform((value): ProfessionMetrics | null => {
    if (!value) return null
    const { timesSaved, ...percents } = value
    const given = [...Object.values(timesSaved), ...Object.values(percents)]
    return given.every((figure) => figure === null) ? null : value
  })

const useCase = (needed: SchemaNeeds['needed']) =>
  z.object({
    title: needed(
      'Il titolo del caso',
      professionLimits.entryTitle,
      'Scrivi il titolo di questo caso.',
    ).transform(oneLine),
    description: optionalText('La descrizione', professionLimits.entryText),
    timeSaved: z
      .number(texts.minutes)
      .int(texts.minutes)
      .min(0, texts.between(professionLimits.minutes))
      .max(professionLimits.minutes, texts.between(professionLimits.minutes))
      .nullish()
      .transform((minutes) => minutes ?? 0),
    example: optionalText('La richiesta di esempio', longestPrompt),
    benefits: lines,
  })

const testimonial = (needed: SchemaNeeds['needed']) =>
  z.object({
    name: optionalText('Il nome', professionLimits.name).transform(
      (name) => oneLine(name) || illustrativeName,
    ),
    role: optionalText('Il ruolo', professionLimits.name).transform(oneLine),
    image: pictureSchema,
    text: needed('Il testo', professionLimits.entryText, 'Scrivi che cosa dice questa persona.'),
  })

const resource = (needed: SchemaNeeds['needed']) =>
  z.object({
    title: needed(
      'Il titolo della risorsa',
      professionLimits.entryTitle,
      'Scrivi il titolo di questa risorsa.',
    ).transform(oneLine),
    type: z.enum(resourceTypes, 'Scegli che cosa è questa risorsa.'),
    link: needed(
      "L'indirizzo",
      professionLimits.link,
      "Scrivi l'indirizzo di questa risorsa.",
    ).refine(
      (link) => link === '' || isLink(link),
      "L'indirizzo comincia con https:// oppure è una pagina di questo sito, per esempio /guides.",
    ),
  })

/** A page of the web, or one of our own. */
function isLink(link: string): boolean {
  if (/\s/.test(link)) return false
  if (isOwnPath(link)) return true
  const url = /^https?:\/\//i.test(link) ? parseUrl(link) : null
  return url !== null && url.username === '' && url.password === ''
}

/** A profession, as administrators write it. Its prompt set goes and comes back with it. */
export const professionNoun = defineNoun(
  ({ needed }: SchemaNeeds) =>
    z.object({
      title: needed('Il titolo', professionLimits.title, required.missing.title).transform(oneLine),
      description: needed(
        'La descrizione',
        professionLimits.description,
        required.missing.description,
      ),
      iconName: z
        .enum(iconNames, "Scegli un'icona dell'elenco.")
        .optional()
        .transform((icon) => icon ?? 'Pencil'),
      color: z
        .enum(gradients, "Scegli un colore dell'elenco.")
        .optional()
        .transform((color) => color ?? 'orange-red'),
      heroImage: pictureSchema,
      examples: lines,
      tools: lines,
      metrics,
      useCases: list(useCase(needed)),
      tips: lines,
      testimonials: list(testimonial(needed)),
      resources: list(resource(needed)),
    }),
  {
    name: 'profession',
    words: { one: 'professione', many: 'professioni', the: 'la professione', isFeminine: true },
    failures: {
      list: 'Errore nel caricamento delle professioni dal database',
      save: 'Errore durante il salvataggio della professione',
    },
    required,
    labels: {
      title: 'Titolo',
      description: 'Descrizione',
      iconName: { label: 'Icona', isText: false },
      color: { label: 'Colore', isText: false },
      heroImage: { label: 'Immagine principale', isText: false },
      examples: 'Esempi',
      tools: 'Strumenti',
      metrics: {
        label: 'Stime',
        parts: {
          timesSaved: {
            label: 'Ore risparmiate',
            parts: { daily: 'Al giorno', weekly: 'Alla settimana', monthly: 'Al mese' },
          },
          productivity: 'Produttività in più',
          costReduction: 'Costi in meno',
        },
      },
      useCases: {
        label: "Caso d'uso",
        parts: {
          title: 'Titolo',
          description: 'Descrizione',
          timeSaved: 'Minuti risparmiati',
          example: 'Richiesta di esempio',
          benefits: 'Vantaggi',
        },
      },
      tips: 'Consigli',
      testimonials: {
        label: 'Testimonianza',
        parts: {
          name: 'Nome',
          role: 'Ruolo',
          image: { label: 'Immagine', isText: false },
          text: 'Testo',
        },
      },
      resources: {
        label: 'Risorsa',
        parts: {
          title: 'Titolo',
          type: { label: 'Che cosa è', values: resourceTypeLabels },
          link: 'Indirizzo',
        },
      },
    },
    title: ({ title }) => title,
    pictures: ({ heroImage, testimonials }) => [
      heroImage,
      ...testimonials.map(({ image }) => image),
    ],
    most: 2_000,
    isOrdered: true,
    places: {
      list: adminProfessionsPath,
      edit: editProfessionPath,
      seen: (id) => withQuery(professionPath(id), previewQuery()),
    },
  },
)
