import { Link } from 'react-router'
import { bundlePath } from '../../admin-paths.ts'
import { counted } from '../../ui/format-number.ts'

/** The way to the texts that an update brought, where there are any. */
export function OfferedSection({ count }: { count: number }) {
  return (
    <section aria-labelledby="testi-nuovi" className="base-section">
      <h2 id="testi-nuovi">Testi nuovi</h2>
      <p>
        L'aggiornamento ha portato testi. Scegli tu se prenderli:{' '}
        <Link to={bundlePath('testi')}>{counted(count, 'testo nuovo', 'testi nuovi')}</Link>.
      </p>
    </section>
  )
}
