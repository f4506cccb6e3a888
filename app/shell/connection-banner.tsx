import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '../ui/format-date.ts'

type ConnectionBannerProps = {
  isUp: boolean
  /** ISO; null when the database has not answered since the server's start. */
  lastUpdated: string | null
}

/** Says at the bottom left that the database is away, as long as it is. */
export function ConnectionBanner({ isUp, lastUpdated }: ConnectionBannerProps) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => (isUp || !banner.current ? undefined : makeRoom(banner.current)), [isUp])
  return (
    <div aria-live="polite">
      {isUp ? null : (
        <div ref={banner} className="alarm away">
          <CloudOff aria-hidden="true" className="i" />
          <div>
            <p>Errore di connessione a database</p>
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

/** In pixels, between the banner and what stays clear of it. */
const gap = 12

/**
 * Tells the style sheets how high the banner reaches, so that nothing which can be pressed comes to
 * rest under it.
 * @returns gives the room back
 */
function makeRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => {
    const reach = innerHeight - banner.getBoundingClientRect().top + gap
    style.setProperty('--away', `${Math.ceil(reach)}px`)
  })
  watch.observe(banner)
  return () => {
    watch.disconnect()
    style.removeProperty('--away')
  }
}
