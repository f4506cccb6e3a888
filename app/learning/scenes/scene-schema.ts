import { z } from 'zod'
import { oneLine, optionalText, requiredText } from '../../records/form/text-schema.ts'
import { channels, type Sign, sceneLimits } from './scene.ts'

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

const line = (what: string, most: number, missing: string) =>
  requiredText(what, most, missing).transform(oneLine)

/** A sign has a name and a meaning; with neither there is none. */
const sign = z
  .object({
    title: optionalText('Il nome del segno', sceneLimits.signTitle).transform(oneLine),
    meaning: optionalText('Il significato', sceneLimits.signMeaning),
  })
  .nullish()
  .transform((given, context): Sign | null => {
    if (!given || (given.title === '' && given.meaning === '')) return null
    if (given.title === '') {
      context.addIssue({ code: 'custom', message: sceneFormTexts.signTitle, path: ['title'] })
    }
    if (given.meaning === '') {
      context.addIssue({ code: 'custom', message: sceneFormTexts.signMeaning, path: ['meaning'] })
    }
    return given
  })

const price = z.object({
  title: line('Il prezzo', sceneLimits.priceTitle, sceneFormTexts.price),
  description: requiredText('La descrizione', sceneLimits.priceDescription, sceneFormTexts.price),
})

const action = optionalText('Ogni passo', sceneLimits.action).transform(oneLine)

/** The form of a scene, in the browser and on the server. */
export const sceneSchema = z.object({
  title: line('Il titolo', sceneLimits.title, sceneFormTexts.title),
  moment: requiredText('Il momento', sceneLimits.moment, sceneFormTexts.moment),
  channel: z.enum(channels, sceneFormTexts.channel),
  sender: line('Chi scrive', sceneLimits.sender, sceneFormTexts.sender),
  senderSign: sign,
  sentAt: line('Quando arriva', sceneLimits.sentAt, sceneFormTexts.sentAt),
  lines: z
    .array(
      z.object({ text: requiredText('Ogni pezzo', sceneLimits.line, sceneFormTexts.line), sign }),
    )
    .min(1, sceneFormTexts.noLines)
    .max(sceneLimits.lines, sceneFormTexts.manyLines),
  /** Of two radio buttons, neither of them chosen at first: who writes the scene says it. */
  isTrue: z.enum(['on', 'off'], sceneFormTexts.isTrue).transform((value) => value === 'on'),
  verdict: requiredText('Il perché', sceneLimits.verdict, sceneFormTexts.verdict),
  remark: optionalText('La nota', sceneLimits.remark),
  actions: z
    .array(action)
    .max(sceneLimits.actions, sceneFormTexts.manyActions)
    .transform((actions) => actions.filter((text) => text !== ''))
    .refine((actions) => actions.length > 0, sceneFormTexts.noActions),
  ifTrusted: price,
  ifDoubted: price,
})

/** A scene as a form gives it, checked. */
export type SceneInput = z.output<typeof sceneSchema>

/** What a form of a scene holds. */
export type SceneFields = z.input<typeof sceneSchema>
