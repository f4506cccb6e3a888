import type { ReactNode } from 'react'
import { useLive } from './use-live.ts'

/** A message that is said when it comes or changes, and can also be read afterwards. */
export function Status({
  children,
  className = 'small',
  tabIndex,
}: {
  children?: ReactNode
  className?: string
  tabIndex?: number
}) {
  return (
    <p aria-live={useLive()} className={className} tabIndex={tabIndex}>
      {children}
    </p>
  )
}
