import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { lessonsPath, letterPath, messagePath } from '../paths.ts'

const gates = [
  {
    to: lessonsPath(),
    title: 'È la prima volta?',
    text: 'Comincia da qui, un passo alla volta.',
    drawing: 'passi',
  },
  {
    to: letterPath(),
    title: 'Ho una lettera in mano',
    text: 'La capisci, e scrivi la risposta.',
    drawing: 'lettera',
  },
  {
    to: messagePath(),
    title: 'Un messaggio strano',
    text: 'Lo guardiamo insieme, prima di premere.',
    drawing: 'palestra',
  },
]

/** Three ways in, through the wall of the town, for what most people come with. */
export function Gates() {
  return (
    <nav className="wall" aria-label="Da dove cominciare">
      <ul className="wrap gates">
        {gates.map(({ to, title, text, drawing }) => (
          <li key={to}>
            <Link to={to} prefetch="intent">
              <span className="gate g-daylight">
                <img src={`/drawings/${drawing}.svg`} alt="" width="160" height="160" />
              </span>
              <span>
                <b>{title}</b>
                <span className="more">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="i" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
