import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { placeInPath } from '../group-paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { StepForm, useOwnGroup } from './step-form.tsx'

/** Where a link leads, and what it says. */
export type Next = { to: string; label: string }

/**
 * The way on from the end of an exercise, a scene or a conversation. While the person's group is at
 * work a whole end leads on along its path, not to what comes next elsewhere.
 * @param next what comes next, or the list it came from
 * @param isEnd false: the next part of the same lesson, which is no end yet
 */
export function NextLink({ next, isEnd = true }: { next: Next; isEnd?: boolean }) {
  const own = useOwnGroup()
  const group = isEnd ? own : null
  const at = placeInPath(group?.steps ?? [], useLocation())
  const step = group?.steps[at]
  if (group && (step?.isDone || step?.isByHand)) return <StepForm group={group} at={at} />
  const { to, label } = group ? { to: group.to, label: 'Torna al percorso' } : next
  return (
    <ButtonLink kind="main" to={to}>
      {label}
      <ArrowRight aria-hidden="true" className="i" />
    </ButtonLink>
  )
}
