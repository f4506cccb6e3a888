import type { ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import { doublePress } from './second-press.ts'

type ConfirmDialogProps = {
  open: boolean
  /** 'Sei sicuro di voler eliminare questa risposta?' */
  question: string
  detail?: ReactNode
  /**
   * Names the act: 'Elimina la risposta'; null where it cannot be done, which the detail explains.
   */
  confirmLabel: string | null
  /** Names the way back: 'Tieni la risposta'. */
  cancelLabel?: string
  /** 'danger-full' unless the act takes nothing away. */
  confirmKind?: 'danger-full' | 'main'
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
  error?: string | null
}

/** Asks before a destructive act: focus goes in, Escape cancels, focus returns where it was. */
export function ConfirmDialog({
  open,
  question,
  detail,
  confirmLabel,
  cancelLabel = 'Annulla',
  confirmKind = 'danger-full',
  onConfirm,
  onCancel,
  busy = false,
  error,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const safeWay = useRef<HTMLButtonElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    safeWay.current?.focus()
    // Focus scrolls to what has it: in large words the question would be cut off.
    element.scrollTop = 0
    return () => {
      settle(document.documentElement)
      // Closing gives focus back to whatever had it; the browser does that for a modal dialog.
      element.close()
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="dialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={detail ? `${id}-detail` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onCancel()
      }}
    >
      {open && (
        <div className="in-dialog">
          <h2 id={`${id}-question`}>{question}</h2>
          {detail && <div id={`${id}-detail`}>{detail}</div>}
          {error && (
            <Note kind="bad" role="alert">
              {error}
            </Note>
          )}
          <div className="row">
            {confirmLabel && (
              <Button type="button" kind={confirmKind} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            )}
            <Button type="button" ref={safeWay} disabled={busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  )
}

/**
 * A question goes from under the finger: the second half of a double press on 'Annulla' would meet
 * whatever link or field lies beneath. The keyboard's presses count.
 */
function settle({ dataset }: HTMLElement) {
  dataset.settling = ''
  setTimeout(() => delete dataset.settling, doublePress)
}
