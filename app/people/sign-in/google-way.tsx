import { useState } from 'react'
import { Note } from '../../ui/note.tsx'
import type { LoginScreenData } from '../account.ts'
import { GoogleForm } from './google-form.tsx'
import { cancelledCode, finalFailure } from './google-popup.ts'
import { AccountRules } from './login-form.tsx'

type GoogleWayProps = {
  screen: LoginScreenData
  /** 'Non è il mio computer' is ticked. */
  isShared: boolean
  /** What a new account means is said here; else it stands beside the form. */
  hasRules: boolean
}

/** The way in with Google, beside the others. */
export function GoogleWay({ screen, isShared, hasRules }: GoogleWayProps) {
  const [end, setEnd] = useState<string | null>(null)
  if (!screen.isGoogleOffered) return null
  return (
    <>
      <p className="or my-2">oppure</p>
      <GoogleEnd code={end} />
      <GoogleForm
        isEnabled={screen.isGoogleEnabled}
        returnTo={screen.returnTo}
        isShared={isShared}
        onEnd={setEnd}
      />
      {hasRules && screen.isGoogleEnabled && <AccountRules />}
    </>
  )
}

/** How the way to Google and back ended; who turned back there is not told of an error. */
export function GoogleEnd({ code }: { code: string | null }) {
  if (!code) return null
  const isFailure = code !== cancelledCode
  return (
    <Note kind={isFailure ? 'bad' : 'info'} role={isFailure ? 'alert' : 'status'}>
      {finalFailure(code)}
    </Note>
  )
}
