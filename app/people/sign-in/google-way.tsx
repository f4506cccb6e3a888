import { useState } from 'react'
import { Note } from '../../ui/note.tsx'
import type { LoginScreenData } from '../account.ts'
import { GoogleForm } from './google-form.tsx'
import { AccountRules } from './login-form.tsx'

type GoogleWayProps = {
  screen: LoginScreenData
  /** What a new account means is said here; else it stands beside the form. */
  hasRules: boolean
}

/** The way in with Google, beside the others. */
export function GoogleWay({ screen, hasRules }: GoogleWayProps) {
  const [failure, setFailure] = useState<string | null>(null)
  if (!screen.isGoogleOffered) return null
  return (
    <>
      <p className="or my-2">oppure</p>
      {failure && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <GoogleForm
        isEnabled={screen.isGoogleEnabled}
        returnTo={screen.returnTo}
        onFailure={setFailure}
      />
      {hasRules && screen.isGoogleEnabled && <AccountRules />}
    </>
  )
}
