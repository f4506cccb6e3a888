import { type ComponentType, useEffect, useState } from 'react'
import { onProofAsked } from '../ui/ask-proof.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { noConnection } from '../ui/keep-screen.ts'

type Dialog = ComponentType<{ onClose: () => void }>

/**
 * Asks who it is over the page that sent a delicate act; what was typed there stays. The code of
 * the dialog comes when it is asked for; where it cannot come, that is said.
 */
export function ProveAgain() {
  const [asking, setAsking] = useState<{ Dialog: Dialog | null } | null>(null)
  const close = () => setAsking(null)
  useEffect(
    () =>
      onProofAsked(() => {
        import('../accounts/second-proof/prove-again-form.tsx').then(
          ({ ProveAgainDialog }) => setAsking({ Dialog: ProveAgainDialog }),
          () => setAsking({ Dialog: null }),
        )
      }),
    [],
  )
  if (!asking) return null
  return asking.Dialog ? (
    <asking.Dialog onClose={close} />
  ) : (
    <ConfirmDialog
      open
      question="Ora non possiamo chiederti chi sei"
      detail={noConnection}
      confirmLabel={null}
      cancelLabel="Chiudi"
      onConfirm={close}
      onCancel={close}
    />
  )
}
