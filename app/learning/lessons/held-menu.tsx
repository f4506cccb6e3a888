import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Status } from '../../ui/status.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** How long a finger rests before the menu opens, in milliseconds. */
const holdFor = 500

/**
 * A picture with a menu that opens by holding it, by the right button, by the menu key or Enter,
 * and closes by Escape and by a press elsewhere. Without script a touch opens it. The button beneath
 * is for everybody else.
 */
export function HeldMenu({ name, children }: { name: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const wasHeld = useRef(false)
  const [isTooShort, setTooShort] = useState(false)
  const isHydrated = useHydrated()
  useClosing(menu)
  useEffect(() => {
    if (isTooShort) menu.current?.nextElementSibling?.scrollIntoView({ block: 'nearest' })
  }, [isTooShort])

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
  const show = () => {
    open()
    menu.current?.querySelector('button')?.focus()
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
      <Status>
        {isTooShort &&
          'Hai toccato la foto. Ora tieni il dito fermo circa un secondo, o premi il tasto destro del mouse.'}
      </Status>
      <noscript>
        <p className="small">Qui basta toccare la foto: il menu si apre.</p>
      </noscript>
      {isHydrated && (
        <p>
          <button type="button" className="btn sm" onClick={show}>
            Apri il menu con questo pulsante
          </button>
        </p>
      )}
    </div>
  )
}

/** A press beside the menu and Escape close it; the keyboard is then where the menu came from. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const { current } = menu
    const leaving = new AbortController()
    const { signal } = leaving
    // Safari on a telephone tells the document of no press on plain words, but what is inside it.
    current?.closest('main')?.addEventListener(
      'click',
      ({ target }) => {
        if (!(target as Element).closest('.held, button')) current.open = false
      },
      { signal },
    )
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !current?.open) return
        current.open = false
        current.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => leaving.abort()
  }, [menu])
}
