import { Volume2 } from 'lucide-react'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button.tsx'
import type { ReadAloudProps } from './read-aloud-controls.tsx'
import { useHasVoice } from './voices.ts'

const loadControls = async () => (await import('./read-aloud-controls.tsx')).ReadAloudControls

export type ReadAloudButtonProps = ReadAloudProps & {
  /** Where 'Pausa' and 'Ferma' come to stand, when the button stands elsewhere than the text. */
  bar?: RefObject<HTMLElement | null>
  /** The language of the text, by its code; default: Italian. */
  lang?: string
}

/** The button where there is a voice; what reads is fetched at the first press. */
export function ReadAloudButton({ of, bar, lang }: ReadAloudButtonProps) {
  const hasVoice = useHasVoice(lang)
  const [Controls, setControls] = useState<ComponentType<ReadAloudProps>>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round > 0 && Controls) bar?.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [bar, round, Controls])
  if (!hasVoice) return bar ? null : <div className="read-aloud noprint" />
  if (Controls && !bar) return <Controls of={of} />

  function press() {
    setFailed(false)
    setRound(round + 1)
    // Safari lets a page speak only when a press says its first word.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    loadControls().then(
      (loaded) => setControls(() => loaded),
      () => setFailed(true),
    )
  }
  const button = (
    <>
      <Button
        type="button"
        size="small"
        icon={<Volume2 className="i" aria-hidden="true" />}
        onClick={press}
      >
        Ascolta
      </Button>
      <span aria-live="polite" className={hasFailed ? 'why' : 'vh'}>
        {hasFailed ? 'Non riesco a leggere ora. Premi di nuovo.' : null}
      </span>
    </>
  )
  if (!bar) return <div className="read-aloud noprint">{button}</div>
  return (
    <span className="with-why">
      {button}
      {Controls && bar.current ? createPortal(<Controls key={round} of={of} />, bar.current) : null}
    </span>
  )
}
