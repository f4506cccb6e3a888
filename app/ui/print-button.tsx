import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonLooks } from './button.tsx'

type PrintButtonProps = Pick<ButtonLooks, 'kind' | 'size'> & {
  /** What is printed alone, as `pastedText` makes it, with its foot; else the page. */
  alone?: { html: string; foot: string }
  className?: string
  /** Another button beside it says how to print without script. */
  isSecond?: boolean
  children: ReactNode
}

/** Prints; without script it says how the browser's own menu prints the page. */
export function PrintButton({ alone, className, isSecond = false, ...rest }: PrintButtonProps) {
  const print = () => window.print()
  const press = async () => {
    // Where it cannot be loaded now, the whole is better than nothing.
    if (!alone) return print()
    const { html, foot } = alone
    await import('./markdown/print-text.ts').then(({ printText }) => printText(html, foot), print)
  }
  return (
    <>
      <Button
        {...rest}
        type="button"
        className={className ? `needs-script ${className}` : 'needs-script'}
        icon={<Printer aria-hidden="true" className="i" />}
        onClick={press}
      />
      {isSecond ? null : (
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
