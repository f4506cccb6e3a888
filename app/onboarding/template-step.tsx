import { Arch } from '../ui/arch.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { ReloadForm } from '../ui/reload-form.tsx'
import { TemplateList } from '../workshop/folds/template-list.tsx'
import { type WorkshopPage, workshopTexts } from '../workshop/workshop-page.ts'
import { type WizardPlace, wizardPath } from './wizard.ts'

/** Step 1: the ready requests of a profession, or one of one's own. */
export function TemplateStep({ page, place }: { page: WorkshopPage; place: WizardPlace }) {
  const templates = page.set?.templates ?? []
  const { professionId } = place
  const door = page.doors.find(({ id }) => id === professionId)
  return (
    <div className="wrap requests">
      <div>
        <p className="lead mb-6">
          Scegli una richiesta già pronta: la completi tu. Il prompt è la richiesta che scrivi
          all'AI.
        </p>
        {templates.length > 0 ? (
          <TemplateList
            templates={templates}
            toOf={(templateId) => wizardPath({ professionId, templateId })}
          />
        ) : (
          <NoTemplates isFailed={page.isSetFailed} />
        )}
        <div className="or">oppure</div>
        <p className="measure mb-4">
          Vuoi scrivere altro? Costruisci la richiesta pezzo per pezzo.
        </p>
        <ButtonLink to={wizardPath({ step: 'custom', professionId })}>
          Crea Prompt Personalizzato
        </ButtonLink>
      </div>
      {door ? (
        <div className="chosen" aria-hidden="true">
          <Arch image={door.heroImage} gradient={door.color} label={door.title} />
        </div>
      ) : null}
    </div>
  )
}

function NoTemplates({ isFailed }: { isFailed: boolean }) {
  return (
    <div className="stack gap-3">
      <Note kind={isFailed ? 'bad' : 'info'} role={isFailed ? 'alert' : 'status'}>
        {isFailed ? workshopTexts.templatesFailed : workshopTexts.templatesMissing}
      </Note>
      {isFailed ? <ReloadForm>Riprova</ReloadForm> : null}
    </div>
  )
}
