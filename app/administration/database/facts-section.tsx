import { useFetcher } from 'react-router'
import { databasePath } from '../../admin-paths.ts'
import { Fact, FindingLine } from '../../records/facts/facts.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { Status } from '../../ui/status.tsx'
import { databaseActs } from './database-acts.ts'
import { durationText, engineText, placeText, type ShownFacts, sizeText } from './facts.ts'

/** What an operator wants to know of the running product. */
export function FactsSection({ facts }: { facts: ShownFacts }) {
  const { database, checks, askedAt } = facts
  return (
    <section aria-labelledby="stato" className="base-section">
      <h2 id="stato">Stato del sistema</h2>
      <div className="fact-columns">
        <dl className="facts">
          <Fact label="Database">{engineText(database)}</Fact>
          <Fact label="Dove">{placeText(database)}</Fact>
          <Fact label="Spazio occupato">{sizeText(database.bytes)}</Fact>
          <Fact label="Acceso da">{durationText(facts.uptimeSeconds)}</Fact>
          <Fact label="Versione di Fucina">{facts.productVersion}</Fact>
          <Fact label="Versione di Node.js">{facts.nodeVersion}</Fact>
        </dl>
        <div>
          <dl className="facts">
            {checks.map(({ name, label, ...finding }) => (
              <Fact key={name} label={label}>
                <FindingLine finding={finding} />
              </Fact>
            ))}
          </dl>
          <AskNow askedAt={askedAt} />
        </div>
      </div>
    </section>
  )
}

/** The server asks by itself every few minutes; here somebody who has just mended something. */
function AskNow({ askedAt }: { askedAt: Date | null }) {
  const fetcher = useFetcher<{ message?: string }>()
  const said = askedAt
    ? `Controllo del ${formatDateTime(askedAt)}. Non costa niente.`
    : 'Non ancora controllato.'
  return (
    <fetcher.Form method="post" action={databasePath()} className="row pt-4">
      <input type="hidden" {...databaseActs.button('check')} />
      <Button busy={fetcher.state !== 'idle'} busyLabel="Controllo…">
        Controlla adesso
      </Button>
      <Status className="small soft">{fetcher.data?.message ?? said}</Status>
    </fetcher.Form>
  )
}
