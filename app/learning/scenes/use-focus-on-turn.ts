import { useEffect, useRef } from 'react'
import { outcomeAnchor } from './scene-query.ts'

/**
 * Deciding, and beginning again, change the page in place: the keyboard's place goes along.
 * @param turn what was decided, '' while nothing is
 * @param look the id of the heading over what is looked at
 */
export function useFocusOnTurn(id: string, turn: string, look: string) {
  const before = useRef({ id, turn })
  useEffect(() => {
    const isTurn = before.current.id === id && before.current.turn !== turn
    before.current = { id, turn }
    if (!isTurn) return
    const place = document.getElementById(turn ? outcomeAnchor : look)
    place?.focus({ preventScroll: true })
    // With large text it lies below the window.
    if (!turn) place?.scrollIntoView({ block: 'nearest' })
  }, [id, turn, look])
}
