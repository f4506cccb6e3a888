import type { ReactNode } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The id of the sheet's form. */
export const sheetFormId = 'prompt'

/**
 * Where what is chosen already leads until scripts take over: to the sheet on this page, as the page
 * anew would lose what is written there. Undefined afterwards.
 */
export function useSheetPlace(): string | undefined {
  const { pathname, search } = useLocation()
  return useHydrated() ? undefined : `${pathname}${search}#${sheetFormId}`
}

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
  const { to, isOfSheet = true, className, children, ...rest } = props
  const isHydrated = useHydrated()
  if (isHydrated || !isOfSheet) {
    return (
      <Link {...rest} to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <button
      type="submit"
      form={sheetFormId}
      formAction={to}
      // A letter's photos are asked for, and stay.
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      name="intent"
      value="keep"
      className={className}
    >
      {children}
    </button>
  )
}
