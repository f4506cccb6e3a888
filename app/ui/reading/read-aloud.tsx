import { type ComponentType, useEffect, useState } from 'react'
import type { ReadAloudProps } from './read-aloud-controls.tsx'

/**
 * 'Ascolta': the device's own voice reads the text of `of` aloud. Stands beside the text, in an
 * element that spans it, so that 'Pausa' and 'Ferma' stay within reach. Its code comes after the
 * page; it is not there without script or without an Italian voice.
 */
export function ReadAloud(props: ReadAloudProps) {
  const [Button, setButton] = useState<ComponentType<ReadAloudProps>>()
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    // Should it not arrive, the text is there to be read all the same.
    import('./read-aloud-button.tsx').then(
      (loaded) => setButton(() => loaded.ReadAloudButton),
      () => {},
    )
  }, [])
  return Button ? <Button {...props} /> : <div className="read-aloud needs-script" />
}
