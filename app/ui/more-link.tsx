import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

type MoreLinkProps = {
  /** The address of the next page. */
  to: string
  isLoading: boolean
  loadMore: (to: string) => void
  children: ReactNode
}

/** The way to the next page of a list; with script its entries join those on the screen. */
export function MoreLink({ to, isLoading, loadMore, children }: MoreLinkProps) {
  return (
    <p className="pt-4">
      <ButtonLink
        to={to}
        aria-disabled={isLoading || undefined}
        onClick={(event) => {
          event.preventDefault()
          if (!isLoading) loadMore(to)
        }}
      >
        {isLoading ? 'Carico…' : children}
      </ButtonLink>
    </p>
  )
}
