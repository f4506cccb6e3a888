import { ArrowDown } from 'lucide-react'
import type { Dispatch, MouseEvent } from 'react'
import type { Template } from '../../../db/content-types.ts'
import type { Composition } from '../../prompt-sets/composition.ts'
import { buttonClass } from '../../ui/button.tsx'
import { promptPath } from '../../ui/prompt-path.ts'
import { GapFields } from './gap-fields.tsx'
import { TemplateCard } from './template-card.tsx'
import type { WorkshopEvent } from './workshop-state.ts'

type TemplateListProps = {
  professionId: string
  templates: Template[]
  composition: Composition
  dispatch: Dispatch<WorkshopEvent>
}

/** 'Template Pronti' as links that work without script; the chosen one opens with its gaps. */
export function TemplateList({
  professionId,
  templates,
  composition,
  dispatch,
}: TemplateListProps) {
  return (
    <ul className="choices">
      {templates.map((template) => {
        const isChosen = template.id === composition.templateId
        const choose = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          if (!isChosen) dispatch({ type: 'templateChosen', template })
        }
        return (
          <li key={template.id} className={isChosen ? 'choice on' : 'choice'}>
            <TemplateCard
              template={template}
              to={promptPath({ profession: professionId, template: template.id })}
              isChosen={isChosen}
              onClick={choose}
            />
            {isChosen ? (
              <div className="gaps">
                <GapFields composition={composition} dispatch={dispatch} />
                <a className={buttonClass({}, 'to-prompt')} href="#prompt">
                  Vai al tuo prompt
                  <ArrowDown className="i" aria-hidden="true" />
                </a>
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
