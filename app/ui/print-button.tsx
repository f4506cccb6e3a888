import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonLooks } from './button.tsx'

type PrintButtonProps = Pick<ButtonLooks, 'kind' | 'size'> & {
  /** What is printed alone, as `pastedText` makes it; the page where it is left out. */
  html?: string
  children: ReactNode
}

/** Prints; without script it says how the browser's own menu prints the page. */
export function PrintButton({ html, ...rest }: PrintButtonProps) {
  const print = () => window.print()
  return (
    <>
      <Button
        {...rest}
        type="button"
        className="needs-script"
        icon={<Printer aria-hidden="true" className="i" />}
        onClick={() =>
          html === undefined
            ? print()
            : // Where it cannot be loaded now, the whole is better than nothing.
              import('./markdown/print-text.ts').then(({ printText }) => printText(html), print)
        }
      />
      {html === undefined && (
        <noscript>
          <p className="small noprint">
            Per stampare, apri il menu del browser e scegli «Stampa». A volte «Stampa» sta sotto
            «Condividi».
          </p>
        </noscript>
      )}
    </>
  )
}
