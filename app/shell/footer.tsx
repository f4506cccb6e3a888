import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import {
  cookiesPath,
  homePath,
  howItWorksPath,
  privacyPath,
  termsPath,
  togetherPath,
} from '../paths.ts'
import type { Site } from '../platform/settings/site.server.ts'
import { ReadingLink } from '../reading/reading-link.tsx'
import { Brand } from '../ui/brand.tsx'
import { CookiePreferences } from './cookies/cookie-preferences.tsx'
import { footerEntries, type PublicUser } from './entries.ts'
import { AskPersonLink } from './help-entry.tsx'

/** Quick links, contact, networks, legal pages. */
export function Footer({ site, user }: { site: Site; user: PublicUser | null }) {
  return (
    <footer className="foot">
      <hr className="cordolo" />
      <div className="wrap">
        <div className="cols">
          <div className="wide">
            <Link className="brand" to={homePath()} aria-label={`${site.name}, pagina iniziale`}>
              <Brand name={site.name} />
            </Link>
            <p>
              L'intelligenza artificiale alla portata di tutti{site.city && `, a ${site.city}`}.
            </p>
          </div>
          <nav aria-labelledby="vai-a">
            <h2 id="vai-a">Vai a</h2>
            <ul className="list">
              {footerEntries(user).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} prefetch="intent">
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <AskPersonLink />
              </li>
              <li>
                <Link to={togetherPath()} prefetch="intent">
                  Insieme
                </Link>
              </li>
              <li>
                <ReadingLink />
              </li>
            </ul>
          </nav>
          {site.socialProfiles.length > 0 && (
            <div data-secondary="">
              <h2>Seguici</h2>
              <Networks profiles={site.socialProfiles} />
              {site.noNetworks}
            </div>
          )}
          <Contact site={site} />
        </div>
        <nav className="legal" aria-label="Note legali">
          <Link to={privacyPath()} prefetch="intent">
            Privacy
          </Link>
          <Link to={termsPath()} prefetch="intent">
            Termini d'uso
          </Link>
          <Link to={cookiesPath()} prefetch="intent">
            Cookie
          </Link>
          <Link to={howItWorksPath()} prefetch="intent">
            Come funziona qui
          </Link>
          {site.accessibilityUrl && (
            <a href={site.accessibilityUrl}>Dichiarazione di accessibilità</a>
          )}
          <CookiePreferences />
        </nav>
      </div>
    </footer>
  )
}

/** Where to write; where there is no address the city stands alone. */
function Contact({ site: { contactEmail, noContact, city } }: { site: Site }) {
  return (
    <div>
      {contactEmail || noContact ? <h2>Contatti</h2> : null}
      {contactEmail ? (
        <ul className="list">
          <li>
            <a href={`mailto:${contactEmail}`}>
              <Mail aria-hidden="true" className="i" />
              <MailAddress email={contactEmail} />
            </a>
          </li>
        </ul>
      ) : (
        noContact
      )}
      {city && <p>{city}, Italia</p>}
    </div>
  )
}

/** May break before the '@', where an address reads on. */
function MailAddress({ email }: { email: string }) {
  const [who, where] = email.split(/(?=@)/)
  return (
    <span>
      {who}
      <wbr />
      {where}
    </span>
  )
}

function Networks({ profiles }: { profiles: Site['socialProfiles'] }) {
  return (
    <ul className="list">
      {profiles.map(({ name, url, icon }) => (
        <li key={name}>
          {/* Without an address it leads nowhere and cannot be reached. */}
          <a href={url} rel="noopener noreferrer me">
            <svg viewBox="0 0 24 24" className="i network" aria-hidden="true">
              <path d={icon} />
            </svg>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
