import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { awakeEvent } from './shell/awake.ts'

/** Tells the script of a kept page that React has taken over. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event(awakeEvent)), [])
  return children
}

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
