import type { ReactNode } from 'react'
import { SheetLink } from '../sheet/sheet-link.tsx'

type FoldedRowProps = {
  /** What the person chose, as a small drawing. */
  icon: ReactNode
  title: string
  /** What 'Cambia' changes, for who hears it without the row. */
  what: string
  to: string
  className?: string
}

/** A fold after its choice: what was chosen, and the way to change it, which loses nothing. */
export function FoldedRow({ icon, title, what, to, className }: FoldedRowProps) {
  return (
    <div className={['folded', className].filter(Boolean).join(' ')}>
      <span className="e" aria-hidden="true">
        {icon}
      </span>
      <b>{title}</b>
      <SheetLink to={to} preventScrollReset>
        Cambia<span className="vh"> {what}</span>
      </SheetLink>
    </div>
  )
}
