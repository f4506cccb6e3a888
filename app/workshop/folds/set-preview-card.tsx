import { RotateCcw } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import type { Block, Template } from '../../../db/content-types.ts'
import { promptPath } from '../../prompt-path.ts'
import { templateText } from '../../prompt-sets/composition.ts'
import { Button } from '../../ui/button.tsx'
import { BlockBuilder } from '../sheet/blocks.tsx'
import { GapFields } from '../sheet/gap-fields.tsx'
import { PromptText } from '../sheet/prompt-text.tsx'
import { emptyContent } from '../state/sheet-content.ts'
import { initialState, reduceSheet } from '../state/sheet-state.ts'
import { TemplateList } from './template-list.tsx'
import '../workshop.css'

type SetPreviewCardProps = { professionId: string; blocks: Block[]; templates: Template[] }

/**
 * A set as the workshop shows it, alive: blocks join into a prompt, a template opens with its
 * gaps. A chosen template follows what is written into it meanwhile.
 */
export function SetPreviewCard({ professionId, blocks, templates }: SetPreviewCardProps) {
  const [{ composition }, dispatch] = useReducer(reduceSheet, null, () =>
    initialState(emptyContent(professionId), null),
  )
  const chosen = templates.find(({ id }) => id === composition.templateId)
  const isOutdated = chosen !== undefined && templateText(chosen) !== composition.source
  useEffect(() => {
    if (isOutdated) dispatch({ type: 'templateChosen', template: chosen })
  }, [isOutdated, chosen])
  return (
    <div className="stack">
      {templates.length > 0 && (
        <section className="stack" aria-labelledby="anteprima-template">
          <h3 id="anteprima-template">Template Pronti</h3>
          <TemplateList
            templates={templates}
            toOf={(template) => promptPath({ profession: professionId, template })}
            chosenId={composition.templateId}
            onChoose={(_, { template }) =>
              (event) => {
                event.preventDefault()
                if (template) dispatch({ type: 'templateChosen', template })
              }}
          />
        </section>
      )}
      {blocks.length > 0 && (
        <section aria-labelledby="anteprima-blocchi">
          <h3 id="anteprima-blocchi">Costruisci il Tuo Prompt</h3>
          <BlockBuilder blocks={blocks} composition={composition} dispatch={dispatch} />
        </section>
      )}
      <section className="sheet" id="prompt" aria-labelledby="anteprima-prompt">
        <h3 id="anteprima-prompt">Il Tuo Prompt</h3>
        <GapFields composition={composition} dispatch={dispatch} />
        <PromptText prompt={composition.prompt} dispatch={dispatch} />
        <Button
          type="button"
          size="small"
          icon={<RotateCcw className="i" aria-hidden="true" />}
          onClick={() => dispatch({ type: 'gapsEmptied' })}
        >
          Ricomincia
        </Button>
      </section>
    </div>
  )
}
