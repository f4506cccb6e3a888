import { type ComponentType, useEffect, useState } from 'react'
import type { ReadAloudButtonProps } from './read-aloud-button.tsx'

let Loaded: ComponentType<ReadAloudButtonProps> | undefined

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
export function ReadAloud(props: ReadAloudButtonProps) {
  const [Button, setButton] = useState(() => Loaded)
  useEffect(() => {
    void loadReadAloud().then(() => setButton(() => Loaded))
  }, [])
  if (Button) return <Button {...props} />
  return props.bar ? null : <div className="read-aloud needs-script noprint" />
}
