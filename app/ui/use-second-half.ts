import { useRef } from 'react'
import { slowDoublePress } from './slow-double-press.ts'

/**
 * The second half of a slow double press meets what the first one brought beneath the finger, and
 * counts for nothing. The keyboard's place does not move, and its presses count.
 */
export function useSecondHalf() {
  const at = useRef(-slowDoublePress)
  return {
    /** Call it when something has come, gone or moved. */
    moved: () => {
      at.current = performance.now()
    },
    isHalf: ({ detail }: { detail: number }) =>
      detail > 0 && performance.now() - at.current < slowDoublePress,
  }
}
