import { type Dispatch, memo } from 'react'
import type { Composition } from '../../prompt-sets/composition.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import { type WorkshopPage, workshopTexts } from '../workshop-page.ts'
import { BlocksPart } from './blocks-part.tsx'
import { Missing } from './missing.tsx'
import { TemplateList } from './template-list.tsx'
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
      <BlocksPart page={page} composition={composition} dispatch={dispatch} />
    </div>
  )
})
