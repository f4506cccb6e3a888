import { ArrowDown } from 'lucide-react'
import type { Dispatch, MouseEvent } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { promptPath } from '../ui/prompt-path.ts'
import { type Composition, lostGaps } from './composition.ts'
import { fieldLabel, gapsOf, parseGaps } from './gaps.ts'
import type { Template } from './prompt-set.ts'
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
            <Link
              className="template"
              to={promptPath({ profession: professionId, template: template.id })}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
              onClick={choose}
            >
              <span className="e" aria-hidden="true">
                {template.emoji}
              </span>
              <b>{template.title}</b>
              <span className="d">{template.description}</span>
              <span className="dot" aria-hidden="true" />
            </Link>
            {isChosen ? <GapFields composition={composition} dispatch={dispatch} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** One labelled field per gap; what is typed replaces the gap in the prompt. */
function GapFields({ composition, dispatch }: Pick<TemplateListProps, 'composition' | 'dispatch'>) {
  const gaps = gapsOf(parseGaps(composition.source))
  const lost = lostGaps(composition)
  return (
    <div className="gaps">
      {gaps.length > 0 ? (
        <div className="stack needs-script">
          <h3>Riempi gli spazi</h3>
          <p className="small soft">
            Quello che scrivi qui va subito nel prompt. Uno spazio lasciato vuoto resta nel testo.
          </p>
          {gaps.map((gap) => (
            <TextField
              key={gap.label}
              label={fieldLabel(gap.label)}
              hint={`Per esempio: ${gap.example}`}
              autoComplete="off"
              maxLength={500}
              value={composition.values[gap.label] ?? ''}
              onChange={(event) =>
                dispatch({ type: 'gapTyped', label: gap.label, value: event.target.value })
              }
            />
          ))}
        </div>
      ) : null}
      {lost.length > 0 ? (
        <Note kind="info" role="status">
          <p>
            Hai cambiato il testo a mano: {lost.length === 1 ? 'questo spazio' : 'questi spazi'} non
            {lost.length === 1 ? ' c’è' : ' ci sono'} più nel prompt (
            {lost.map(fieldLabel).join(' ')}).
          </p>
          <Button
            type="button"
            size="small"
            className="mt-2"
            onClick={() => dispatch({ type: 'promptRebuilt' })}
          >
            Riscrivi il testo del template
          </Button>
        </Note>
      ) : null}
      <a className={buttonClass({}, 'to-prompt')} href="#prompt">
        Vai al tuo prompt
        <ArrowDown className="i" aria-hidden="true" />
      </a>
    </div>
  )
}
