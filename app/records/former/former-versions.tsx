import { ChevronDown, History } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { type Act, ConfirmLink, ConfirmPanel } from '../acts/confirm-act.tsx'
import { DoneNote } from '../acts/done-note.tsx'
import { questionAddress } from '../acts/question.ts'
import { useOutcome } from '../acts/use-outcome.ts'
import { formNames } from '../form/form-answer.ts'
import type { ChangedField } from './changed-fields.server.ts'
import type { ListedVersion } from './restore-former.server.ts'

type FormerVersionsProps = {
  versions: ListedVersion[]
  /** The form that asks the screen's action to bring one back, with these fields. */
  asks: (more: Record<string, string>) => Record<string, string>
  /** The record's version, as a form carries it. */
  version: string
  /** The screen's address. */
  here: string
}

/** What a record was before it was saved anew, folded, and the way back to it. */
export function FormerVersions({ versions, asks, version, here }: FormerVersionsProps) {
  const outcome = useOutcome()
  const isBack = outcome?.done === 'restore'
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby="versioni">
      <h2 id="versioni">Versioni precedenti</h2>
      <DoneNote outcome={outcome} texts={doneTexts} />
      {versions.length === 0 ? (
        <p className="soft">Qui trovi com'era prima di ogni salvataggio. Per ora non c'è niente.</p>
      ) : (
        <details className="former-versions" open={isBack || undefined}>
          <summary className={buttonClass()}>
            <History aria-hidden="true" className="i" />
            {versions.length === 1 ? 'Mostra 1 versione' : `Mostra ${versions.length} versioni`}
            <ChevronDown aria-hidden="true" className="i" />
          </summary>
          <ol className="stack list-none p-0">
            {versions.map((former) => (
              <li key={former.id} className="form-item">
                <Former
                  former={former}
                  act={restoring(former, asks, version)}
                  to={questionAddress(here, 'restore', former.id)}
                />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

/** The same question on the page itself, for who has no script. */
export function FormerPanel({
  askedId,
  versions,
  asks,
  version,
  here,
}: FormerVersionsProps & { askedId: string | null }) {
  const former = versions.find(({ id }) => id === askedId)
  return former ? <ConfirmPanel act={restoring(former, asks, version)} cancelTo={here} /> : null
}

const doneTexts = {
  restore: 'La versione scelta è tornata. Quella di prima è qui sotto: puoi riprenderla.',
}

/** Bringing back asks, and says what changes. */
const restoring = (
  former: ListedVersion,
  asks: FormerVersionsProps['asks'],
  version: string,
): Act => ({
  question: `Vuoi riportare la versione del ${formatDateTime(former.savedAt)}?`,
  detail: (
    <>
      <Changes changes={former.changes} />
      {former.loss && <p className="font-bold">{former.loss}</p>}
      <p>Quella di oggi resta tra le versioni precedenti. Se è pubblicata o no, non cambia.</p>
    </>
  ),
  confirmLabel: 'Riporta questa versione',
  cancelLabel: "Lascia com'è",
  confirmKind: former.loss ? 'danger-full' : 'main',
  fields: asks({
    id: former.id,
    [formNames.version]: version,
    ...(former.loss && { [formNames.losing]: 'si' }),
  }),
})

type FormerProps = { former: ListedVersion; act: Act; to: string }

function Former({ former, act, to }: FormerProps) {
  const { savedAt, replacedAt, replacedBy, changes } = former
  return (
    <div className="stack gap-2">
      <h3>{formatDateTime(savedAt)}</h3>
      <p className="small soft">
        Sostituita il {formatDateTime(replacedAt)}
        {replacedBy && ` da ${replacedBy}`}.
      </p>
      <Changes changes={changes} />
      {changes.length > 0 && (
        <div>
          <ConfirmLink size="small" act={act} to={to}>
            Riporta questa versione
            <span className="vh"> del {formatDateTime(savedAt)}</span>
          </ConfirmLink>
        </div>
      )}
    </div>
  )
}

function Changes({ changes }: { changes: ChangedField[] }) {
  if (changes.length === 0) return <p>È uguale a quella di oggi.</p>
  return (
    <div>
      <p>Rispetto a oggi è diverso:</p>
      <ul className="list-disc pl-6">
        {changes.map(({ name, was }) => (
          <li key={name}>
            {name}
            {was && <>: «{was}»</>}
          </li>
        ))}
      </ul>
    </div>
  )
}
