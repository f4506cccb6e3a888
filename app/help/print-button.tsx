import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

/** Prints the page; not there without script, where the browser's own menu does it. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button
      type="button"
      kind="main"
      className="needs-script"
      icon={<Printer aria-hidden="true" className="i" />}
      onClick={() => window.print()}
    >
      {children}
    </Button>
  )
}
