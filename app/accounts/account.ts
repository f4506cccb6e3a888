import { loginForms } from '../paths.ts'
import { durationWords } from '../platform/duration-words.ts'
import { hourMilliseconds } from '../platform/durations.ts'
import { passwordLeast } from '../platform/password-least.ts'

/** Limits and texts of the sign-in screen, for both ends. */

export const accountLimits = { name: 100, email: 254, passwordMost: 128 } as const

/** How long a link that resets a password is good, in milliseconds. */
export const resetLinkLifetime = hourMilliseconds

/** The same in the words of every screen and mail. */
export const resetLinkTime = durationWords(resetLinkLifetime)

/** The tick box 'Non è il mio computer'. */
export const sharedField = 'condiviso'

/** The forms of /login, and those that a reset link and a code of the desk open. */
export type LoginForm = keyof typeof loginForms | 'newPassword' | 'deskPassword'

/** A form, or before them all the question who one is. */
export type LoginMode = 'choice' | LoginForm

/** A sign-in provider as its button shows it. */
export type OfferedProvider = {
  id: string
  /** As people read it after 'con'. */
  name: string
  /** Address of a picture beside the words. */
  logo: string | null
  /** Where none is set up, a trial shows that one could be. */
  isEnabled: boolean
}

/** What the screen needs to know besides the answer to a form. */
export type LoginScreenData = {
  mode: LoginMode
  /** The ways in, before one is chosen; their words come with the data, and no script carries them. */
  doors: { kind: 'register' | 'login' | 'code'; to: string; title: string; words: string }[]
  /** Own path to go to once signed in. */
  returnTo: string | null
  /** What waits there, in a sentence. */
  reason: string | null
  /** An answer waits there to be saved. */
  isSaving: boolean
  /** Of the reset link that was opened. */
  token: string | null
  isLinkValid: boolean
  /** Characters of a new password. */
  passwordLeast: number
  /** Who else may say who somebody is, in the order of their buttons. */
  providers: OfferedProvider[]
  /** The one that somebody comes back from. */
  provider: OfferedProvider | null
  /** Everybody may have a password; else who has a role alone. */
  hasPasswords: boolean
  canSendMail: boolean
  /** The way in without a password; null: browsers know no passkeys at the site's address. */
  passkeyPage: string | null
  /** The way from the provider led to an account that nobody has confirmed: what now? */
  asksToStartAnew: boolean
  /** Shown on arrival: why the person is here, or what went wrong on the way. */
  problem: string | null
  /** The person turned back at the provider: nothing went wrong. */
  hasCancelled: boolean
  success: string | null
}

const forms = Object.keys(loginForms) as (keyof typeof loginForms)[]

/** What an address of the screen asks for. */
export function parseLoginMode(search: URLSearchParams): LoginMode {
  if (search.get('token')) return 'newPassword'
  return forms.find((form) => loginForms[form] === search.get('modo')) ?? 'choice'
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
    cancelled: `Non sei entrato con ${name}, e va bene così. Puoi riprovare o entrare in un altro modo.`,
    notLinked: `Esiste già un account con questo indirizzo. ${hasPasswords ? 'Accedi con la password; se non la ricordi, reimpostala.' : 'Entra nel modo di prima, o scrivi a chi gestisce il sito.'}`,
    otherSubject: `Esiste già un account con questo indirizzo, e con ${name} ci entra un'altra persona. Entra in un altro modo, o scrivi a chi gestisce il sito.`,
    levelTooLow: `Sei entrato con ${name} in un modo che qui non basta. Riprova e scegline uno più sicuro, per esempio con l'app sul telefono.`,
  }) as const

/** Code of the failure when a suspended person signs in, whichever way. */
export const suspendedCode = 'ACCOUNT_SUSPENDED'

/** What a suspended person is told. */
export const suspendedText =
  "Il tuo account è stato sospeso. Contatta l'amministratore del sistema."
