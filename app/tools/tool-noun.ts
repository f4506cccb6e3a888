import { z } from 'zod'
import { adminToolsPath } from '../admin-paths.ts'
import { editToolPath, previewQuery, toolPath, withQuery } from '../paths.ts'
import { parseUrl } from '../platform/parse-url.ts'
import { difficulties, difficultyLabels, isRating } from '../records/content/content.ts'
import { oneLine, optionalText, writtenNumber } from '../records/form/field-schema.ts'
import { defineNoun, type Referrers, type SchemaNeeds } from '../records/noun.ts'
import { pictureSchema } from '../records/pictures/picture-schema.ts'
import { countText } from '../ui/count-text.ts'

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
  missing: {
    name: 'Scrivi il nome.',
    description: 'Scrivi la descrizione.',
    category: 'Scegli o scrivi una categoria.',
  },
  rating: 'La valutazione va da 0 a 5, con un decimale al massimo: per esempio 4,5.',
  url: "L'indirizzo del sito comincia con https://",
  level: 'Scegli un livello tra Principiante, Intermedio e Avanzato.',
} as const

/** https, or '' where the tool has no site that we know: then no link is shown. */
const siteSchema = optionalText("L'indirizzo del sito", toolLimits.url).refine((text) => {
  if (text === '') return true
  const address = /^https:\/\//i.test(text) ? parseUrl(text) : null
  return address !== null && address.username === '' && address.password === ''
}, toolFormTexts.url)

/** '«A», «B» e altre 3' */
function guidesIn({ total, titles }: Referrers): string {
  const named = titles.map((title) => `«${title}»`)
  const rest = total - named.length
  const others = rest === 1 ? "un'altra" : `altre ${countText(rest)}`
  return new Intl.ListFormat('it').format(rest > 0 ? [...named, others] : named)
}

/** Before a tool is withdrawn: what its published guides say then. */
const guidesStayText = (referrers: Referrers): string =>
  referrers.total === 1
    ? `Una guida pubblicata insegna questo strumento: ${guidesIn(referrers)}. Resta sul sito, senza il collegamento alla sua scheda.`
    : `${countText(referrers.total)} guide pubblicate insegnano questo strumento: ${guidesIn(referrers)}. Restano sul sito, senza il collegamento alla sua scheda.`

/** Why a tool cannot be deleted: 'Questo strumento ha 2 guide: «A» e «B». …'. */
function hasGuidesText(referrers: Referrers): string {
  const { total } = referrers
  const list = guidesIn(referrers)
  return total === 1
    ? `Questo strumento ha una guida: ${list}. Prima elimina la guida, oppure dalle un altro strumento.`
    : `Questo strumento ha ${countText(total)} guide: ${list}. Prima elimina le guide, oppure dai loro un altro strumento.`
}

/** A program of AI, as administrators write it; of what is left out the defaults of a new one hold. */
export const toolNoun = defineNoun(
  ({ needed }: SchemaNeeds) =>
    z.object({
      name: needed('Il nome', toolLimits.name, toolFormTexts.missing.name).transform(oneLine),
      description: needed(
        'La descrizione',
        toolLimits.description,
        toolFormTexts.missing.description,
      ),
      category: needed(
        'La categoria',
        toolLimits.category,
        toolFormTexts.missing.category,
      ).transform(oneLine),
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
    }),
  {
    name: 'tool',
    words: {
      ...{ one: 'strumento', many: 'strumenti', the: 'lo strumento', isFeminine: false },
      states: { draft: 'Inattivo', published: 'Attivo', redrafted: 'Attivo, bozza nuova' },
    },
    labels: {
      name: 'Nome',
      description: 'Descrizione',
      category: 'Categoria',
      url: 'Indirizzo del sito',
      imageUrl: { label: 'Immagine', isText: false },
      rating: 'Valutazione',
      difficulty: { label: 'Livello', values: difficultyLabels },
      pricing: {
        label: 'Quanto costa',
        parts: {
          hasFree: 'Si può usare gratis',
          startingPrice: 'Prezzo di partenza',
          description: 'Descrizione dei prezzi',
        },
      },
      features: 'Che cosa ci puoi fare',
    },
    required: { text: toolFormTexts.required, missing: toolFormTexts.missing },
    title: ({ name }) => name,
    pictures: ({ imageUrl }) => [imageUrl],
    facet: { label: 'Categoria', all: 'Tutte', of: ({ category }) => category },
    most: 2_000,
    goesWith: (title) => [`«${title}» sparisce dagli strumenti e dalla ricerca.`],
    keptText: hasGuidesText,
    stayingText: guidesStayText,
    places: {
      list: adminToolsPath,
      edit: editToolPath,
      seen: (id) => withQuery(toolPath(id), previewQuery()),
    },
  },
)
