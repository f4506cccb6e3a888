import { config, z } from 'zod'
import { isSeen, tidyName } from '../../platform/seen.ts'
import { isStorable, wellFormed } from '../../platform/well-formed.ts'
import { countText } from '../../ui/count-text.ts'

// The policy refuses to compile text: without this the validator tries it, and Firefox says so. It
// tries when a schema is made, so that what schemas are made of imports this first.
if (typeof document !== 'undefined') config({ jitless: true })

const unstorable = 'Il testo contiene caratteri che non si possono salvare.'

/** Line ends as we store them, whatever the browser sends. */
const tidy = (text: string) => wellFormed(text).replace(/\r\n?/g, '\n').trim()

const tooLong = (what: string, most: number) => `${what}: al massimo ${countText(most)} caratteri.`

// No pipes: the forms' own reading of what is sent would take '' for a text that is missing there.
const storable = (what: string, most: number, missing?: string) =>
  z
    .string(missing)
    .refine(isStorable, unstorable)
    .refine((text) => tidy(text).length <= most, tooLong(what, most))

/**
 * A text of a form that may be left empty, which is ''.
 * @param what begins the message about its length: 'La descrizione'
 * @param most characters
 */
export const optionalText = (what: string, most: number) =>
  storable(what, most)
    .nullish()
    .transform((text) => tidy(text ?? ''))

/** A text of a form that must be there; what cannot be seen is none. @param missing what is said then */
export const requiredText = (what: string, most: number, missing: string) =>
  storable(what, most, missing).refine(isSeen, missing).transform(tidy)

/** For texts of one line, as names are: one blank between the words, and nothing unseen. */
export const oneLine = tidyName

/** Digits with a comma or a point; no exponents and no other notations of programs. */
const written = /^[+-]?\d{1,9}(?:[.,]\d{1,9})?$/

/** A number as people write it: '4,5' and '4.5'. What is none becomes one that `number` refuses. */
export const writtenNumber = <Schema extends z.ZodType<number, number>>(number: Schema) =>
  z.preprocess((value: number | string | undefined) => {
    if (typeof value !== 'string') return value
    const text = value.trim()
    return written.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  }, number)

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true

/**
 * A day of a form, YYYY-MM-DD, that may be left empty, which is ''.
 * @param what begins the message about its length: 'Il primo giorno'
 */
export const optionalDay = (what: string) =>
  optionalText(what, 'YYYY-MM-DD'.length).refine(
    (day) => day === '' || isDay(day),
    'Scegli un giorno che esiste.',
  )
