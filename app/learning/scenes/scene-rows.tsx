import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { channelLabels, type SceneItem } from './scene.ts'

type SceneRowsProps = {
  rows: readonly (SceneItem & { to: string })[]
  /** What stands before a number for who hears it, and at what is done. */
  word: string
  done: string
}

/** What there is to judge, in its order, and what is done of it. */
export function SceneRows({ rows, word, done }: SceneRowsProps) {
  return (
    <ol>
      {rows.map(({ id, to, number, title, channel, isDone }) => (
        <li key={id}>
          <Link to={to} prefetch="intent">
            <span className={isDone ? 'small-door full' : 'small-door'}>
              <span className="vh">{word} </span>
              {number}
            </span>
            <span>
              <b>{title}</b>
              <span className="small">{channelLabels[channel]}</span>
            </span>
            {isDone && (
              <span className="was-seen">
                <Check aria-hidden="true" className="i" />
                {done}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  )
}
