import { hourMilliseconds } from '../../platform/durations.ts'

/** Limits and texts of a change of address, for server and browser. */

/** How long the link is good that makes another address one's own. */
export const confirmLifetime = 24 * hourMilliseconds
export const confirmTime = '24 ore'

export const addressTexts = {
  same: 'Questo è già il tuo indirizzo.',
  sameOfPerson: 'Questo è già il suo indirizzo.',
  taken: 'Questo indirizzo è già di un altro account.',
  mailFailed:
    "L'email di conferma non è partita, e il tuo indirizzo è quello di prima. Riprova tra qualche minuto.",
  linkWorthless: 'Questo collegamento non è più valido.',
  linkFailed: 'Non è andata. Riprova tra poco.',
  otherAccount: 'Questo collegamento è di un altro account.',
  correctionFailed: "L'indirizzo è quello di prima. Prova di nuovo.",
} as const
