import { Volume2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Button } from '../button.tsx'
import type { ReadAloudProps } from './read-aloud-controls.tsx'
import { useHasVoice } from './voices.ts'

const loadControls = async () => (await import('./read-aloud-controls.tsx')).ReadAloudControls

/** The button where there is a voice; what reads is fetched at the first press. */
export function ReadAloudButton(props: ReadAloudProps) {
  const hasVoice = useHasVoice()
  const [Controls, setControls] = useState<ComponentType<ReadAloudProps>>()
  const [hasFailed, setFailed] = useState(false)
  if (!hasVoice) return <div className="read-aloud" />
  if (Controls) return <Controls {...props} />

  function press() {
    setFailed(false)
    // Safari lets a page speak only when a press says its first word.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    loadControls().then(
      (loaded) => setControls(() => loaded),
      () => setFailed(true),
    )
  }
  return (
    <div className="read-aloud noprint">
      <Button
        type="button"
        size="small"
        icon={<Volume2 className="i" aria-hidden="true" />}
        onClick={press}
      >
        Ascolta
      </Button>
      <span role="status" className="why">
        {hasFailed ? 'Non riesco a leggere ora. Premi di nuovo.' : null}
      </span>
    </div>
  )
}
