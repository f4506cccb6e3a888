import { ExternalLink, Phone, TriangleAlert } from 'lucide-react'
import type { UrgentContact, UrgentNote } from './urgency.ts'

export type UrgentCardProps = {
  note: UrgentNote
  /** It came with the page, to a browser without script: the page opens here. */
  isGiven: boolean
}

/** Whom to call at once; it stands above the answer, never in its place. */
export function UrgentCard({ note, isGiven }: UrgentCardProps) {
  return (
    <section
      role="alert"
      aria-labelledby="chiama"
      className="urgent"
      tabIndex={isGiven ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: nothing on the page is more urgent
      autoFocus={isGiven || undefined}
    >
      <h2 id="chiama">
        <TriangleAlert aria-hidden="true" className="i" />
        {note.title}
      </h2>
      <p>{note.text}</p>
      <ul>
        {note.contacts.map((contact) => (
          <li key={contact.name}>
            <ContactLink contact={contact} />
            <p>
              <b>{contact.name}</b>
              {contact.note ? <span>{contact.note}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ContactLink({ contact: { number, address, label } }: { contact: UrgentContact }) {
  if (number) {
    return (
      <a className="call" href={`tel:${number.replaceAll(' ', '')}`}>
        <Phone aria-hidden="true" className="i" />
        <span>
          Chiama <span className="whitespace-nowrap">{number}</span>
        </span>
      </a>
    )
  }
  return address ? (
    <a className="call" href={address} target="_blank" rel="noopener noreferrer">
      <ExternalLink aria-hidden="true" className="i" />
      {label ?? `Apri ${address.replace(/^https:\/\/(?:www\.)?|\/$/g, '')}`}
      <span className="vh"> (si apre in una nuova scheda)</span>
    </a>
  ) : null
}
