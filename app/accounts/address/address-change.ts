import { durationWords } from '../../platform/duration-words.ts'
import { dayMilliseconds, hourMilliseconds } from '../../platform/durations.ts'

/** Limits and texts of a change of address, for both ends. */

/** How long the link is good that makes another address one's own. */
export const confirmLifetime = 24 * hourMilliseconds
export const confirmTime = '24 ore'

/** How long a change can be taken back. */
export const undoLifetime = 7 * dayMilliseconds
export const undoTime = durationWords(undoLifetime)

/**
 * What a link does, by its word in the address: makes the new address the person's own; takes the
 * change back for the former address's owner; or says for the new one that the account is not theirs.
 */
export const linkWords = { confirm: 'conferma', undo: 'annulla', refuse: 'rifiuta' } as const
export type LinkKind = keyof typeof linkWords

export const addressTexts = {
  same: 'Questo è già il tuo indirizzo.',
  sameOfPerson: 'Questo è già il suo indirizzo.',
  taken: 'Questo indirizzo è già di un altro account.',
  mailFailed:
    "L'email di conferma non è partita, e il tuo indirizzo è quello di prima. Riprova tra qualche minuto.",
  linkWorthless: 'Questo collegamento non è più valido.',
  linkFailed: 'Non è andata. Riprova tra poco.',
  otherAccount: 'Questo collegamento è di un altro account.',
  formerTaken: "L'indirizzo di prima ora è di un altro account: scrivi a chi gestisce il sito.",
  correctionFailed: "L'indirizzo è quello di prima. Prova di nuovo.",
  restored:
    'Il tuo indirizzo è di nuovo quello di prima, e tutti i dispositivi sono scollegati. La password di prima non vale più.',
} as const
