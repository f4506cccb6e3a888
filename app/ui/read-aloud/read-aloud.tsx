import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ReadAloudButtonProps } from './read-aloud-button.tsx'

/** Half a screen ahead, so that the button is there when the keyboard reaches it. */
const rootMargin = '50% 0px'

let Loaded: ComponentType<ReadAloudButtonProps> | undefined

/** Fetches the button, also ahead of a text that is still being written. */
export const loadReadAloud = () =>
  import('./read-aloud-button.tsx').then(
    ({ ReadAloudButton }) => {
      Loaded = ReadAloudButton
    },
    () => {},
  )

/**
 * 'Ascolta': the device's own voice reads the text of `of`. Stands in an element that spans the
 * text, so that 'Pausa' and 'Ferma' stay within reach; its code comes when its place is near.
 */
export function ReadAloud(props: ReadAloudButtonProps) {
  const [Button, setButton] = useState(() => Loaded)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const load = () => void loadReadAloud().then(() => setButton(() => Loaded))
    if (!place.current) return load()
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load(),
      { rootMargin },
    )
    near.observe(place.current)
    return () => near.disconnect()
  }, [])
  if (Button) return <Button {...props} />
  return props.bar ? null : <div ref={place} className="read-aloud needs-script noprint" />
}
