import { passwordLeast } from '../platform/password-least.ts'
import { accountLimits, formTexts } from './account.ts'

const ownWords = {
  name: 'il tuo nome o il tuo cognome',
  address: 'la tua email o il suo inizio',
  site: 'il nome di questo sito',
  city: 'il nome della città',
} as const

const guessed =
  ": chi vuole indovinarla comincia da lì. Scegline un'altra, per esempio tre parole che non c'entrano tra loro."

/** Texts of the catalogue; those that only the server says reach no browser. */
export const accountTexts = {
  ...formTexts,
  emailTaken: 'Questo indirizzo email è già registrato. Prova ad accedere.',
  noPasswords: 'Su questo sito si entra senza password.',
  passwordTooShort: `La password deve essere di almeno ${passwordLeast.customer} caratteri.`,
  passwordTooShortForAdmin: `La password di chi ha un ruolo deve essere di almeno ${passwordLeast.staff} caratteri.`,
  passwordTooLong: `La password può avere al massimo ${accountLimits.passwordMost} caratteri.`,
  passwordIsOwn: (word: keyof typeof ownWords) =>
    `Questa password è ${ownWords[word]}, con o senza numeri in fondo${guessed}`,
  passwordTooCommon: `Questa password, o la parola che c'è dentro, è troppo comune${guessed}`,
  nameTooLong: `Il nome può avere al massimo ${accountLimits.name} caratteri.`,
  nameUnreadable: 'Il nome contiene caratteri non ammessi.',
  signInFailed: 'Email o password non corretti.',
  slipMissing: 'Scrivi le parole del tuo biglietto.',
  slipUnknown:
    'Queste parole non aprono niente. Guarda bene il biglietto: tre parole e quattro cifre. Se ne hai uno nuovo, il vecchio non vale più.',
  unconfirmed:
    'Con questo indirizzo qualcuno si è già registrato qui, ma non ha mai confermato che è suo.',
  linkWorthless: 'Questo collegamento non è più valido. Chiedine uno nuovo.',
  passwordChanged: 'Password cambiata. Ora accedi con quella nuova.',
} as const
