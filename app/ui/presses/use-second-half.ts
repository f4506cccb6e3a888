import { useRef } from 'react'
import { slowDoublePress } from './slow-double-press.ts'

/**
 * The second half of a slow double press meets what the first one brought beneath the finger, and
 * counts for nothing.
 */
export function useSecondHalf() {
  const at = useRef(-slowDoublePress)
  return {
    /** Call it when something has come, gone or moved. */
    moved: () => {
      at.current = performance.now()
    },
    /**
     * @param press the keyboard's place does not move: with it given, the keyboard's presses count;
     * left out, a second press is a half whatever made it
     */
    isHalf: (press?: { detail: number }) =>
      press?.detail !== 0 && performance.now() - at.current < slowDoublePress,
  }
}
