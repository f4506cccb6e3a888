import type { Dispatch } from 'react'
import { flushSync } from 'react-dom'
import type { SheetAction } from '../state/sheet-state.ts'

/** At once, so that leaving the page keeps no draft of what was there. */
export const leaveFast = (dispatch: Dispatch<SheetAction>): void =>
  flushSync(() => {
    dispatch({ type: 'sheetEmptied' })
    dispatch({ type: 'undoClosed' })
  })
