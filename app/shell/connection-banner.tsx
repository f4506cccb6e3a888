import { CloudOff } from 'lucide-react'

/** Times are the city's, whatever the clock of the device says: server and browser write the same. */
const zone = { timeZone: 'Europe/Rome' } as const
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', ...zone })
const hour = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', ...zone })

/** '20 novembre 2026 alle ore 15:11' */
export function momentText(moment: Date): string {
  return `${day.format(moment)} alle ore ${hour.format(moment)}`
}

type ConnectionBannerProps = {
  isUp: boolean
  /** ISO; null when the database has not answered since the server's start. */
  lastUpdated: string | null
  databaseName: string
}

/** Says at the bottom left that the database is away, as long as it is (NAV-11, ERR-26). */
export function ConnectionBanner({ isUp, lastUpdated, databaseName }: ConnectionBannerProps) {
  return (
    <div role="status">
      {isUp ? null : (
        <div className="alarm away">
          <CloudOff aria-hidden="true" className="i" />
          <div>
            <p>Errore di connessione a {databaseName}</p>
            <p className="small">
              {lastUpdated
                ? `Ultimo aggiornamento: ${momentText(new Date(lastUpdated))}`
                : 'Tentativo di riconnessione in corso...'}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
