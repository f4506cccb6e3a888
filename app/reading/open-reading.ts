import { createContext } from 'react'

/** Opens the panel in the page, or closes it, for the link that was pressed. */
export const OpenReading = createContext<(link: HTMLAnchorElement) => void>(() => {})
