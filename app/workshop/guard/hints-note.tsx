import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { hintsFor, keepWantsHints, wantsHints } from './hints.ts'

/** Whether hints are wanted; a closed storage says yes. */
function areWanted(): boolean {
  try {
    return wantsHints(localStorage)
  } catch {
    return true
  }
}

/** Under a request in one's own words: what would make it better. It only advises. */
export function HintsNote({ prompt }: { prompt: string }) {
  const [isWanted, setWanted] = useState(areWanted)
  const hints = hintsFor(useDeferredValue(prompt))
  if (!isWanted || hints.length === 0) return null
  const switchOff = () => {
    setWanted(false)
    try {
      keepWantsHints(localStorage, false)
    } catch {
      // A full or closed storage: they come back with the next visit.
    }
  }
  return (
    <div className="hints">
      <p>
        <b>Puoi aggiungere</b>, se vuoi:
      </p>
      <ul>
        {hints.map(({ id, title, text }) => (
          <li key={id}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
      <Button type="button" kind="quiet" size="small" onClick={switchOff}>
        Non mostrarmi più i consigli
      </Button>
    </div>
  )
}
