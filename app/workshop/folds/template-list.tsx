import type { Template } from '../../../db/content-types.ts'
import { promptPath } from '../../prompt-path.ts'
import { ChoiceCard, type Choose } from '../sheet/choice-card.tsx'

/** A list up to this long is shown whole. */
const wholeUpTo = 9
const shownFirst = 6

type TemplateListProps = {
  professionId: string
  templates: Template[]
  chosenId: string | null
  onChoose: Choose
}

/** The ready templates of a profession as links; of a long list the first ones, then the others. */
export function TemplateList({ professionId, templates, chosenId, onChoose }: TemplateListProps) {
  const isLong = templates.length > wholeUpTo
  const first = isLong ? templates.slice(0, shownFirst) : templates
  const others = templates.slice(first.length)
  const row = (template: Template) => {
    const to = promptPath({ profession: professionId, template: template.id })
    return (
      <ChoiceCard
        key={template.id}
        to={to}
        icon={template.emoji}
        title={template.title}
        text={template.description}
        isChosen={template.id === chosenId}
        onClick={onChoose(to, { template })}
      />
    )
  }
  return (
    <>
      <ul className="choices">{first.map(row)}</ul>
      {others.length > 0 ? (
        <details className="more" open={others.some(({ id }) => id === chosenId)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
          <summary
            // The pressed words go, and would take the focus along.
            onClick={({ currentTarget: { nextElementSibling: list } }) =>
              setTimeout(() => list?.querySelector('a')?.focus())
            }
          >
            Mostra altre {others.length} richieste
          </summary>
          <ul>{others.map(row)}</ul>
        </details>
      ) : null}
    </>
  )
}
