/** Limits and texts of the sign-in screen, for both ends. */

export const limits = { name: 100, email: 254, passwordLeast: 6, passwordMost: 128 } as const

/** The three modes of /login (AUTH-01), and the form a reset link opens (Q5). */
export type LoginMode = 'login' | 'register' | 'reset' | 'newPassword'

/** What the screen needs to know besides the answer to a form. */
export type LoginScreenData = {
  mode: LoginMode
  /** Own path to go to once signed in. */
  returnTo: string | null
  /** Of the reset link that was opened. */
  token: string | null
  isLinkValid: boolean
  isGoogleEnabled: boolean
  canSendMail: boolean
  /** Shown on arrival: why the person is here, or what went wrong on the way. */
  problem: string | null
  success: string | null
}

const modeParameters = { register: 'registrati', reset: 'reset' } as const

/** The mode an address of the screen asks for. */
export function loginModeOf(search: URLSearchParams): LoginMode {
  if (search.get('token')) return 'newPassword'
  const asked = search.get('modo')
  if (asked === modeParameters.register) return 'register'
  if (asked === modeParameters.reset) return 'reset'
  return 'login'
}

/**
 * The address of a mode of the screen.
 * @param returnTo path to come back to after signing in (SESS-07)
 */
export function loginAddress(
  mode: 'login' | 'register' | 'reset',
  returnTo: string | null = null,
): string {
  const search = new URLSearchParams()
  if (mode !== 'login') search.set('modo', modeParameters[mode])
  if (returnTo) search.set('da', returnTo)
  return search.size > 0 ? `/login?${search}` : '/login'
}

/** Texts of the catalogue (ERR-01 to ERR-08) and of the form's own check (AUTH-06 to AUTH-08). */
export const texts = {
  emailTaken: 'Questo indirizzo email è già registrato. Prova ad accedere.',
  passwordTooShort: 'La password deve essere di almeno 6 caratteri.',
  passwordTooShortInForm: 'La password deve essere di almeno 6 caratteri',
  passwordTooLong: 'La password può avere al massimo 128 caratteri.',
  passwordMissing: 'Scrivi la password.',
  passwordTooCommon: "Questa password è troppo comune. Scegline un'altra.",
  passwordsDiffer: 'Le password non coincidono',
  nameMissing: 'Il nome è obbligatorio',
  nameTooLong: 'Il nome può avere al massimo 100 caratteri.',
  nameUnreadable: 'Il nome contiene caratteri non ammessi.',
  emailMissing: 'Scrivi il tuo indirizzo email.',
  emailInvalid: 'Indirizzo email non valido.',
  signInFailed: 'Email o password non corretti.',
  tooManyAttempts: 'Troppi tentativi. Riprova più tardi o reimposta la password.',
  failed: 'Si è verificato un errore. Riprova.',
  googleFailed: 'Errore durante il login con Google. Per favore riprova.',
  googleNotLinked:
    'Esiste già un account con questo indirizzo. Accedi con la password; se non la ricordi, reimpostala.',
  resetSent: 'Email di reset inviata. Controlla la tua casella di posta.',
  resetWithoutMail:
    "Questo sito non può ancora inviare email, quindi non abbiamo inviato niente. Contatta l'amministratore del sistema.",
  linkWorthless: 'Questo link non è più valido. Chiedine uno nuovo.',
  passwordChanged: 'Password cambiata. Ora accedi con quella nuova.',
} as const
