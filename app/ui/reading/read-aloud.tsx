import { type ComponentType, useEffect, useState } from 'react'
import type { ReadAloudProps } from './read-aloud-controls.tsx'

let Loaded: ComponentType<ReadAloudProps> | undefined

/**
 * Fetches the button, also ahead of a text that is still being written. Should it not arrive, the
 * text is there to be read all the same.
 */
export const loadReadAloud = () =>
  import('./read-aloud-button.tsx').then(
    ({ ReadAloudButton }) => {
      Loaded = ReadAloudButton
    },
    () => {},
  )

/**
 * 'Ascolta': the device's own voice reads the text of `of` aloud. Stands beside the text, in an
 * element that spans it, so that 'Pausa' and 'Ferma' stay within reach. Its code comes after the
 * page; it is not there without script or without an Italian voice.
 */
export function ReadAloud(props: ReadAloudProps) {
  const [Button, setButton] = useState(() => Loaded)
  useEffect(() => {
    void loadReadAloud().then(() => setButton(() => Loaded))
  }, [])
  return Button ? <Button {...props} /> : <div className="read-aloud needs-script" />
}
