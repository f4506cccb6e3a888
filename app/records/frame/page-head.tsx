import type { ReactNode } from 'react'

type PageHeadProps = {
  title: string
  /** Stands above the title: where this screen belongs to. */
  back?: ReactNode
  text?: ReactNode
  /** What can be begun here. */
  actions?: ReactNode
}

/** The head of an administrators' screen. */
export function PageHead({ title, back, text, actions }: PageHeadProps) {
  return (
    <div className="admin-head">
      <div>
        {back}
        <h1>{title}</h1>
        {text && <div className="soft">{text}</div>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
