import { durationWords } from '../platform/duration-words.ts'
import { hourMilliseconds } from '../platform/durations.ts'
import { passwordLeast } from '../platform/password-least.ts'

/** Limits and texts of the sign-in screen, for server and browser. */

export const accountLimits = { name: 100, email: 254, passwordMost: 128 } as const

/** How long a link that resets a password is good, in milliseconds. */
export const resetLinkLifetime = hourMilliseconds

/** The same in the words of every screen and mail. */
export const resetLinkTime = durationWords(resetLinkLifetime)

/** The tick box 'Non è il mio computer'. */
export const sharedField = 'condiviso'
/** Present where somebody who is signed in shows once more, by a provider, who they are. */
export const anewField = 'di-nuovo'

/** A sign-in provider as its button shows it. */
export type OfferedProvider = {
  id: string
  /** As people read it after 'con'. */
  name: string
  logo: string | null
  /** Where none is set up, a trial shows that one could be. */
  isEnabled: boolean
}

/** What every screen of the sign-in knows. */
export type SignInScreen = {
  /** Own path to go to once signed in. */
  returnTo: string | null
  reason: string | null
  isSaving: boolean
  /** Who else may say who somebody is, in the order of their buttons. */
  providers: OfferedProvider[]
  /** Everybody may have a password; else who has a role alone. */
  hasPasswords: boolean
  canSendMail: boolean
  /** The way in without a password; null: browsers know no passkeys at the site's address. */
  passkeyPage: string | null
}

/** Texts of the forms' own check, and of what the screens know by themselves. */
export const formTexts = {
  failed: 'Si è verificato un errore. Riprova.',
  passwordTooShortInForm: `La password deve essere di almeno ${passwordLeast.customer} caratteri`,
  passwordMissing: 'Scrivi la password.',
  passwordsDiffer: 'Le password non coincidono',
  nameMissing: 'Il nome è obbligatorio',
  emailMissing: 'Scrivi il tuo indirizzo email.',
  emailInvalid: 'Indirizzo email non valido.',
  resetSent: 'Email di reset inviata. Controlla la tua casella di posta.',
  resetDelayed:
    "La posta non parte in questo momento: riproviamo per un'ora. Se l'indirizzo è registrato, l'email arriva appena possibile.",
  resetWithoutMail:
    "Questo sito non può ancora inviare email, quindi non abbiamo inviato niente. Contatta l'amministratore del sistema.",
} as const

/** 'Google o SPID'; '' of none. */
export const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`

/** A provider's name, as people read it after 'con', and whether there is a password beside it. */
export type ProviderWords = { name: string; hasPasswords: boolean }

/** What the sign-in with a provider says. */
export const providerTexts = ({ name, hasPasswords }: ProviderWords) =>
  ({
    failed: `Errore durante il login con ${name}. Per favore riprova.`,
    away: `Errore durante il login con ${name}. Per favore riprova. Adesso non risponde: intanto puoi entrare in un altro modo.`,
    cancelled: `Non hai completato l'accesso con ${name}, e va bene così. Puoi riprovare o entrare in un altro modo.`,
    notLinked: `Esiste già un account con questo indirizzo. ${hasPasswords ? 'Accedi con la password; se non la ricordi, reimpostala.' : 'Entra nel modo di prima, o scrivi a chi gestisce il sito.'}`,
    otherSubject: `Esiste già un account con questo indirizzo, e con ${name} ci entra un'altra persona. Entra in un altro modo, o scrivi a chi gestisce il sito.`,
    levelTooLow: `Con ${name} hai fatto l'accesso in un modo che qui non basta. Riprova e scegline uno più sicuro, per esempio con l'app sul telefono.`,
  }) as const

/** Code of the failure when a suspended person signs in, whichever way. */
export const suspendedCode = 'ACCOUNT_SUSPENDED'

/** What a suspended person is told. */
export const suspendedText =
  "Il tuo account è stato sospeso. Contatta l'amministratore del sistema."
