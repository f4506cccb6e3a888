import { BadgeCheck } from 'lucide-react'
import { useFetcher } from 'react-router'
import { DoneNote } from '../../records/acts/done-note.tsx'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { guideActs } from './guide-acts.ts'

/** 'Ho verificato': dates the guide for its readers, whatever is being typed. */
export function Verify() {
  const fetcher = useFetcher<{ message?: string }>()
  const outcome = useOutcome()
  return (
    <fetcher.Form method="post">
      <Button
        {...guideActs.button('verify')}
        busy={fetcher.state !== 'idle'}
        icon={<BadgeCheck aria-hidden="true" className="i" />}
      >
        Ho verificato
      </Button>
      <DoneNote outcome={outcome} texts={{ verify: 'La data della verifica è quella di oggi.' }} />
      {fetcher.data?.message && (
        <Note kind="bad" role="alert">
          {fetcher.data.message}
        </Note>
      )}
    </fetcher.Form>
  )
}
