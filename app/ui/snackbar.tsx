import { X } from 'lucide-react'

type SnackbarProps = {
  /**
   * Keep the component mounted and set null when there is nothing to say, so that it is announced.
   */
  message: string | null
  actionLabel?: string
  onAction?: () => void
  onClose: () => void
}

/** A short message that stays until it is dismissed, with at most one action. */
export function Snackbar({ message, actionLabel, onAction, onClose }: SnackbarProps) {
  return (
    <div className="snackbar" data-open={message ? '' : undefined}>
      <div aria-live="polite">{message}</div>
      {message && (
        <div className="acts">
          {actionLabel && (
            <button type="button" className="btn sm" onClick={onAction}>
              {actionLabel}
            </button>
          )}
          <button
            type="button"
            className="btn sm x"
            aria-label="Chiudi il messaggio"
            onClick={onClose}
          >
            <X aria-hidden="true" className="i" />
          </button>
        </div>
      )}
    </div>
  )
}
