import { Link } from 'react-router'
import { editNoticePath } from '../../admin-paths.ts'

type WaitingSectionProps = { notices: { id: string; title: string }[] }

/** What editors wrote and only administrators publish. */
export function WaitingSection({ notices }: WaitingSectionProps) {
  return (
    <section aria-labelledby="avvisi-in-attesa">
      <h2 id="avvisi-in-attesa">Avvisi da pubblicare</h2>
      <p>Li ha scritti la Redazione. Leggili, e pubblicali tu.</p>
      <ul>
        {notices.map(({ id, title }) => (
          <li key={id}>
            <Link to={editNoticePath(id)} className="wrap-anywhere">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
