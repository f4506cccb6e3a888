import { Ellipsis, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, buttonClass } from './button.tsx'
import { stopSecondPress } from './second-press.ts'
import { useHydrated } from './use-hydrated.ts'

type MoreActsProps = {
  /** Gets what closes the dialog, for an act that leads back to the page. */
  children: (close: () => void) => ReactNode
}

/** 'Altro', in a dialog; without scripts, and before them, it unfolds in its place. */
export function MoreActs({ children }: MoreActsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const title = useId()
  const whose = `${title}-di`
  const icon = <Ellipsis className="i" aria-hidden="true" />
  const [isUnfolding, setUnfolding] = useState(!useHydrated())
  // Opened before the scripts came, it stays open, with what is typed.
  useEffect(() => setUnfolding(details.current?.open ?? false), [])
  if (isUnfolding) {
    return (
      <details ref={details} className="more-acts">
        <summary className={buttonClass()}>
          {icon}
          Altro
        </summary>
        <div className="in-more">{children(() => {})}</div>
      </details>
    )
  }
  const close = () => dialog.current?.close()
  const leave = () => {
    close()
    // Not every browser gives a pressed button the focus to come back to.
    opener.current?.focus()
  }
  return (
    <>
      <Button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-describedby={whose}
        icon={icon}
        onClick={() => {
          dialog.current?.showModal()
          dialog.current?.scrollTo(0, 0)
        }}
      >
        Altro
      </Button>
      <span id={whose} hidden>
        Che altro puoi fare con questo testo
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
      <dialog
        ref={dialog}
        className="more-dialog"
        aria-labelledby={title}
        onCancel={(event) => {
          // A dialog within it has its own.
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          leave()
        }}
        onClickCapture={stopSecondPress}
        onClick={(event) => event.target === event.currentTarget && leave()}
      >
        <div className="more-head">
          <h2 id={title}>Altro</h2>
          <Button
            type="button"
            size="small"
            icon={<X className="i" aria-hidden="true" />}
            onClick={leave}
          >
            Chiudi
          </Button>
        </div>
        <div className="in-more">{children(close)}</div>
      </dialog>
    </>
  )
}

/** Acts that belong together, under their heading. */
export function ActGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="act-group">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
