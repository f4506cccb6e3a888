import { type ComponentType, useState } from 'react'
import { slowDoublePress } from '../ui/presses/slow-double-press.ts'

type Open = {
  Panel: ComponentType<{ onClose: () => void }>
  /** Gets the focus back. */
  link: HTMLAnchorElement
  at: number
}

/** The panel 'Come vuoi leggere?' of a page, whose code comes with the first press. */
export function useReadingPanel() {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => {
    open?.link.focus()
    setOpen(null)
  }
  return {
    panel: open && <open.Panel onClose={close} />,
    toggle(link: HTMLAnchorElement) {
      if (open) {
        // The second half of a slow double press closes nothing.
        if (performance.now() - open.at > slowDoublePress) close()
        return
      }
      import('./reading-panel.tsx').then(
        ({ ReadingPanel }) =>
          setOpen((now) => now ?? { Panel: ReadingPanel, link, at: performance.now() }),
        () => location.assign(link.href),
      )
    },
  }
}
