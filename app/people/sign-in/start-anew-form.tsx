import { googlePath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { SharedWithGoogle } from './shared-device.tsx'

type StartAnewFormProps = { returnTo: string | null; isShared: boolean }

/**
 * Whoever comes from Google and finds their address registered by somebody: the account may be
 * their own, with all they saved in it, so that it gives way only when they say so.
 */
export function StartAnewForm({ returnTo, isShared }: StartAnewFormProps) {
  return (
    <form method="post" action={googlePath()} className="stack border-b border-rule pb-6">
      <h2>È tuo?</h2>
      <p>
        <strong>Se è tuo</strong>, accedi qui sotto con la password. Se non la ricordi, reimpostala.
        Quello che hai salvato resta.
      </p>
      <p>
        <strong>Se non è tuo</strong>, ricomincia da capo con Google. Quell'account sparisce, con
        tutto quello che contiene.
      </p>
      {returnTo && <input type="hidden" name="da" value={returnTo} />}
      <SharedWithGoogle isShared={isShared} />
      <Button kind="danger" name="intent" value="start-anew">
        Ricomincia da capo con Google
      </Button>
    </form>
  )
}
