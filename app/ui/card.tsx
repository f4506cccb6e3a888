import type { HTMLAttributes } from 'react'

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'article' | 'section' | 'li' }

/** A white card on paper. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={className ? `card ${className}` : 'card'} />
}
