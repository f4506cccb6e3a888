import { loginPath } from '../../paths.ts'
import type { SignInScreen } from '../account.ts'

/** A link to another screen of the sign-in. */
export type Crossing = { to: string; words: string; needsScript?: boolean }

const passkey = ({ passkeyPage }: SignInScreen): Crossing[] =>
  passkeyPage ? [{ to: passkeyPage, words: 'Entra senza password', needsScript: true }] : []

const forgotten = ({ returnTo }: SignInScreen): Crossing => ({
  to: loginPath(returnTo, 'reset'),
  words: 'Hai dimenticato la password?',
})
const withCode = ({ returnTo }: SignInScreen): Crossing => ({
  to: loginPath(returnTo, 'desk'),
  words: 'Ho gli otto numeri dello sportello',
})
const entering = ({ returnTo }: SignInScreen, words: string): Crossing => ({
  to: loginPath(returnTo, 'login'),
  words,
})
const back = (screen: SignInScreen) => entering(screen, "Torna all'accesso")

/**
 * The ways from each screen of the sign-in to the others. Where people have no passwords, those who
 * have a role do.
 */
export const crossings = {
  first: (screen: SignInScreen): Crossing[] => [
    ...passkey(screen),
    ...(screen.hasPasswords
      ? [forgotten(screen), withCode(screen)]
      : [entering(screen, 'Ho un ruolo nel sito: entro con la password')]),
  ],
  enter: (screen: SignInScreen): Crossing[] => [
    ...passkey(screen),
    forgotten(screen),
    ...(screen.hasPasswords
      ? [
          withCode(screen),
          { to: loginPath(screen.returnTo, 'register'), words: 'Non ho ancora un account' },
        ]
      : []),
  ],
  register: (screen: SignInScreen): Crossing[] => [
    ...passkey(screen),
    entering(screen, 'Ho già un account'),
  ],
  reset: (screen: SignInScreen): Crossing[] => [
    ...passkey(screen),
    ...(screen.hasPasswords ? [withCode(screen)] : []),
    back(screen),
  ],
  /** Where a password is chosen that a link or a code opened the way to. */
  chosen: (screen: SignInScreen): Crossing[] => [...passkey(screen), back(screen)],
}
