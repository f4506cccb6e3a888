import { z } from 'zod'
import { adminScenesPath } from '../../admin-paths.ts'
import { editScenePath, previewQuery, scenePath, withQuery } from '../../paths.ts'
import { oneLine, optionalText } from '../../records/form/field-schema.ts'
import { defineNoun, type SchemaNeeds } from '../../records/noun.ts'
import { channelLabels, channels, type Scene, type Sign, sceneLimits } from './scene.ts'

/** What the form says. */
export const sceneFormTexts = {
  title: 'Scrivi il titolo della scena.',
  moment: 'Scrivi dove si trova la persona e che momento è.',
  channel: 'Scegli come arriva il messaggio.',
  sender: 'Scrivi chi manda il messaggio.',
  sentAt: 'Scrivi quando arriva, per esempio: oggi, 10:42.',
  line: 'Scrivi questo pezzo del messaggio, oppure toglilo.',
  noLines: 'Il messaggio è vuoto: aggiungi almeno un pezzo.',
  manyLines: `Il messaggio ha al massimo ${sceneLimits.lines} pezzi.`,
  signTitle: 'Scrivi anche il nome del segno, oppure lascia vuote tutte e due le caselle.',
  signMeaning: 'Scrivi anche che cosa significa, oppure lascia vuote tutte e due le caselle.',
  isTrue: 'Scegli se il messaggio è vero o è una truffa.',
  verdict: 'Scrivi perché è vero, o perché è una truffa.',
  noActions: 'Aggiungi almeno un passo da fare.',
  manyActions: `Puoi mettere al massimo ${sceneLimits.actions} passi.`,
  price: 'Scrivi che cosa succede a chi sbaglia, in tutte e due le direzioni.',
} as const

/** How many scenes there may be: people see all of them on one page, in their order. */
const mostScenes = 60

/** A sign has a name and a meaning; with neither there is none. */
const sign = ({ isDraft }: SchemaNeeds) =>
  z
    .object({
      title: optionalText('Il nome del segno', sceneLimits.signTitle).transform(oneLine),
      meaning: optionalText('Il significato', sceneLimits.signMeaning),
    })
    .nullish()
    .transform((given, context): Sign | null => {
      if (!given || (given.title === '' && given.meaning === '')) return null
      if (given.title === '' && !isDraft) {
        context.addIssue({ code: 'custom', message: sceneFormTexts.signTitle, path: ['title'] })
      }
      if (given.meaning === '' && !isDraft) {
        context.addIssue({ code: 'custom', message: sceneFormTexts.signMeaning, path: ['meaning'] })
      }
      return given
    })

const price = ({ needed }: SchemaNeeds) =>
  z
    .object({
      title: needed('Il prezzo', sceneLimits.priceTitle, sceneFormTexts.price).transform(oneLine),
      description: needed('La descrizione', sceneLimits.priceDescription, sceneFormTexts.price),
    })
    .prefault({ title: undefined, description: undefined })

const action = optionalText('Ogni passo', sceneLimits.action).transform(oneLine)

const signLabels = { title: 'Nome', meaning: 'Che cosa significa' } as const
const priceLabels = { title: 'In breve', description: 'Che cosa succede' } as const

/** A scene of 'La palestra', as administrators write it. */
export const sceneNoun = defineNoun(
  (asking: SchemaNeeds) => {
    const { needed, isDraft } = asking
    const line = (what: string, most: number, missing: string) =>
      needed(what, most, missing).transform(oneLine)
    return z.object({
      title: line('Il titolo', sceneLimits.title, sceneFormTexts.title),
      moment: needed('Il momento', sceneLimits.moment, sceneFormTexts.moment),
      channel: z
        .enum(channels, sceneFormTexts.channel)
        .nullish()
        .refine((channel) => isDraft || channel != null, sceneFormTexts.channel)
        .transform((channel) => channel ?? null),
      sender: line('Chi scrive', sceneLimits.sender, sceneFormTexts.sender),
      senderSign: sign(asking),
      sentAt: line('Quando arriva', sceneLimits.sentAt, sceneFormTexts.sentAt),
      lines: z
        .array(
          z.object({
            text: needed('Ogni pezzo', sceneLimits.line, sceneFormTexts.line),
            sign: sign(asking),
          }),
        )
        .max(sceneLimits.lines, sceneFormTexts.manyLines)
        .refine((lines) => isDraft || lines.length > 0, sceneFormTexts.noLines)
        .prefault([]),
      /** Of two radio buttons, neither of them chosen at first: who writes the scene says it. */
      isTrue: z
        .union([z.enum(['on', 'off']), z.boolean()], sceneFormTexts.isTrue)
        .nullish()
        .refine((given) => isDraft || given != null, sceneFormTexts.isTrue)
        .transform((given) => (given == null ? null : given === 'on' || given === true)),
      verdict: needed('Il perché', sceneLimits.verdict, sceneFormTexts.verdict),
      remark: optionalText('La nota', sceneLimits.remark),
      actions: z
        .array(action)
        .max(sceneLimits.actions, sceneFormTexts.manyActions)
        .transform((actions) => actions.filter((text) => text !== ''))
        .refine((actions) => isDraft || actions.length > 0, sceneFormTexts.noActions)
        .prefault([]),
      ifTrusted: price(asking),
      ifDoubted: price(asking),
    })
  },
  {
    name: 'scene',
    words: { one: 'scena', many: 'scene', the: 'la scena', isFeminine: true },
    labels: {
      title: 'Titolo',
      moment: 'Momento',
      channel: { label: 'Come arriva', values: channelLabels },
      sender: 'Mittente',
      senderSign: { label: 'Segno nel mittente', parts: signLabels },
      sentAt: 'Quando arriva',
      lines: {
        label: 'Pezzo',
        parts: { text: 'Testo', sign: { label: 'Segno', parts: signLabels } },
      },
      isTrue: 'È vero',
      verdict: 'Perché',
      remark: 'Nota',
      actions: 'Che cosa fare adesso',
      ifTrusted: { label: 'Quanto costa fidarsi', parts: priceLabels },
      ifDoubted: { label: 'Quanto costa dubitare', parts: priceLabels },
    },
    title: ({ title }) => title,
    facet: { label: 'Come arriva', all: 'In ogni modo', of: ({ channel }) => channel ?? '' },
    goesWith: (title) => [
      `«${title}» non si vede più nella palestra.`,
      "Chi l'ha già fatta non perde niente.",
    ],
    most: mostScenes,
    isOrdered: true,
    places: {
      list: adminScenesPath,
      edit: editScenePath,
      seen: (id) => withQuery(scenePath(id), previewQuery()),
    },
  },
)

/** What is stored of a scene: of a draft perhaps not all. */
export type SceneRecord = z.output<typeof sceneNoun.schema>

/** What a form of a scene holds: all of its parts, be they empty. */
export type SceneFields = Required<z.input<typeof sceneNoun.schema>>

/** A scene as learners meet it; what a draft does not say yet is filled. */
export const sceneOf = (id: string, { channel, isTrue, ...scene }: SceneRecord): Scene => ({
  ...scene,
  id,
  channel: channel ?? 'sms',
  isTrue: isTrue ?? false,
})
