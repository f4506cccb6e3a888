import type { ReactNode } from 'react'

/** A polite message that can also be read afterwards. Keep it mounted, empty when there is none. */
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
    <p role="status" className={className} tabIndex={tabIndex}>
      {children}
    </p>
  )
}
