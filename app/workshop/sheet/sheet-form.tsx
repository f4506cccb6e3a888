import { type ReactNode, useRef } from 'react'
import type { Template } from '../../../db/content-types.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AnswerPlace } from '../answer/answer-place.tsx'
import { useGeneration } from '../answer/use-generation.ts'
import type { NoScriptAnswer, WorkshopPage } from '../workshop-page.ts'
import { BlocksPart } from './blocks-part.tsx'
import { PromptBox } from './prompt-box.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useSheet } from './use-sheet.ts'

type SheetFormProps = {
  page: WorkshopPage
  /** Tells this sheet's draft from others. */
  draft: string
  /** What the form without script got back. */
  noScript: NoScriptAnswer | undefined
  /** Where the person comes back to after signing in. */
  returnPath: string
  /** What follows the sheet and its answer. */
  actions: (prompt: string) => ReactNode
}

/**
 * One request on a screen of its own, answered on the spot: the template that the page names, else
 * blocks and free words.
 */
export function SheetForm({ page, draft, noScript, returnPath, actions }: SheetFormProps) {
  const { state, dispatch } = useSheet(page, draft, noScript)
  const generation = useGeneration(state, dispatch, page)
  const isHydrated = useHydrated()
  const sheet = useRef<HTMLDivElement>(null)
  const { composition } = state
  const template = page.set?.templates.find(({ id }) => id === page.templateId)

  return (
    <>
      <div className={template ? 'wrap one-sheet noprint' : 'wrap bench noprint'}>
        {template ? null : <BlocksPart page={page} composition={composition} dispatch={dispatch} />}
        <div className="right" ref={sheet}>
          <PromptBox
            state={state}
            page={page}
            title={(text) => <h2>{template ? <TemplateTitle {...template} /> : text}</h2>}
            why={template?.why}
            returnPath={returnPath}
            isHydrated={isHydrated}
            onAsk={generation.ask}
            dispatch={dispatch}
          />
        </div>
      </div>
      <AnswerPlace
        state={state}
        noScript={noScript}
        page={page}
        returnPath={returnPath}
        sheet={sheet}
        generation={generation}
        dispatch={dispatch}
      />
      {actions(composition.prompt)}
      <UndoBar state={state} onUndo={() => dispatch({ type: 'undone' })} dispatch={dispatch} />
    </>
  )
}

const TemplateTitle = ({ emoji, title }: Pick<Template, 'emoji' | 'title'>) => (
  <>
    <span aria-hidden="true">{emoji} </span>
    {title}
  </>
)
