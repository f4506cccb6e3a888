import { BadgeCheck } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { editGuidePath } from '../../admin-paths.ts'
import { DoneNote } from '../../records/acts/done-note.tsx'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { StateMark } from '../../records/list/rows.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { countText } from '../../ui/format-number.ts'
import { Note } from '../../ui/note.tsx'
import type { ToolForEdit } from '../admin-tools.server.ts'
import { guidesText, toolActs } from './tool-acts.ts'

/** 'Ho verificato': what is written holds today, which learners then read with its date. */
export function Verification({ verifiedAt }: { verifiedAt: Date | null }) {
  const fetcher = useFetcher<{ message?: string }>()
  const outcome = useOutcome()
  return (
    <section className="form-section max-w-[56rem]" aria-labelledby="verifica">
      <h2 id="verifica">Verifica</h2>
      <p>
        {verifiedAt
          ? `Verificato il ${formatDay(verifiedAt)}: chi impara lo legge nella scheda.`
          : 'Non ancora verificato. Controlla sul sito prezzi e funzioni, poi premi il pulsante.'}
      </p>
      <DoneNote outcome={outcome} texts={{ verify: 'La data della verifica è quella di oggi.' }} />
      {fetcher.data?.message && (
        <Note kind="bad" role="alert">
          {fetcher.data.message}
        </Note>
      )}
      <fetcher.Form method="post">
        <Button
          {...toolActs.button('verify')}
          busy={fetcher.state !== 'idle'}
          icon={<BadgeCheck aria-hidden="true" className="i" />}
        >
          Ho verificato
        </Button>
      </fetcher.Form>
    </section>
  )
}

/** Read from the guides: which tool a guide belongs to is chosen in the guide. */
export function GuidesOfTool({ guides, guidesTotal }: Pick<ToolForEdit, 'guides' | 'guidesTotal'>) {
  return (
    <section className="form-section max-w-[56rem]" aria-labelledby="guide">
      <h2 id="guide">Guide di questo strumento</h2>
      {guidesTotal === 0 ? (
        <p>Nessuna guida. Una guida sceglie il suo strumento nella propria scheda.</p>
      ) : (
        <>
          <p className="soft">
            {guidesText(guidesTotal)}. A quale strumento appartiene, lo scegli nella scheda della
            guida.
          </p>
          <ul className="aside-list">
            {guides.map(({ id, title, isPublished }) => (
              <li key={id}>
                <Link to={editGuidePath(id)}>{title}</Link>
                <StateMark isOn={isPublished}>{isPublished ? 'Pubblicato' : 'Bozza'}</StateMark>
              </li>
            ))}
          </ul>
          {guidesTotal > guides.length && (
            <p className="soft">E altre {countText(guidesTotal - guides.length)}.</p>
          )}
        </>
      )}
    </section>
  )
}
