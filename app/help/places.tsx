import { Mail, MapPin } from 'lucide-react'
import { adminHelpPath } from '../paths.ts'
import { EditLink } from '../ui/edit-link.tsx'
import { dialled, type HelpPlace } from './help-place.ts'

type PlacesProps = {
  /** null: they cannot be read now. */
  places: HelpPlace[] | null
  contactEmail: string | null
}

/** Where to find a person, and where to write; while no place is written, where else to ask. */
export function HelpPlaces({ places, contactEmail }: PlacesProps) {
  const hasRows = Boolean(places?.length || contactEmail)
  return (
    <section className="help-places" aria-labelledby="persone">
      <div className="wrap">
        <h2 id="persone">Dove trovi una persona</h2>
        <EditLink to={adminHelpPath()} what="chi aiuta" />
        {places === null && (
          <p>Adesso non riesco a leggere i luoghi e gli orari. Riprova tra poco.</p>
        )}
        {places?.length === 0 && (
          <p>
            Chiedi in biblioteca o allo sportello del tuo Comune. Indirizzi e orari qui non ci sono
            ancora.
          </p>
        )}
        {hasRows && (
          <ul>
            {places?.map((place) => (
              <Place key={place.id} place={place} />
            ))}
            {contactEmail && (
              <li>
                <h3>Per iscritto</h3>
                <p>Racconta che cosa vedi e che cosa volevi fare.</p>
                <a href={`mailto:${contactEmail}`}>
                  <Mail aria-hidden="true" className="i" />
                  {contactEmail}
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  )
}

function Place({ place: { name, hours, phone, address, note } }: { place: HelpPlace }) {
  return (
    <li>
      <h3>{name}</h3>
      {hours && <p>{hours}</p>}
      {phone && (
        <a href={`tel:${dialled(phone)}`}>
          <span className="vh">Telefono: </span>
          {phone}
        </a>
      )}
      {address && (
        <p className="place-address">
          <MapPin aria-hidden="true" className="i" />
          <span>
            <span className="vh">Indirizzo: </span>
            {address}
          </span>
        </p>
      )}
      {note && <p className="soft">{note}</p>}
    </li>
  )
}
