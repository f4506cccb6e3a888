import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type ButtonLooks, buttonClass } from './button.tsx'
import { writeToClipboard } from './clipboard.ts'

/** How long 'Copiato!' stays, in milliseconds. */
const copiedFor = 2000

type CopyButtonProps = Omit<ButtonLooks, 'icon'> & {
  text: string
  /** The same for programs that take more than plain text. */
  html?: string
  label?: string
  disabled?: boolean
  className?: string
}

/**
 * Copies `text`; says 'Copiato!' for exactly two seconds, and what to do when copying is refused.
 */
export function CopyButton({
  text,
  html,
  label = 'Copia',
  kind,
  size,
  disabled,
  className,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const [refused, setRefused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    setCopied(false)
    setRefused(false)
    const done = await writeToClipboard(text, html)
    clearTimeout(timer.current)
    setCopied(done)
    setRefused(!done)
    if (done) timer.current = setTimeout(() => setCopied(false), copiedFor)
  }

  return (
    <span className="with-why needs-script">
      <button
        type="button"
        disabled={disabled}
        className={buttonClass(
          { kind, size },
          [copied && 'done', className].filter(Boolean).join(' '),
        )}
        onClick={copy}
      >
        <span className="swap">
          <span data-off={copied || undefined}>
            <Copy aria-hidden="true" className="i" />
            {label}
          </span>
          <span data-off={!copied || undefined}>
            <Check aria-hidden="true" className="i" />
            Copiato!
          </span>
        </span>
      </button>
      <span aria-live="polite" className={refused ? 'why' : 'vh'}>
        {refused
          ? 'Copia non riuscita: seleziona il testo e copialo a mano.'
          : copied && 'Testo copiato.'}
      </span>
    </span>
  )
}
