import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readingPath } from '../paths.ts'
import { stopSecondPress } from '../ui/second-press.ts'
import { themeColour } from './look.ts'
import { normal, parseReading } from './reading.ts'
import { ReadingChoices } from './reading-choices.tsx'
import { notKept, readingStatus } from './reading-words.ts'

/** The page 'Come vuoi leggere?' as a panel in the page that somebody reads. */
export function ReadingPanel({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  const returnTo = pathname + search
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // What is pressed shows at once, before the server knows of it.
  const [reading, setReading] = useState(
    () => parseReading(document.documentElement.dataset.reading) ?? normal,
  )
  const [status, setStatus] = useState(() => readingStatus(reading))

  /** A press acts at once, and is kept meanwhile. */
  async function choose(text: string) {
    const chosen = parseReading(text) ?? normal
    document.documentElement.dataset.reading = text
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColour(text))
    setReading(chosen)
    setStatus(readingStatus(chosen))
    if (!(await keep(readingPath(returnTo), text))) setStatus(notKept)
  }

  return (
    <section
      className="reading-panel noprint"
      aria-labelledby="come-leggere"
      onClickCapture={stopSecondPress}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="wrap">
        <h2 ref={heading} id="come-leggere" tabIndex={-1}>
          Come vuoi leggere?
        </h2>
        <ReadingChoices reading={reading} status={status} returnTo={returnTo} onChoose={choose} />
        <button type="button" className="btn sm" onClick={onClose}>
          Chiudi
        </button>
      </div>
    </section>
  )
}

/** One after the other: what was pressed last is what is kept. */
let last: Promise<unknown> = Promise.resolve()

/** @returns false when browser and account could not be made to keep it */
function keep(address: string, reading: string): Promise<boolean> {
  const sending = last.then(async () => {
    try {
      const body = new URLSearchParams({ reading })
      const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
      return answer.type === 'opaqueredirect'
    } catch {
      // The caller says so.
      return false
    }
  })
  last = sending
  return sending
}
