import { Link } from 'react-router'
import { firstSentences } from '../ui/first-sentences.ts'
import { type Ready, resultsId } from './finder.ts'

type ReadyListProps = { items: readonly Ready[]; isVisitor: boolean }

/** What of ours fits the goal, above the tools of others. */
export function ReadyList({ items, isVisitor }: ReadyListProps) {
  return (
    <section aria-labelledby={resultsId} className="mb-10">
      <h3 id={resultsId} tabIndex={-1}>
        Puoi farlo subito qui
      </h3>
      <p className="soft">
        {items.length === 1
          ? 'È già pronto, su questo sito.'
          : 'Sono cose già pronte, su questo sito: premi quella che ti serve.'}
      </p>
      <ul className="ready">
        {items.map(({ to, emoji, title, text, note, needsAccount }) => (
          <li key={to}>
            <Link to={to}>
              <span className="e" aria-hidden="true">
                {emoji}
              </span>
              <b>{title}</b>
              <span>{firstSentences(text, 72)}</span>
              <small>
                {note}
                {needsAccount && isVisitor ? ": serve l'accesso, che è gratis" : null}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
