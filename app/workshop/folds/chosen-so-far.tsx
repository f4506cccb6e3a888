import type { ReactNode } from 'react'
import { type PromptStart, promptPath } from '../../prompt-path.ts'
import type { Choose } from '../sheet/choice-card.tsx'
import { SheetLink } from '../sheet/sheet-link.tsx'
import { TemplateSign } from '../sheet/template-sign.tsx'
import type { WorkshopPage } from '../workshop-page.ts'
import type { Folds } from './folds.ts'
import { PromptFold, wayIcons, wayTitles } from './prompt-fold.tsx'

type ChosenSoFarProps = {
  page: WorkshopPage
  /** What the address says. */
  start: PromptStart
  folds: Folds
  templateId: string | null
  onChoose: Choose
  /** 'Cerca una richiesta', where the second fold holds it. */
  children: ReactNode
}

/** Beside the sheet on a desk, above it on a phone: what was chosen, and the second fold. */
export function ChosenSoFar(props: ChosenSoFarProps) {
  const { page, start, folds, templateId, onChoose, children } = props
  const { isTradeOpen, isPromptOpen, way } = folds
  const door = page.doors.find(({ id }) => id === page.professionId)
  const template = page.set?.templates.find(({ id }) => id === templateId)
  const chosen = template
    ? { title: template.title, icon: <TemplateSign {...template} /> }
    : way && { title: wayTitles[way], icon: wayIcons[way] }
  return (
    <div className="chosen-so-far">
      {isTradeOpen || !door ? null : (
        <FoldedRow
          icon={door.heroImage ? <img src={door.heroImage} alt="" width="40" height="40" /> : null}
          title={door.title}
          what="mestiere"
          to={promptPath({ ...start, fold: 'mestiere' })}
        />
      )}
      {isPromptOpen || !chosen ? null : (
        <FoldedRow
          {...chosen}
          what="richiesta"
          className={door ? 'of-request' : undefined}
          to={door ? promptPath({ ...start, fold: 'richiesta' }) : promptPath({ fold: 'mestiere' })}
        />
      )}
      {page.professionId === null ? null : (
        <div className={isPromptOpen ? undefined : 'is-folded'}>
          <PromptFold
            professionId={page.professionId}
            page={page}
            templateId={templateId}
            way={way}
            onChoose={onChoose}
          >
            {children}
          </PromptFold>
        </div>
      )}
    </div>
  )
}

type FoldedRowProps = {
  /** What the person chose, as a small drawing. */
  icon: ReactNode
  title: string
  /** What 'Cambia' changes, for who hears it without the row. */
  what: string
  to: string
  className?: string
}

/** A fold after its choice: what was chosen, and the way to change it, which loses nothing. */
function FoldedRow({ icon, title, what, to, className }: FoldedRowProps) {
  return (
    <div className={['folded', className].filter(Boolean).join(' ')}>
      <span className="e" aria-hidden="true">
        {icon}
      </span>
      <b>{title}</b>
      <SheetLink to={to} preventScrollReset>
        Cambia<span className="vh"> {what}</span>
      </SheetLink>
    </div>
  )
}
