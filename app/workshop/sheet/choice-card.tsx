import { ChevronRight } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import type { Template } from '../../../db/content-types.ts'
import { SheetLink } from './sheet-link.tsx'
import { TemplateEmoji } from './template-sign.tsx'

/** What a press on a card does besides going to its address. */
export type Choose = (
  to: string,
  chosen: { template: Template | null },
) => MouseEventHandler<HTMLAnchorElement>

type ChoiceCardProps = {
  to: string
  /** A drawing: it says nothing that the title does not. */
  icon: ReactNode
  title: string
  emoji?: string
  text: string
  isChosen?: boolean
  /** A link from the sheet's own form. */
  isOfSheet?: boolean
  /** Where the screen stays: what else the choice does. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
  /** Travels with the navigation. */
  state?: unknown
}

/** One of several to choose from, as a link, so that it works without script. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { to, icon, title, emoji, text, isChosen = false, onClick, state } = props
  const { isOfSheet = isChosen } = props
  return (
    <li className={isChosen ? 'choice on' : 'choice'}>
      <SheetLink
        className="template"
        to={to}
        isOfSheet={isOfSheet}
        state={state}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset={onClick !== undefined}
        onClick={onClick}
      >
        <span className="e" aria-hidden="true">
          {icon}
        </span>
        <b>
          {title}
          {emoji ? <TemplateEmoji emoji={emoji} /> : null}
        </b>
        <span className="d">{text}</span>
        <ChevronRight className="i go" aria-hidden="true" />
      </SheetLink>
    </li>
  )
}
