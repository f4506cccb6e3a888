import { RelativeDate } from '../../records/list/relative-date.tsx'
import { type Column, Rows } from '../../records/list/rows.tsx'
import { countText } from '../../ui/format-number.ts'
import { faultWords } from '../faults.ts'
import type { RecentFault } from '../generations.server.ts'
import { SectionPart } from './section-card.tsx'

type RecentFaultsProps = { faults: RecentFault[]; now: number }

/** What went wrong in the last seven days, and what to do about it; the last one first. */
export function RecentFaults({ faults, now }: RecentFaultsProps) {
  const sorted = [...faults].sort((one, other) => other.lastAt.getTime() - one.lastAt.getTime())
  return (
    <SectionPart id="errori" title="Errori degli ultimi 7 giorni">
      {sorted.length === 0 ? (
        <p>Nessun errore negli ultimi sette giorni.</p>
      ) : (
        <Rows
          caption="Errori degli ultimi sette giorni"
          columns={columns(now)}
          rows={sorted}
          idOf={({ code }) => code}
        />
      )}
    </SectionPart>
  )
}

const columns = (now: number): Column<RecentFault>[] => [
  {
    label: 'Causa',
    cell: ({ code }) => <b>{faultWords(code)?.cause ?? `Errore ${code}`}</b>,
  },
  { label: 'Che cosa fare', cell: ({ code }) => faultWords(code)?.remedy ?? '—' },
  {
    label: 'Quante volte',
    cell: ({ count }) => (count === 1 ? '1 volta' : `${countText(count)} volte`),
  },
  { label: "L'ultima", cell: ({ lastAt }) => <RelativeDate value={lastAt} now={now} /> },
]
