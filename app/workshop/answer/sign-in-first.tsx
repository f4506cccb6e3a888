import type { Ref } from 'react'
import { loginPath, savedElsewherePath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BlueNote } from './blue-note.tsx'
import { saveId } from './save-button.tsx'

type SignInFirstProps = {
  ref: Ref<HTMLElement>
  /** The catalogue's sentence, without its full stop. */
  text: string | null
  /** Where the person comes back to. */
  returnPath: string
  /** The person leaves for the sign-in. */
  onLeave: () => void
}

/** Saving needs an account: nothing is lost, and two ways in. */
export function SignInFirst({ ref, text, returnPath, onLeave }: SignInFirstProps) {
  const isHydrated = useHydrated()
  const returnTo = isHydrated ? `${returnPath}#${saveId}` : savedElsewherePath()
  // Without script the answer stands on this page alone.
  const way = { target: isHydrated ? undefined : '_blank', onClick: onLeave }
  return (
    <BlueNote ref={ref} title="Non hai perso niente">
      <p>{text}. Vuol dire entrare con un account tuo: così la ritrovi quando vuoi.</p>
      <p>
        {isHydrated
          ? 'La risposta resta qui. Quando torni ti chiediamo se salvarla: premi una volta, e basta.'
          : "La risposta resta qui: la salvi dopo l'accesso, che si apre in un'altra scheda."}
      </p>
      <div className="ways">
        <ButtonLink {...way} kind="main" to={loginPath(returnTo, 'register')}>
          Crea un account gratis
        </ButtonLink>
        <ButtonLink {...way} to={loginPath(returnTo, 'login')}>
          Ho già un account
        </ButtonLink>
      </div>
    </BlueNote>
  )
}
