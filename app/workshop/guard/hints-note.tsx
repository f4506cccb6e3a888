import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { hintsFor, switchHintsOff, wantsHints } from './hints.ts'

/** Under a request in one's own words: what would make it better. It only advises. */
export function HintsNote({ prompt }: { prompt: string }) {
  const [isWanted, setWanted] = useState(wantsHints)
  const hints = hintsFor(useDeferredValue(prompt))
  if (!isWanted || hints.length === 0) return null
  const switchOff = () => {
    setWanted(false)
    switchHintsOff()
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
