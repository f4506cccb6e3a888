import { Link } from 'react-router'
import { offeredPath } from '../../admin-paths.ts'
import { offeredCount } from './offered.ts'

/** The way to the texts that an update brought, where there are any. */
export function OfferedSection({ count }: { count: number }) {
  return (
    <section aria-labelledby="testi-nuovi" className="base-section">
      <h2 id="testi-nuovi">Testi nuovi</h2>
      <p>
        L'aggiornamento ha portato testi. Scegli tu se prenderli:{' '}
        <Link to={offeredPath()}>{offeredCount(count)}</Link>.
      </p>
    </section>
  )
}
