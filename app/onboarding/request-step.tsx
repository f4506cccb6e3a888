import { ButtonLink } from '../ui/button.tsx'
import { TemplateForm } from '../workshop/sheet/template-form.tsx'
import type { WorkshopPage } from '../workshop/workshop-page.ts'
import { FinishLink } from './finish-link.tsx'
import { type Place, wizardPath } from './wizard.ts'

export type RequestStepProps = { page: WorkshopPage; place: Place }

/** Step 1 with a template chosen: its gaps and its text, then on to the end. */
export function RequestStep({ page, place }: RequestStepProps) {
  const { professionId, templateId } = place
  const template = page.set?.templates.find(({ id }) => id === templateId)
  return (
    <div className="wrap">
      <TemplateForm
        page={page}
        draft={`inizio:${professionId}:${templateId}`}
        actions={(prompt) => <FinishLink place={place} prompt={prompt} />}
      >
        {template ? (
          <h2 className="request-title">
            <span aria-hidden="true">{template.emoji}</span>
            {template.title}
          </h2>
        ) : null}
      </TemplateForm>
      <p className="measure mb-4">Non è quello che cerchi? Costruisci la richiesta da te.</p>
      <ButtonLink to={wizardPath({ step: 'custom', professionId })} className="mb-16">
        Crea Prompt Personalizzato
      </ButtonLink>
    </div>
  )
}
