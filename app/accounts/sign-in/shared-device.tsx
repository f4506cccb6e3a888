import { useEffect, useId, useRef } from 'react'
import { sharedField } from '../account.ts'
import { sessionTimes } from '../session/session-limits.ts'

type SharedDeviceProps = {
  /** What was ticked before stays ticked from step to step (sign-in-frame.tsx). */
  isShared?: boolean
  className?: string
}

/** 'Non è il mio computer': the session ends soon, and nothing of the person stays. */
export function SharedDevice({ isShared = false, className = '' }: SharedDeviceProps) {
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    // It may have been ticked before the script came: the screen is told.
    if (box.current?.checked) box.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return (
    <label className={`check not-mine ${className}`}>
      <input
        ref={box}
        type="checkbox"
        name={sharedField}
        defaultChecked={isShared}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
      />
      <span>
        <b id={`${id}-name`}>Non è il mio computer</b>
        <span id={`${id}-about`}>
          In biblioteca, a scuola, sul tablet di un amico. L'accesso finisce con «Finito», quando
          chiudi il browser o dopo {sessionTimes.shared}.
        </span>
      </span>
    </label>
  )
}

type WithProviderProps = { returnTo: string | null; isShared: boolean }

/** What a provider's form, which stands beside the one with the tick box, says of it and of the way back. */
export function WithProvider({ returnTo, isShared }: WithProviderProps) {
  return (
    <>
      {returnTo && <input type="hidden" name="da" value={returnTo} />}
      {isShared && <input type="hidden" name={sharedField} value="on" />}
      <noscript>
        <SharedDevice />
      </noscript>
    </>
  )
}
