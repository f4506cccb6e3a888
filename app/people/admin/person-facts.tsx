import { RelativeDate } from '../../records/list/relative-date.tsx'
import { Note } from '../../ui/note.tsx'
import { stateLabel } from '../users.ts'

type PersonFactsProps = {
  name: string
  emailVerified: boolean
  isActive: boolean
  createdAt: Date
  lastLoginAt: Date | null
  /** In milliseconds, as the loader gave it. */
  now: number
}

/** What whoever helps at the desk sees of a person: the way in, and nothing that they wrote. */
export function PersonFacts({ name, now, ...person }: PersonFactsProps) {
  const { emailVerified, isActive, createdAt, lastLoginAt } = person
  return (
    <>
      <dl className="mb-6 flex flex-wrap gap-x-9 gap-y-3">
        <div>
          <dt className="small soft">Indirizzo</dt>
          <dd className="font-bold">{emailVerified ? 'confermato' : 'non confermato'}</dd>
        </div>
        <div>
          <dt className="small soft">Registrazione</dt>
          <dd className="font-bold">
            <RelativeDate value={createdAt} now={now} />
          </dd>
        </div>
        <div>
          <dt className="small soft">Ultimo accesso</dt>
          <dd className="font-bold">
            {lastLoginAt ? <RelativeDate value={lastLoginAt} now={now} /> : 'mai'}
          </dd>
        </div>
        <div>
          <dt className="small soft">Account</dt>
          <dd className="font-bold">{stateLabel(isActive)}</dd>
        </div>
      </dl>
      <Note kind="info">
        Da qui aiuti {name} a entrare. Quello che scrive e i suoi progressi non si vedono, e nessuno
        entra al posto suo.
      </Note>
    </>
  )
}
