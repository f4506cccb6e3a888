import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { Folds } from './folds.ts'
import { requestTitleId } from './request-fold.tsx'
import { tradeTitleId } from './trade-fold.tsx'

export const sheetTitleId = 'prompt-titolo'

/**
 * After a choice, 'Cambia' or 'back': the heading of the step that is open now takes the focus, so
 * that it is heard and seen, and the keyboard goes on from there.
 */
export function useFoldFocus({ isTradeOpen, isRequestOpen }: Folds) {
  const type = useNavigationType()
  const open = isTradeOpen ? tradeTitleId : isRequestOpen ? requestTitleId : sheetTitleId
  const last = useRef(open)
  useEffect(() => {
    if (last.current === open) return
    last.current = open
    // The address follows the sheet: the person stays where they are.
    if (type === 'REPLACE') return
    const heading = document.getElementById(open)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [open, type])
}
