import { Pause, Play, Square, Volume2 } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Reader, type ReadingState } from './reader.ts'

const faces = {
  silent: { Icon: Volume2, label: 'Ascolta' },
  failed: { Icon: Volume2, label: 'Ascolta' },
  speaking: { Icon: Pause, label: 'Pausa' },
  paused: { Icon: Play, label: 'Riprendi' },
}

const words: Record<ReadingState, string> = {
  silent: 'La lettura è finita.',
  failed: 'La voce non risponde. Premi Ascolta per riprovare.',
  speaking: '',
  paused: '',
}

/** What is read: an element that holds the text. */
export type ReadAloudProps = { of: RefObject<Element | null> }

/** Starts to read as soon as it is there: the press that fetched it asked for that. */
export function ReadAloudControls({ of }: ReadAloudProps) {
  const [state, setState] = useState<ReadingState>('speaking')
  const [reader] = useState(() => new Reader(setState))
  const [isSlow, setSlow] = useState(reader.isSlow)
  const main = useRef<HTMLButtonElement>(null)

  const [unread, setUnread] = useState('')
  const start = useCallback(() => {
    if (!of.current) return
    reader.start(of.current)
    setUnread(unreadText(reader.voiceless))
  }, [reader, of])
  useEffect(() => {
    start()
    return () => reader.stop()
  }, [reader, start])

  const isActive = state === 'speaking' || state === 'paused'
  useEffect(() => {
    // The button that had the focus is gone: first 'Ascolta' of the page, later 'Ferma'.
    if (isLost()) main.current?.focus({ preventScroll: true })
  })

  function press() {
    if (state === 'speaking') reader.pause()
    else if (state === 'paused') reader.resume()
    else start()
  }
  function changeSpeed() {
    setSlow(!isSlow)
    reader.setSlow(!isSlow)
  }
  const { Icon, label } = faces[state]
  return (
    <div className="read-aloud noprint" data-active={isActive || undefined}>
      <Button
        ref={main}
        type="button"
        size="small"
        icon={<Icon className="i" aria-hidden="true" />}
        onClick={press}
      >
        {label}
      </Button>
      {isActive ? (
        <>
          <Button
            type="button"
            size="small"
            icon={<Square className="i" aria-hidden="true" />}
            onClick={() => reader.stop()}
          >
            Ferma
          </Button>
          <button type="button" className="chip" aria-pressed={isSlow} onClick={changeSpeed}>
            Più lento
          </button>
        </>
      ) : null}
      <span aria-live="polite" className={state === 'failed' || unread ? 'why' : 'vh'}>
        {[unread, words[state]].filter(Boolean).join(' ')}
      </span>
    </div>
  )
}

/** Says which parts are not read, and why. */
function unreadText(languages: readonly string[]): string {
  if (languages.length === 0) return ''
  const names = new Intl.DisplayNames('it', { type: 'language' })
  const said = languages.map((code) => `in ${names.of(code) ?? code}`).join(' né ')
  return `Questo dispositivo non ha una voce ${said}: quelle parti non le leggo.`
}

const isLost = () => !document.activeElement || document.activeElement === document.body
