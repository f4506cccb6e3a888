import { durationWords } from '../../platform/duration-words.ts'
import { dayMilliseconds } from '../../platform/durations.ts'

/** Limits and texts of an invitation, for server and browser. */

/** How long its link is good; an account that nobody has opened by then goes. */
export const invitationLifetime = 14 * dayMilliseconds
export const invitationTime = durationWords(invitationLifetime)

export const invitationTexts = {
  failed: "L'invito non è partito. Prova di nuovo.",
  hasRole: 'Questa persona ha già un account e un altro ruolo: cambialo nella sua pagina.',
  gone: 'Questo invito non vale più. Chiedine uno nuovo a chi ti ha invitato.',
  used: 'Hai già usato questo invito: accedi con la tua email e la tua password.',
  expired: `Questo invito è scaduto: valeva ${invitationTime}. Chiedine uno nuovo a chi ti ha invitato.`,
  withdrawn: 'Il ruolo di questo invito è stato ritirato. Puoi fare lo stesso il tuo account.',
} as const
