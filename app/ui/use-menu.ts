import { type RefObject, useEffect } from 'react'

/**
 * Closes an open menu made of `<details>` by Escape, which gives focus back, and by going
 * elsewhere. A dialog that one of its entries opens is no elsewhere, and has its own Escape.
 */
export function useMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape' || event.composedPath().some(isDialog)) return
        details.open = false
        details.querySelector('summary')?.focus()
      } else if (!isWithin(details, event.composedPath())) {
        details.open = false
      }
    }
    const leaving = new AbortController()
    for (const type of ['keydown', 'click', 'focusin']) {
      document.addEventListener(type, close, { signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [menu])
}

/** @param path from what the event was at, which may be gone by now */
const isWithin = (details: Element, path: EventTarget[]) =>
  path.some((one) => one === details || isDialog(one))

const isDialog = (one: EventTarget) => one instanceof HTMLDialogElement
