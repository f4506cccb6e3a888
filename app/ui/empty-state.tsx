import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  /** What to do next, for example a ButtonLink. */
  action?: ReactNode
}

/** What a list shows when it has nothing: a drawing, the fact, the next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="card state">
      <img src="/drawings/vuoto.svg" alt="" width="240" height="200" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
