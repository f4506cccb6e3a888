import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type ChipLinkProps = ComponentProps<typeof Link> & { current?: boolean }

/** A filter as a link: works before and without script. */
export function ChipLink({ current = false, className, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={current ? 'true' : undefined}
      className={className ? `chip ${className}` : 'chip'}
    />
  )
}
