import { formatDateTime } from '../ui/format-date.ts'

/** Stands in a page that is made for an outage before its hour is known. */
export const unknownMoment = new Date('2001-01-01T01:01:01.001Z')

const words = (moment: Date) => `Ultimo aggiornamento: ${formatDateTime(moment)}`

/** The page as it is once the outage has begun: with the moment of the last answer. */
export const withMoment = (html: string, lastUpdated: Date): string =>
  html
    .replaceAll(unknownMoment.toISOString(), lastUpdated.toISOString())
    .replaceAll(words(unknownMoment), words(lastUpdated))
