import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

type BlockToggleProps = Omit<ComponentProps<'button'>, 'onToggle'> & {
  pressed: boolean
  onToggle?: () => void
}

/**
 * One block of the prompt: in or out. As a submit button (`type`, `name`, `value`) it works without
 * script.
 */
export function BlockToggle({ pressed, onToggle, className, children, ...rest }: BlockToggleProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      {...rest}
      aria-pressed={pressed}
      className={className ? `piece ${className}` : 'piece'}
    >
      <span className="tick">
        <Check aria-hidden="true" strokeWidth={3.4} />
      </span>
      <span>{children}</span>
    </button>
  )
}
