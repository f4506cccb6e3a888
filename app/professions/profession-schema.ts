import { z } from 'zod'
import type { ProfessionMetrics } from '../../db/content-types.ts'
import { parseUrl } from '../platform/parse-url.ts'
import { isSeen } from '../platform/seen.ts'
import { isStorable, wellFormed } from '../platform/well-formed.ts'
import { longestPrompt } from '../prompt-path.ts'
import { pictureSchema } from '../records/pictures/picture-schema.ts'
import { countText } from '../ui/format-number.ts'
import { illustrativeName, isOwnPath } from './profession.ts'
import { gradients, iconNames, professionLimits, resourceTypes } from './profession-choices.ts'

/** What the form says when one of the two is missing. */
const titleAndDescription = 'Titolo e descrizione sono campi obbligatori'

const texts = {
  binary: 'Il testo contiene caratteri che non si possono salvare.',
  long: (most: number) => `Il testo è troppo lungo: al massimo ${countText(most)} caratteri.`,
  many: (most: number) => `Puoi mettere al massimo ${countText(most)} voci.`,
  hours: 'Scrivi un numero di ore, per esempio 0,5.',
  percent: 'Scrivi un numero intero, senza decimali.',
  minutes: 'Scrivi i minuti come numero intero.',
  between: (most: number) => `Scrivi un numero da 0 a ${countText(most)}.`,
} as const

const tidy = (text: string) => wellFormed(text).trim()
const oneLine = (text: string) => tidy(text).replace(/\s+/g, ' ')

const required = (missing: string, most: number) =>
  z
    .string(missing)
    .max(most, texts.long(most))
    .refine(isSeen, missing)
    .refine(isStorable, texts.binary)

/** May be empty, which is ''. */
const optional = (most: number) =>
  z
    .string()
    .max(most, texts.long(most))
    .refine(isStorable, texts.binary)
    .nullish()
    .transform((text) => tidy(text ?? ''))

/** A list of texts; lines left empty are not kept. */
const lines = z
  .array(optional(professionLimits.line))
  .max(professionLimits.lines, texts.many(professionLimits.lines))
  .transform((items) => items.filter(isSeen))

const list = <T extends z.ZodType>(entry: T) =>
  z.array(entry).max(professionLimits.entries, texts.many(professionLimits.entries))

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
  .transform((value): ProfessionMetrics | null => {
    const { timesSaved, ...percents } = value
    const given = [...Object.values(timesSaved), ...Object.values(percents)]
    return given.every((figure) => figure === null) ? null : value
  })
  .nullable()

const useCase = z.object({
  title: required('Scrivi il titolo di questo caso.', professionLimits.entryTitle).transform(
    oneLine,
  ),
  description: optional(professionLimits.entryText),
  timeSaved: z
    .number(texts.minutes)
    .int(texts.minutes)
    .min(0, texts.between(professionLimits.minutes))
    .max(professionLimits.minutes, texts.between(professionLimits.minutes))
    .nullish()
    .transform((minutes) => minutes ?? 0),
  example: optional(longestPrompt),
  benefits: lines,
})

const testimonial = z.object({
  name: optional(professionLimits.name).transform((name) => oneLine(name) || illustrativeName),
  role: optional(professionLimits.name).transform(oneLine),
  image: pictureSchema,
  text: required('Scrivi che cosa dice questa persona.', professionLimits.entryText).transform(
    tidy,
  ),
})

const resource = z.object({
  title: required('Scrivi il titolo di questa risorsa.', professionLimits.entryTitle).transform(
    oneLine,
  ),
  type: z.enum(resourceTypes, 'Scegli che cosa è questa risorsa.'),
  link: required("Scrivi l'indirizzo di questa risorsa.", professionLimits.link)
    .refine(
      (link) => !isSeen(link) || isLink(link.trim()),
      "L'indirizzo comincia con https:// oppure è una pagina di questo sito, per esempio /guides.",
    )
    .transform(tidy),
})

/** A page of the web, or one of our own. */
function isLink(link: string): boolean {
  if (/\s/.test(link)) return false
  if (isOwnPath(link)) return true
  const url = /^https?:\/\//i.test(link) ? parseUrl(link) : null
  return url !== null && url.username === '' && url.password === ''
}

/** The whole form; the same in the browser and on the server. */
export const professionSchema = z.object({
  title: required(titleAndDescription, professionLimits.title).transform(oneLine),
  iconName: z.enum(iconNames, "Scegli un'icona dell'elenco."),
  description: required(titleAndDescription, professionLimits.description).transform(tidy),
  color: z.enum(gradients, "Scegli un colore dell'elenco."),
  heroImage: pictureSchema,
  tools: lines,
  examples: lines,
  metrics,
  useCases: list(useCase),
  tips: lines,
  testimonials: list(testimonial),
  resources: list(resource),
})

export type ProfessionInput = z.output<typeof professionSchema>
