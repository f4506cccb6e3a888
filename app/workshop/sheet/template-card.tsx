import type { MouseEventHandler } from 'react'
import { Link } from 'react-router'
import type { Template } from '../../../db/content-types.ts'

type TemplateCardProps = {
  template: Pick<Template, 'emoji' | 'title' | 'description'>
  to: string
  isChosen?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** A template as a row to choose: a link, so that it works without script. */
export function TemplateCard({ template, to, isChosen = false, onClick }: TemplateCardProps) {
  return (
    <Link
      className="template"
      to={to}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset={onClick !== undefined}
      onClick={onClick}
    >
      <span className="e" aria-hidden="true">
        {template.emoji}
      </span>
      <b>{template.title}</b>
      <span className="d">{template.description}</span>
      <span className="dot" aria-hidden="true" />
    </Link>
  )
}
