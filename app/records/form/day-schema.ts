import { optionalText } from './text-schema.ts'

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
