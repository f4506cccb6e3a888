import { freshMinutes } from '../../platform/durations.ts'
import { deletionWord, settingsLimits } from './settings.ts'

/** What the server says of the settings' forms. */
export const settingsTexts = {
  saveFailed: 'Le modifiche non sono salvate. Prova di nuovo.',
  exportFailed: 'Il file con i tuoi dati non è pronto. Prova di nuovo.',
  deleteFailed: "L'account non è eliminato. Prova di nuovo.",
  cityMissing: 'Scrivi la tua città.',
  cityTooLong: `La città può avere al massimo ${settingsLimits.city} caratteri.`,
  cityUnreadable: 'La città contiene caratteri non ammessi.',
  levelMissing: 'Scegli il tuo livello.',
  currentMissing: 'Scrivi la password di adesso.',
  currentWrong: 'La password di adesso non è giusta.',
  noPassword: 'Il tuo account non ha ancora una password.',
  passwordMissing: 'Scrivi la tua password.',
  passwordWrong: 'La password non è giusta.',
  wordMissing: `Scrivi ${deletionWord} in lettere maiuscole.`,
  signInAgain: `Per sicurezza esci ed entra di nuovo: poi hai ${freshMinutes} minuti per eliminare l'account.`,
} as const
