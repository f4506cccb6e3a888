import { ArrowRight } from 'lucide-react'
import { useRouteLoaderData } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'

/** Where a link leads, and what it says. */
export type Next = { to: string; label: string }

/**
 * The way on from the end of an exercise, a scene or a conversation. While the person's group is at
 * work a whole end leads back to its path, not to what comes next elsewhere.
 * @param next what comes next, or the list it came from
 * @param isEnd false: the next part of the same lesson, which is no end yet
 */
export function NextLink({ next, isEnd = true }: { next: Next; isEnd?: boolean }) {
  const root = useRouteLoaderData<{ news?: { group?: { to: string } | null } }>('root')
  const path = isEnd ? root?.news?.group?.to : undefined
  const { to, label } = path ? { to: path, label: 'Torna al percorso' } : next
  return (
    <ButtonLink kind="main" to={to}>
      {label}
      <ArrowRight aria-hidden="true" className="i" />
    </ButtonLink>
  )
}
