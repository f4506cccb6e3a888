import { Link } from 'react-router'
import type { Resume } from './resume.server.ts'

/** Under the heading, for who is signed in: where to go on. */
export function ResumeBox({ resume: { title, failure, lines } }: { resume: Resume }) {
  return (
    <section className="resume" aria-labelledby="riprendi">
      <h2 id="riprendi">{title}</h2>
      {failure ? <p>{failure}</p> : null}
      <ul>
        {lines.map(({ word, title, note, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent">
              <span className="small">{word}</span>
              <b className="clamp-2">{title}</b>
              <span className="small">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
