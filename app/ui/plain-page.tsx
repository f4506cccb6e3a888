import type { ReactNode } from 'react'

/** A page of words: its title, and what stands under it in one readable column. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap narrow">
      <div className="top">
        <h1>{title}</h1>
      </div>
      <div className="stack plain-page">{children}</div>
    </div>
  )
}
