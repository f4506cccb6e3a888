import { Link } from 'react-router'
import { editGuidePath, editToolPath } from '../../paths.ts'
import { formatDay } from '../../ui/format-date.ts'
import { checkMonths, type DueRecord, othersText, type ToCheck } from './to-check.ts'

/** The guides and tools whose facts somebody has to look at again. */
export function ToCheckSection({ toCheck }: { toCheck: ToCheck }) {
  return (
    <section className="to-check" aria-labelledby="ricontrollare">
      <h2 id="ricontrollare">Da ricontrollare</h2>
      {toCheck.total === 0 ? (
        <p>Guide e strumenti sono tutti verificati da meno di {checkMonths} mesi.</p>
      ) : (
        <>
          <p className="mt-2">
            Prezzi, pulsanti e indirizzi cambiano. Apri la scheda, controlla sul sito e premi «Ho
            verificato». Qui vedi le schede mai verificate, o verificate più di {checkMonths} mesi
            fa.
          </p>
          <dl className="figure-list">
            {toCheck.items.map((record) => (
              <Due key={`${record.kind} ${record.id}`} record={record} />
            ))}
          </dl>
          <p className="mt-3">{othersText(toCheck)}</p>
        </>
      )}
    </section>
  )
}

function Due({ record: { kind, id, title, verifiedAt } }: { record: DueRecord }) {
  const [path, word] =
    kind === 'guide' ? [editGuidePath(id), 'Guida'] : [editToolPath(id), 'Strumento']
  return (
    <div>
      <dt>
        <Link to={path}>{title}</Link>
      </dt>
      <dd>{verifiedAt ? formatDay(verifiedAt) : 'Mai'}</dd>
      <dd className="note-line">{word}</dd>
    </div>
  )
}
