import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { noteEarlyWords, settleEarlyWords } from './shell/early-words.ts'
import { allowForeignChanges } from './shell/foreign-changes.ts'
import { keepScroll } from './shell/keep-scroll.ts'
import { wholeStyles } from './shell/whole-styles.ts'

function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(settleEarlyWords, [])
  return children
}

/**
 * A younger sign of the floor's browsers (docs/decisions/0006-floor-of-browsers.md). Without it the
 * page stays the document that the server sent, whose links and forms work by themselves.
 */
const canCarry = 'findLast' in Array.prototype

async function hydrate() {
  await wholeStyles()
  noteEarlyWords()
  allowForeignChanges()
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

/** What is there for a browser without script is there, and what needs script goes. */
function stayDocument() {
  document.documentElement.dataset.script = 'none'
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent
}

// After the first paint; a page that nobody sees waits until it is seen.
if (canCarry) requestAnimationFrame(() => setTimeout(hydrate))
else stayDocument()
