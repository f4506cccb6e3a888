import { z } from 'zod'
import { parseUrl } from '../platform/parse-url.ts'
import { difficulties } from '../records/content/content.ts'
import { isRating } from '../records/content/rating-limits.ts'
import { writtenNumber } from '../records/form/number-schema.ts'
import { oneLine, optionalText, requiredText } from '../records/form/text-schema.ts'
import { pictureSchema } from '../records/pictures/picture-schema.ts'

/** How long the texts of a tool may be, in characters, and how many features it lists. */
export const toolLimits = {
  name: 120,
  description: 2000,
  category: 60,
  url: 2000,
  startingPrice: 120,
  pricing: 600,
  feature: 300,
  features: 40,
} as const

/** The catalogue's texts of the tool form. */
export const toolFormTexts = {
  required: 'Nome, descrizione e categoria sono campi obbligatori',
  rating: 'La valutazione va da 0 a 5, con un decimale al massimo: per esempio 4,5.',
  url: "L'indirizzo del sito comincia con https://",
  level: 'Scegli un livello tra Principiante, Intermedio e Avanzato.',
  state: 'Scegli se lo strumento è attivo o inattivo.',
} as const

const needed = (what: string, most: number) => requiredText(what, most, toolFormTexts.required)

/** https, or '' where the tool has no site that we know: then no link is shown. */
const siteSchema = optionalText("L'indirizzo del sito", toolLimits.url).refine((text) => {
  if (text === '') return true
  const address = /^https:\/\//i.test(text) ? parseUrl(text) : null
  return address !== null && address.username === '' && address.password === ''
}, toolFormTexts.url)

/**
 * The form of a tool, in the browser and on the server. What is left out gets the defaults of a new
 * tool; anything else in the body is ignored.
 */
export const toolSchema = z.object({
  name: needed('Il nome', toolLimits.name).transform(oneLine),
  description: needed('La descrizione', toolLimits.description),
  category: needed('La categoria', toolLimits.category).transform(oneLine),
  url: siteSchema,
  imageUrl: pictureSchema,
  rating: writtenNumber(
    z.number(toolFormTexts.rating).refine(isRating, toolFormTexts.rating),
  ).default(0),
  difficulty: z.enum(difficulties, toolFormTexts.level).default('beginner'),
  pricing: z
    .object({
      hasFree: z.boolean().default(false),
      startingPrice: optionalText('Il prezzo di partenza', toolLimits.startingPrice).transform(
        oneLine,
      ),
      description: optionalText('La descrizione dei prezzi', toolLimits.pricing),
    })
    .default({ hasFree: false, startingPrice: '', description: '' }),
  features: z
    .array(optionalText('Ogni voce', toolLimits.feature).transform(oneLine))
    .max(toolLimits.features, `Puoi mettere al massimo ${toolLimits.features} voci.`)
    .default([])
    .transform((features) => features.filter((feature) => feature !== '')),
  /** Of two radio buttons, because a tick box left out could not be told from one not sent. */
  isActive: z
    .enum(['on', 'off'], toolFormTexts.state)
    .default('on')
    .transform((state) => state === 'on'),
})

/** A tool as a form gives it, checked. */
export type ToolInput = z.output<typeof toolSchema>
