import { useEffect, useRef, useState } from 'react'
import { googlePath, loginPath, withQuery } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Status } from '../../ui/status.tsx'
import type { LoginScreenData } from '../account.ts'
import {
  cancelledCode,
  finalFailure,
  openPopup,
  type PopupResult,
  popupTarget,
  watchPopup,
} from './google-popup.ts'
import { AccountRules } from './login-form.tsx'
import { WithGoogle } from './shared-device.tsx'

type GoogleSectionProps = {
  screen: LoginScreenData
  /** 'Non è il mio computer' is ticked. */
  isShared: boolean
  /** What a new account means is said here; else it stands beside the form. */
  hasRules: boolean
}

/** The way in with Google, beside the others. */
export function GoogleSection({ screen, isShared, hasRules }: GoogleSectionProps) {
  const [end, setEnd] = useState<string | null>(null)
  if (!screen.isGoogleOffered) return null
  return (
    <>
      <p className="or my-2">oppure</p>
      <GoogleOutcome code={end} />
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
export function GoogleOutcome({ code }: { code: string | null }) {
  if (!code) return null
  const isFailure = code !== cancelledCode
  return (
    <Note kind={isFailure ? 'bad' : 'info'} role={isFailure ? 'alert' : 'status'}>
      {finalFailure(code)}
    </Note>
  )
}

type GoogleFormProps = {
  isEnabled: boolean
  returnTo: string | null
  /** 'Non è il mio computer' is ticked. */
  isShared: boolean
  /** Called with the code when signing in ended for good, with null when a new attempt begins. */
  onEnd: (code: string | null) => void
}

const inPage = googlePath()
const inPopup = withQuery(googlePath(), { modo: 'popup' })

/**
 * 'Continua con Google': a window first; when the browser forbids it, or it ends without
 * a sign-in, the page itself goes to Google. Without script the page goes at once.
 */
function GoogleForm({ isEnabled, returnTo, isShared, onEnd }: GoogleFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const stopWatching = useRef(() => {})
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => () => stopWatching.current(), [])

  function aim(target: string, action: string) {
    if (!form.current) return
    form.current.target = target
    form.current.action = action
  }

  function submit() {
    stopWatching.current()
    onEnd(null)
    const popup = openPopup()
    if (!popup) {
      aim('', inPage)
      return
    }
    popup.focus()
    aim(popupTarget, inPopup)
    setWaiting(true)
    stopWatching.current = watchPopup(popup, finish)
  }

  function finish(result: PopupResult | null) {
    setWaiting(false)
    if (result?.code === null) {
      // Which leads on, also to whoever has to give a second proof first.
      window.location.assign(loginPath(returnTo))
      return
    }
    if (result?.code && finalFailure(result.code)) {
      onEnd(result.code)
      return
    }
    aim('', inPage)
    form.current?.submit()
  }

  return (
    <form ref={form} method="post" action={inPage} onSubmit={submit} className="stack">
      {isEnabled && <WithGoogle returnTo={returnTo} isShared={isShared} />}
      <Button disabled={!isEnabled} why="Non attivo su questo sito" icon={<GoogleMark />}>
        Continua con Google
      </Button>
      <Status>{isWaiting && 'Continua nella finestra di Google.'}</Status>
    </form>
  )
}

/** A plain G in a circle. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="i" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="10.5" strokeWidth="1.5" />
      <path d="M15.8 9.2a4.6 4.6 0 1 0 .9 3.2h-4.2" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

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
      <WithGoogle returnTo={returnTo} isShared={isShared} />
      <Button kind="danger" name="intent" value="start-anew">
        Ricomincia da capo con Google
      </Button>
    </form>
  )
}
