import { RelativeDate } from '../../records/list/relative-date.tsx'
import { userStateLabel } from '../users.ts'

type PersonFactsProps = {
  hasEmail: boolean
  emailVerified: boolean
  isActive: boolean
  createdAt: Date
  lastLoginAt: Date | null
  sessions: number
  /** In milliseconds, as the loader gave it. */
  now: number
}

/** How a person's way in stands. */
export function PersonFacts({ now, ...person }: PersonFactsProps) {
  const { hasEmail, emailVerified, isActive, createdAt, lastLoginAt, sessions } = person
  return (
    <dl className="mb-6 flex flex-wrap gap-x-9 gap-y-3">
      <div>
        <dt className="small soft">Email</dt>
        <dd className="font-bold">
          {hasEmail ? (emailVerified ? 'confermata' : 'non confermata') : 'nessuna'}
        </dd>
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
        <dt className="small soft">Sessioni aperte</dt>
        <dd className="font-bold">{sessions === 0 ? 'nessuna' : sessions}</dd>
      </div>
      <div>
        <dt className="small soft">Account</dt>
        <dd className="font-bold">{userStateLabel(isActive)}</dd>
      </div>
    </dl>
  )
}
