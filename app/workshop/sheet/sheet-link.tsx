import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'

export const sheetFormId = 'prompt'

type SheetLinkProps = Omit<LinkProps, 'to'> & {
  to: string
  /** Default: the page has that form. */
  isOfSheet?: boolean
  children: ReactNode
}

/**
 * A link from the sheet to another fold or page. Where no script keeps what was written, it sends
 * the sheet's form there, and the answer with it.
 */
export function SheetLink(props: SheetLinkProps) {
  const { to, isOfSheet = true, className, children, 'aria-current': current, ...rest } = props
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const hadFocus = useRef(false)
  // The link takes the button's place, and its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: before and after scripts take over
  useLayoutEffect(() => {
    if (hadFocus.current) link.current?.focus({ preventScroll: true })
    hadFocus.current = button.current !== null && button.current === document.activeElement
  }, [isHydrated])
  if (isHydrated || !isOfSheet) {
    return (
      <Link {...rest} ref={link} to={to} className={className} aria-current={current}>
        {children}
      </Link>
    )
  }
  return (
    <button
      ref={button}
      type="submit"
      form={sheetFormId}
      formAction={to}
      name="intent"
      value="keep"
      className={className}
      aria-current={current}
    >
      {children}
    </button>
  )
}
