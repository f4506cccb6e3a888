import { Fact } from '../../records/facts/facts.tsx'
import { type Column, Rows } from '../../records/list/rows.tsx'
import { countText } from '../../ui/count-text.ts'
import { Meter } from '../../ui/progress.tsx'
import type { DayUse } from '../quota.ts'
import { refusalWords, shareWords, usedText } from '../quota.ts'
import { SectionPart } from './section-card.tsx'

type Refused = DayUse['refused'][number]

/** How the day's requests are used, who the rest is kept for, and who was refused. */
export function Today({ day }: { day: DayUse }) {
  const { used, total, shares, refused } = day
  return (
    <SectionPart id="oggi" title="Oggi">
      <div className="budget">
        <p className="number">{usedText(day)}</p>
        <Meter value={Math.min(used, total)} max={total} label="Richieste al servizio di oggi" />
      </div>
      <p className="measure">
        Chi è iscritto da almeno un giorno, i gruppi durante l'incontro, le biblioteche e le scuole,
        gli amministratori hanno una parte che nessun altro può finire. Finita quella, chiedono con
        tutti. A mezzanotte si ricomincia.
      </p>
      <dl className="facts">
        {shares
          .slice()
          .reverse()
          .map(({ share, most, used }) => (
            <Fact key={share} label={shareWords(share)}>
              {restText(Math.max(0, most - used))}
            </Fact>
          ))}
      </dl>
      <h4>Rifiutate oggi</h4>
      {refused.length === 0 ? (
        <p>Nessuna.</p>
      ) : (
        <Rows
          caption="Richieste rifiutate oggi"
          columns={columns}
          rows={refused}
          idOf={({ refusal }) => refusal}
        />
      )}
    </SectionPart>
  )
}

const restText = (count: number) => {
  if (count === 0) return 'Finite'
  return count === 1 ? 'Ne resta 1' : `Ne restano ${countText(count)}`
}

const columns: Column<Refused>[] = [
  { label: 'Perché', cell: ({ refusal }) => <b>{refusalWords(refusal).cause}</b> },
  { label: 'Può riprovare', cell: ({ refusal }) => refusalWords(refusal).again },
  {
    label: 'Quante volte',
    cell: ({ count }) => (count === 1 ? '1 volta' : `${countText(count)} volte`),
  },
]
