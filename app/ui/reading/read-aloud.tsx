import { type ComponentType, useEffect, useState } from 'react'
import type { ReadAloudProps } from './read-aloud-controls.tsx'

let loaded: ComponentType<ReadAloudProps> | undefined

/** Fetches the button ahead of a text that is still being written. */
export async function loadReadAloud() {
  loaded ??= (await import('./read-aloud-button.tsx')).ReadAloudButton
  return loaded
}

/**
 * 'Ascolta': the device's own voice reads the text of `of` aloud. Stands beside the text, in an
 * element that spans it, so that 'Pausa' and 'Ferma' stay within reach. Its code comes after the
 * page; it is not there without script or without an Italian voice.
 */
export function ReadAloud(props: ReadAloudProps) {
  const [Button, setButton] = useState(() => loaded)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    // Should it not arrive, the text is there to be read all the same.
    loadReadAloud().then(
      (button) => setButton(() => button),
      () => {},
    )
  }, [])
  return Button ? <Button {...props} /> : <div className="read-aloud needs-script" />
}
