import { type ComponentType, createContext } from 'react'
import { Links } from 'react-router'
import font from '../ui/font.css?url'
import everyPage from './every-page.css?url'

export const fontAddress = font
export const everyPageAddress = everyPage

/**
 * What stands on every page, asked for before the framework's scripts, by `precedence`; then what
 * the route's modules import.
 */
export function PageLinks() {
  return (
    <>
      <link rel="stylesheet" href={everyPage} precedence="page" />
      <link rel="stylesheet" href={font} precedence="page" />
      <Links />
    </>
  )
}

/** What the server renders in the head otherwise than a browser; see entry.server.tsx. */
export const DocumentContext = createContext<{
  PageLinks: ComponentType
  nonce?: string | undefined
}>({
  PageLinks,
})
