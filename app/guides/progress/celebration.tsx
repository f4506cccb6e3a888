import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

/** How long the celebration stays, in milliseconds. */
const celebrationFor = 5000

export type CelebrationProps = { guideTitle: string; onClose: () => void }

/**
 * The whole screen celebrates the end of a guide: for five seconds, or until a press or Escape.
 * As a modal dialog it takes the focus, is announced, and gives the focus back.
 */
export function Celebration({ guideTitle, onClose }: CelebrationProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // While it is still in the document: only then does the browser give the focus back.
    return () => element?.close()
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => close(), celebrationFor)
    return () => clearTimeout(timer)
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same
    <dialog
      ref={dialog}
      className="celebration dark"
      aria-labelledby="festa"
      aria-describedby="festa-guida"
      onClick={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="sparks" aria-hidden="true">
        {Array.from({ length: 14 }, (_, spark) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <i key={spark} />
        ))}
      </div>
      <div className="in-celebration">
        <img src="/drawings/arrivo.svg" alt="" width="240" height="220" />
        <h2 id="festa">Complimenti, ce l'hai fatta!</h2>
        <p id="festa-guida" className="soft clamp-3">
          Hai finito la guida «{guideTitle}».
        </p>
        <Button type="button" onClick={onClose}>
          Torna alla guida
        </Button>
      </div>
    </dialog>
  )
}
