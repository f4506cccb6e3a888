import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Status } from '../../ui/status.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** How long a finger rests before the menu opens, in milliseconds. */
const holdFor = 500

/**
 * A picture with a menu that opens by holding it, by the right button, by the menu key or Enter.
 * Without script a touch opens it. The button beneath is for everybody else.
 */
export function HeldMenu({ name, children }: { name: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const wasHeld = useRef(false)
  const [isTooShort, setTooShort] = useState(false)
  const isHydrated = useHydrated()

  const open = () => {
    if (menu.current) menu.current.open = true
    setTooShort(false)
  }
  const rest = ({ pointerType }: PointerEvent) => {
    wasHeld.current = false
    if (pointerType === 'mouse') return
    timer.current = window.setTimeout(() => {
      wasHeld.current = true
      open()
    }, holdFor)
  }
  const lift = () => window.clearTimeout(timer.current)
  const press = (event: MouseEvent) => {
    // A keyboard's press has no count, and opens the menu as everywhere.
    if (event.detail === 0) return
    event.preventDefault()
    if (wasHeld.current) return
    if (menu.current?.open) menu.current.open = false
    else setTooShort(true)
  }
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    lift()
    wasHeld.current = true
    open()
  }

  return (
    <div className="stack gap-3">
      <details className="held" ref={menu}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          onPointerDown={rest}
          onPointerUp={lift}
          onPointerLeave={lift}
          onPointerCancel={lift}
          onClick={press}
          onContextMenu={ask}
        >
          <img
            src="/drawings/lezione-mercato.svg"
            alt=""
            width="240"
            height="160"
            draggable={false}
          />
          <span>{name}</span>
        </summary>
        <div className="held-entries">{children}</div>
      </details>
      {isHydrated && (
        <p>
          <button type="button" className="btn sm" onClick={open}>
            Apri il menu con questo pulsante
          </button>
        </p>
      )}
      <Status>
        {isTooShort &&
          'Hai toccato la foto. Ora tieni il dito fermo per due secondi, o premi il tasto destro del mouse.'}
      </Status>
    </div>
  )
}
