import { z } from 'zod'
import { isSeen, withoutUnseen } from '../../platform/seen.ts'

const highestPrice = 100_000

const texts = {
  model: 'Scrivi il nome del modello come lo scrive il servizio, senza spazi.',
  number: 'Scrivi un numero con la virgola, per esempio 0,25 o 1.000,50. Al massimo sei decimali.',
  range: 'Il prezzo va da 0 a 100.000 euro.',
  budget: 'Scrivi una somma sopra lo zero e fino a 100.000 euro, per esempio 50.',
  name: 'Scrivi di chi è, per esempio «Biblioteca Tiraboschi». Al massimo 60 caratteri.',
  address: 'Scrivi un indirizzo.',
}

/** As long as the longest name that a list may hold. */
const modelName = z
  .string(texts.model)
  .overwrite(withoutUnseen)
  .trim()
  .max(200, texts.model)
  .regex(/^\S*$/, texts.model)
const knownModel = modelName.min(1, texts.model)

/** As Italians write it: '1000', '1.000', '1.000,50'; a point before other than thousands is refused. */
const written = /^(?:-?(?:\d{1,12}|[1-9]\d{0,2}(?:\.\d{3}){1,3})(?:,\d{1,6})?)?$/

/** Euros; empty: null. @param range said of what is too little or too much */
const euros = (range: string) =>
  z
    .string(texts.number)
    .trim()
    .regex(written, texts.number)
    .default('')
    .transform((text) => (text === '' ? null : Number(text.replaceAll('.', '').replace(',', '.'))))
    .refine((euros) => euros === null || (euros >= 0 && euros <= highestPrice), range)

const price = euros(texts.range)

const shownName = z
  .string(texts.name)
  .trim()
  .refine(isSeen, texts.name)
  .max(60, texts.name)
  .regex(/^\P{Cc}*$/u, texts.name)

export const serviceActSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('refresh') }),
  z.object({
    intent: z.literal('choose'),
    kind: z.enum(['text', 'picture']),
    /** null: Fucina chooses. */
    model: modelName.transform((name) => name || null),
  }),
  z.object({ intent: z.literal('try') }),
  z.object({
    intent: z.literal('set-prices'),
    model: knownModel,
    millionIn: price,
    millionOut: price,
    picture: price,
  }),
  z.object({
    intent: z.literal('set-budget'),
    /** null: none is written here. */
    budget: euros(texts.budget).refine((most) => most !== 0, texts.budget),
  }),
  z.object({
    intent: z.literal('share'),
    name: shownName,
    address: z.string(texts.address).max(60, texts.address),
  }),
  z.object({ intent: z.literal('unshare'), address: z.string(texts.address).max(60) }),
])

export type ServiceAct = z.output<typeof serviceActSchema>
