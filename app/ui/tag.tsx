import type { ReactNode } from 'react'

type TagProps = {
  tone?: 'plain' | 'green' | 'blue' | 'warm'
  className?: string
  children: ReactNode
}

/** A price tag that names a category, level or price. It is never pressable. */
export function Tag({ tone = 'plain', className, children }: TagProps) {
  return <span className={['tag', tone, className].filter(Boolean).join(' ')}>{children}</span>
}
