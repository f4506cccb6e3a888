import { Printer, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** Copy, share where the device can, and print in large type. */
export function AnswerActions({ title, text }: { title: string; text: string }) {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])
  return (
    <div className="answer-acts full noprint needs-script">
      <CopyButton text={text} label="Copia" />
      {canShare ? (
        <Button
          type="button"
          icon={<Share2 className="i" aria-hidden="true" />}
          // Closing the device's own sheet is not a failure.
          onClick={() => navigator.share({ title, text }).catch(() => {})}
        >
          Condividi
        </Button>
      ) : null}
      <Button
        type="button"
        icon={<Printer className="i" aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Stampa
      </Button>
    </div>
  )
}
