import { lazy, Suspense, useEffect, useState } from 'react'
import { onProofAsked } from '../ui/ask-proof.ts'

const ProveAgainDialog = lazy(async () => ({
  default: (await import('../accounts/second-proof/prove-again-form.tsx')).ProveAgainDialog,
}))

/** Asks who it is over the page that sent a delicate act; what was typed there stays. */
export function ProveAgain() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onProofAsked(() => setOpen(true)), [])
  return (
    isOpen && (
      <Suspense>
        <ProveAgainDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
