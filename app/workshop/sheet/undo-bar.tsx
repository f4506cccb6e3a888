import { focusFirst } from '../../ui/focus-first.ts'
import { Snackbar } from '../../ui/snackbar.tsx'
import { useSheet } from '../state/sheet-context.ts'

/** What took words away, and the way back to them. */
export function UndoBar({ onUndo }: { onUndo: () => void }) {
  const { state, dispatch } = useSheet()
  return (
    <Snackbar
      message={state.undo?.message ?? null}
      actionLabel={state.undo?.action ?? 'Annulla'}
      onAction={() => focusFirst(focusSheet, onUndo)}
      onClose={() => focusFirst(focusSheet, () => dispatch({ type: 'undoClosed' }))}
    />
  )
}

/** Where a pressed button goes away, the keyboard goes on from the sheet, which is in view then. */
export function focusSheet() {
  const sheet = document.getElementById('prompt') ?? document.querySelector('main')
  sheet?.focus({ preventScroll: true })
  sheet?.scrollIntoView({ block: 'nearest' })
}
