import { Printer } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { Markdown } from './markdown/markdown.tsx'
import type { MarkdownBlock } from './markdown/markdown-tree.ts'

/**
 * Where the paper is made after `print()` has returned, as on telephones, nothing tells when it is
 * done; what tells is that the person is back on the page.
 */
const signsOfReturn = ['pointerdown', 'pointermove', 'keydown'] as const

/** 'Stampa solo il testo': these blocks alone on the paper, in place of the whole page. */
export function PrintTextButton({ blocks }: { blocks: MarkdownBlock[] }) {
  const [isPrinting, setPrinting] = useState(false)
  useLayoutEffect(() => {
    if (!isPrinting) return
    const { dataset } = document.documentElement
    const end = () => setPrinting(false)
    dataset.print = 'text'
    for (const sign of signsOfReturn) window.addEventListener(sign, end)
    return () => {
      delete dataset.print
      for (const sign of signsOfReturn) window.removeEventListener(sign, end)
    }
  }, [isPrinting])
  const print = () => {
    flushSync(() => setPrinting(true))
    window.print()
  }
  return (
    <>
      <Button
        type="button"
        className="needs-script"
        icon={<Printer className="i" aria-hidden="true" />}
        onClick={print}
      >
        Stampa solo il testo
      </Button>
      {isPrinting
        ? createPortal(
            <div className="print-text">
              <Markdown blocks={blocks} />
            </div>,
            document.body,
          )
        : null}
    </>
  )
}
