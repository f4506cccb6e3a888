import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Tells once of each answer (`fetcher.data`), after the screen shows it. An effect that depends on
 * the answer would miss it now and then on a slow device: a rendering that React drops counts as
 * seen for its dependencies. The focus goes on with what its pressed button is replaced by.
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
