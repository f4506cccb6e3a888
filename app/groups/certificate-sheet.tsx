import { Brand } from '../ui/brand.tsx'
import { formatDay } from '../ui/format-date.ts'

/** What stands on every attestato of a site. */
export type CertificateSite = {
  name: string
  city: string
  issuer: string
  /** Address of the issuer's sign; null: none. */
  logo: string | null
  /** Who signs, and as what; null: who led the group. */
  signer: { name: string; as: string } | null
  drawing: { src: string; words: string }
}

type CertificateSheetProps = {
  name: string
  certificate: {
    path: string
    duration: string
    place: string
    learned: readonly string[]
    /** Where less than the whole path was done. */
    metOn: string | null
    madeAt: Date
    leader: string | null
  }
  site: CertificateSite
  /** Level of the heading: 1 where it is the page's only one. */
  level?: 1 | 2
}

/** More than so many letters take a smaller size, so that the page stays one. */
const longName = 24

/** More than so many steps stand in two columns. */
const longList = 6

/** An attestato: one page of A4, with everything on it in words. */
export function CertificateSheet({ name, certificate, site, level = 2 }: CertificateSheetProps) {
  const { path, duration, place, learned, metOn, madeAt, leader } = certificate
  const Heading = `h${level}` as const
  const signer = site.signer ?? (leader ? { name: leader, as: 'Ha guidato il gruppo' } : null)
  return (
    <article className="certificate">
      <div className="certificate-frame">
        <p className="certificate-brand">
          <span className="brand">
            <Brand name={site.name} city={site.city} />
          </span>
          {site.logo && <img src={site.logo} alt={site.issuer} />}
        </p>
        <Heading className="certificate-word">
          {metOn ? 'Attestato di partecipazione' : 'Attestato'}
        </Heading>
        <p>Si attesta che</p>
        <p className="certificate-name" data-long={name.length > longName || undefined}>
          {name}
        </p>
        <p>{metOn ? "ha partecipato all'incontro" : 'ha completato il percorso'}</p>
        <p className="certificate-path">{path}</p>
        <p>{metOn ? `${metOn}, durata prevista ${duration}` : `Durata prevista: ${duration}`}</p>
        {learned.length > 0 && (
          <div className="certificate-learned">
            <p className="lbl">{metOn ? 'Che cosa ha fatto' : 'Che cosa ha imparato'}</p>
            <ul data-long={learned.length > longList || undefined}>
              {learned.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ul>
          </div>
        )}
        <p className="certificate-town">
          <img src={site.drawing.src} alt={site.drawing.words} />
        </p>
        <div className="certificate-signs">
          <p>
            {place}
            <br />
            {formatDay(madeAt)}
          </p>
          <p>
            <b>{signer?.name}</b>
            <span>{signer?.as || 'Firma'}</span>
          </p>
        </div>
        <p className="certificate-foot">
          Rilasciato da {site.issuer}. Non è un titolo di studio: dice che cosa è stato fatto.
        </p>
      </div>
    </article>
  )
}
