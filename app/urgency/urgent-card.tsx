import { ChevronRight, ListOrdered, LogOut, Phone, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import type { UrgentContact, UrgentNote } from './urgent-notes.ts'

/** A page like any other: what stood on the screen is not behind it. */
const elsewhere = 'https://www.google.it/'

export type UrgentCardProps = {
  note: UrgentNote
  /** It came with the page, to a browser without script: the page opens here. */
  isGiven?: boolean
  /** Takes away what was written here, before somebody leaves in a hurry. */
  onLeave?: () => void
}

/** What to do at once and whom to call; it stands above an answer, never in its place. */
export function UrgentCard({ note, isGiven = false, onLeave }: UrgentCardProps) {
  const { next } = note
  return (
    <section
      aria-labelledby="chiama"
      className="urgent"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: nothing on the page is more urgent
      autoFocus={isGiven || undefined}
    >
      {note.canLeave ? <LeaveFast onLeave={onLeave} /> : null}
      <h2 id="chiama">
        <TriangleAlert aria-hidden="true" className="i" />
        {note.title}
      </h2>
      <p>{note.text}</p>
      <ul>
        {note.contacts.map((contact) => (
          <li key={contact.number}>
            <Call {...contact} />
          </li>
        ))}
      </ul>
      {next ? (
        <Link className="next" to={next.to}>
          <ListOrdered aria-hidden="true" className="i" />
          {next.label}
          <ChevronRight aria-hidden="true" className="i" />
        </Link>
      ) : null}
      {note.comfort ? <p className="soft">{note.comfort}</p> : null}
    </section>
  )
}

/** Keep it mounted, empty without a note: a screen reader says its one sentence when one comes. */
export function UrgentVoice({ note }: { note: UrgentNote | null }) {
  return (
    <p aria-live="assertive" className="vh">
      {note ? `${note.title}.` : ''}
    </p>
  )
}

function Call({ question, number, isSecond }: UrgentContact) {
  return (
    <a className={isSecond ? 'call second' : 'call'} href={`tel:${number.replaceAll(' ', '')}`}>
      <Phone aria-hidden="true" className="i" />
      <span>
        {question} <b>{number}</b>
      </span>
    </a>
  )
}

function LeaveFast({ onLeave }: { onLeave?: () => void }) {
  return (
    <a
      className={buttonClass({ size: 'small' }, 'leave')}
      href={elsewhere}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault()
        onLeave?.()
        window.location.replace(elsewhere)
      }}
    >
      <LogOut aria-hidden="true" className="i" />
      Esci in fretta
    </a>
  )
}
