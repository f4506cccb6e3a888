import { useEffect, useRef } from 'react'
import { announce } from './announce.ts'

/** Says a text that nobody sees whenever it becomes another one. */
export function useSaid(text: string): void {
  const before = useRef('')
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    if (text) announce(text)
  }, [text])
}
