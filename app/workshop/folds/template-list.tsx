import type { Template } from '../../../db/content-types.ts'
import { ChoiceCard, type Choose } from '../sheet/choice-card.tsx'
import { TemplateSign } from '../sheet/template-sign.tsx'

/** A list up to this long is shown whole. */
const wholeUpTo = 9
const shownFirst = 6

type TemplateListProps = {
  templates: Template[]
  /** The address of each. */
  toOf: (templateId: string) => string
  chosenId?: string | null
  /** Where the screen stays: what else a choice does. */
  onChoose?: Choose
}

/** The ready templates of a profession; of many the first, others behind what they are for. */
export function TemplateList({ templates, toOf, chosenId, onChoose }: TemplateListProps) {
  const first = templates.length > wholeUpTo ? shownFirst : wholeUpTo
  const others = templates.slice(first)
  const row = (template: Template) => {
    const to = toOf(template.id)
    return (
      <ChoiceCard
        key={template.id}
        to={to}
        icon={<TemplateSign {...template} />}
        emoji={template.emoji}
        title={template.title}
        text={template.description}
        isChosen={template.id === chosenId}
        onClick={onChoose?.(to, { template })}
      />
    )
  }
  return (
    <>
      <ul className="choices">{templates.slice(0, first).map(row)}</ul>
      {[...new Set(others.map(({ need }) => need))].map((need) => {
        const list = others.filter((template) => template.need === need)
        return (
          <details key={need} className="more" open={list.some(({ id }) => id === chosenId)}>
            <summary>
              {need || 'Altre richieste'} ({list.length})
            </summary>
            <ul>{list.map(row)}</ul>
          </details>
        )
      })}
    </>
  )
}
