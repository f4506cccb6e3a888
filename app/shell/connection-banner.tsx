import { CloudOff } from 'lucide-react'
import { formatDateTime } from '../ui/format-date.ts'

type ConnectionBannerProps = {
  isUp: boolean
  /** ISO; null when the database has not answered since the server's start. */
  lastUpdated: string | null
  databaseName: string
}

/** Says at the bottom left that the database is away, as long as it is. */
export function ConnectionBanner({ isUp, lastUpdated, databaseName }: ConnectionBannerProps) {
  return (
    <div role="status">
      {isUp ? null : (
        <div className="alarm away">
          <CloudOff aria-hidden="true" className="i" />
          <div>
            <p>{`Errore di connessione a ${databaseName}`}</p>
            <p className="small">
              {lastUpdated
                ? `Ultimo aggiornamento: ${formatDateTime(new Date(lastUpdated))}`
                : 'Tentativo di riconnessione in corso...'}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
