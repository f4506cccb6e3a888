import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { PromptStart } from '../../prompt-path.ts'
import { searchField } from '../workshop-page.ts'
import type { Folds } from './folds.ts'
import { requestTitleId } from './prompt-fold.tsx'
import { tradeTitleId } from './trade-fold.tsx'

export const sheetTitleId = 'prompt-titolo'

/**
 * After a choice, 'Cambia' or 'back': the heading of the step that is open now takes the focus, so
 * that it is heard and seen, and the keyboard goes on from there. On a desk, where the second step
 * stays in view, each choice leads to the sheet.
 */
export function useFoldFocus({ isTradeOpen, isPromptOpen }: Folds, start: PromptStart) {
  const type = useNavigationType()
  const { search } = useLocation()
  const open = isTradeOpen ? tradeTitleId : isPromptOpen ? requestTitleId : sheetTitleId
  const place = open + (start.template ?? start.way)
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    // The address follows the sheet, or a search is answered: the person stays where they are.
    if (type === 'REPLACE' || search.includes(`${searchField}=`)) return
    const heading = document.getElementById(open)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [place, open, type, search])
}
