import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type ButtonLooks, buttonClass } from './button.tsx'

/** How long 'Copiato!' stays, in milliseconds. */
export const copiedFor = 2000

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
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    setSaid('')
    setRefused(false)
    const done = await writeToClipboard(text, html)
    clearTimeout(timer.current)
    setCopied(done)
    setRefused(!done)
    if (!done) return
    setSaid('Testo copiato.')
    timer.current = setTimeout(() => setCopied(false), copiedFor)
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
      <span role="status" className={refused ? 'why' : 'vh'}>
        {refused ? 'Copia non riuscita: seleziona il testo e copialo a mano.' : said}
      </span>
    </span>
  )
}

/** Fills the clipboard; true when the browser let it. Falls back to the older command. */
async function writeToClipboard(text: string, html: string | undefined): Promise<boolean> {
  try {
    if (html && 'ClipboardItem' in window) {
      const blob = (type: string, content: string) => new Blob([content], { type })
      const item = { 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) }
      await navigator.clipboard.write([new ClipboardItem(item)])
    } else {
      await navigator.clipboard.writeText(text)
    }
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'vh'
  area.setAttribute('aria-hidden', 'true')
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
