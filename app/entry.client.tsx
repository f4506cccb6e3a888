import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { awakeEvent } from './shell/awake.ts'

/** Tells the script of a kept page that React has taken over. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event(awakeEvent)), [])
  return children
}

/**
 * A younger sign of the floor's browsers (docs/decisions/0038-floor-of-browsers.md). Without it the
 * page stays the document that the server sent, whose links and forms work by themselves.
 */
const canCarry = 'findLast' in Array.prototype

if (canCarry) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Awake>
          <HydratedRouter />
        </Awake>
      </StrictMode>,
    )
  })
}
