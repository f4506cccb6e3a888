import { useEffect, useRef, useState } from 'react'
import { dashboardPath, googlePath, withQuery } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import {
  finalFailure,
  openPopup,
  type PopupResult,
  popupTarget,
  watchPopup,
} from './google-popup.ts'
import { SharedWithGoogle } from './shared-device.tsx'

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
export function GoogleForm({ isEnabled, returnTo, isShared, onEnd }: GoogleFormProps) {
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
      window.location.assign(returnTo ?? dashboardPath())
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
      {returnTo && <input type="hidden" name="da" value={returnTo} />}
      {isEnabled && <SharedWithGoogle isShared={isShared} />}
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
