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

type ChipButtonProps = ComponentProps<'button'> & { pressed: boolean }

/** A filter or tag that is on or off. */
export function ChipButton({ pressed, className, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={className ? `chip ${className}` : 'chip'}
    />
  )
}
