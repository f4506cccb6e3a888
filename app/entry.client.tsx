import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { noteEarlyWords, settleEarlyWords } from './shell/early-words.ts'
import { keepScroll } from './shell/keep-scroll.ts'

function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(settleEarlyWords, [])
  return children
}

function hydrate() {
  noteEarlyWords()
  keepScroll()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated>
          <HydratedRouter />
        </Hydrated>
      </StrictMode>,
    )
  })
}

// After the first paint; a page that nobody sees waits until it is seen.
requestAnimationFrame(() => setTimeout(hydrate))
