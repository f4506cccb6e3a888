import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Above the title of a screen: the way to where it belongs. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="back">
      <ArrowLeft aria-hidden="true" className="i" />
      {children}
    </Link>
  )
}
