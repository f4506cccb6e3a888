import { type ComponentType, createContext, useState } from 'react'

/** Opens the panel in the page, or closes it, for the link that was pressed. */
export const OpenReading = createContext<(link: HTMLAnchorElement) => void>(() => {})

type Open = {
  Panel: ComponentType<{ onClose: () => void }>
  /** Gets the focus back. */
  link: HTMLAnchorElement
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
      if (open) return close()
      import('./reading-panel.tsx').then(
        ({ ReadingPanel }) => setOpen((now) => now ?? { Panel: ReadingPanel, link }),
        () => location.assign(link.href),
      )
    },
  }
}
