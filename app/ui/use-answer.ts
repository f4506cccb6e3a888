import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Tells once of each answer that a fetcher brings, after the screen shows it. An effect that depends
 * on the answer would miss it now and then on a slow device: the router puts answers where a
 * rendering finds them before the router's own state says so, and a rendering that React then drops
 * counts as seen for the effect's dependencies. What was told is compared after every rendering, and
 * told at once: the focus goes on with what its pressed button is replaced by.
 * @param answer `fetcher.data`
 */
export function useAnswer<Answer>(
  answer: Answer | undefined,
  onAnswer: (answer: Answer) => void,
): void {
  const told = useRef<Answer>(undefined)
  const tell = useEffectEvent(onAnswer)
  useLayoutEffect(() => {
    if (answer === undefined || answer === told.current) return
    told.current = answer
    tell(answer)
  })
}
