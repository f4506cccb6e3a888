import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { firstSentences } from '../ui/first-sentences.ts'
import { Picture } from '../ui/picture.tsx'
import { type Ready, resultsId } from './finder.ts'

type ReadyListProps = { items: readonly Ready[]; isVisitor: boolean }

/** What of ours fits the goal, above the tools of others: one with a button, the others as links. */
export function ReadyList({ items: [best, ...others], isVisitor }: ReadyListProps) {
  if (!best) return null
  const { to, picture, title, text, act, needsAccount } = best
  return (
    <section aria-labelledby={resultsId} className="mb-10">
      <h3 id={resultsId} tabIndex={-1}>
        Puoi farlo subito qui
      </h3>
      <div className="ready">
        <span className="gate g-daylight">
          <Picture src={picture} alt="" width={160} height={160} />
        </span>
        <div>
          <h4>{title}</h4>
          <p>{firstSentences(text, 90)}</p>
          {needsAccount && isVisitor ? <p className="small">Serve un account: è gratis.</p> : null}
        </div>
        <ButtonLink
          kind="main"
          to={to}
          prefetch="intent"
          aria-label={`${act}: ${title}`}
          icon={<ArrowRight aria-hidden="true" className="i" />}
        >
          {act}
        </ButtonLink>
      </div>
      {others.length > 0 ? (
        <p className="ready-others">
          Oppure:{' '}
          {others.map((other) => (
            <Link key={other.to} to={other.to}>
              {other.title}
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  )
}

/** What somebody in danger may do afterwards. */
export function LaterList({ items }: { items: readonly Ready[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="dopo">
      <h3 id="dopo">Dopo, con calma</h3>
      <ul className="found-rows">
        {items.map(({ to, picture, title, text }) => (
          <li key={to}>
            <Picture src={picture} alt="" width={160} height={160} loading="lazy" />
            <div>
              <h4>
                <Link to={to}>{title}</Link>
              </h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
