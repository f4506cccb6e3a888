import { RotateCcw } from 'lucide-react'
import { type Dispatch, memo, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { BlockBuilder } from './block-builder.tsx'
import type { Composition } from './composition.ts'
import { everydaySetId } from './prompt-set.ts'
import { TemplateList } from './template-list.tsx'
import { type WorkshopPage, workshopTexts } from './workshop-page.ts'
import type { WorkshopEvent } from './workshop-state.ts'

export type PromptSourcesProps = {
  professionId: string
  page: WorkshopPage
  composition: Composition
  dispatch: Dispatch<WorkshopEvent>
}

/** Where a prompt comes from: ready templates, or blocks. Still while an answer grows. */
export const PromptSources = memo(function PromptSources(props: PromptSourcesProps) {
  const { professionId, page, composition, dispatch } = props
  const templates = page.set?.templates ?? []
  const blocks = page.set?.blocks ?? []
  return (
    <div>
      <section aria-labelledby="template" className="grid gap-4">
        <div>
          <h2 id="template">Template Pronti</h2>
          <p className="soft">
            {professionId === everydaySetId
              ? 'Richieste già scritte per la vita di tutti i giorni.'
              : 'Richieste già scritte per il tuo mestiere: ne scegli una e la completi.'}
          </p>
        </div>
        {templates.length > 0 ? (
          <TemplateList
            professionId={professionId}
            templates={templates}
            composition={composition}
            dispatch={dispatch}
          />
        ) : (
          <Missing isFailed={page.isSetFailed}>
            {page.isSetFailed ? workshopTexts.templatesFailed : workshopTexts.templatesMissing}
          </Missing>
        )}
      </section>
      <div className="or">oppure</div>
      <section aria-labelledby="blocchi" className="grid gap-2">
        <div className="row justify-between">
          <h2 id="blocchi">Costruisci il Tuo Prompt</h2>
          <Button
            type="button"
            size="small"
            className="needs-script"
            icon={<RotateCcw className="i" aria-hidden="true" />}
            onClick={() => dispatch({ type: 'restarted' })}
          >
            Ricomincia
          </Button>
        </div>
        {blocks.length > 0 ? (
          <>
            <p className="soft">Premi un blocco per aggiungerlo. Premilo ancora per toglierlo.</p>
            <BlockBuilder
              key={professionId}
              blocks={blocks}
              composition={composition}
              dispatch={dispatch}
            />
          </>
        ) : (
          <Missing isFailed={page.isSetFailed}>
            {page.isSetFailed ? workshopTexts.promptsFailed : workshopTexts.promptsMissing}
          </Missing>
        )}
      </section>
    </div>
  )
})

function Missing({ isFailed, children }: { isFailed: boolean; children: ReactNode }) {
  return (
    <Note kind={isFailed ? 'bad' : 'info'} role={isFailed ? 'alert' : 'status'}>
      {children}
    </Note>
  )
}
