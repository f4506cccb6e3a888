/** A call for help, for both ends. */
import { dayMilliseconds } from '../platform/durations.ts'

export const callDigits = 6
/** How long it can be seen. */
export const callLifetime = dayMilliseconds

/** Where whoever helps types it. */
export const codeField = 'gettone'

export const callTexts = {
  openFailed: 'Non sono riuscito a leggere il gettone. Riprova.',
  endFailed: 'Il gettone vale ancora. Riprova.',
  notACode: 'Scrivi i sei numeri del gettone.',
  unknown: 'Nessun gettone ha questi numeri. Forse è finito: vale un giorno. Ricontrolla i numeri.',
  tooManyGuesses: "Troppi numeri sbagliati. Riprova fra un quarto d'ora.",
} as const

/** '482 913', as it is shown and read aloud. */
export const spaced = (code: string): string => code.replace(/\d{3}(?=\d)/g, '$& ')
