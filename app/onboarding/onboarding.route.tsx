import { useLocation } from 'react-router'
import { onboardingPath } from '../paths.ts'
import { requestLog } from '../platform/http/request-log.server.ts'
import { db, env } from '../platform/process.server.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titleTag } from '../ui/page-title.ts'
import { answerForm } from '../workshop/answer/answer-form.server.ts'
import { askerOrNull } from '../workshop/answer/asker.server.ts'
import { workshopTexts } from '../workshop/workshop-page.ts'
import type { Route } from './+types/onboarding.route'
import { DoneStep } from './done-step.tsx'
import { ProfessionStep } from './profession-step.tsx'
import { RequestStep } from './request-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { TemplateStep } from './template-step.tsx'
import { wizardScreen } from './wizard.server.ts'
import { headings, type Place, parseWizardPlace } from './wizard.ts'

export const meta = (args: Route.MetaArgs) => {
  const heading = headings[args.loaderData?.step ?? 'profession']
  return titleTag(heading.charAt(0) + heading.slice(1).toLowerCase(), args)
}

export const loader = ({ request, context }: Route.LoaderArgs) =>
  wizardScreen(
    db,
    { env, log: requestLog(context) },
    parseWizardPlace(new URL(request.url).searchParams),
    () => askerOrNull(env, { request, context }),
  )

/** The prompt box of a browser without script. */
export const action = (asking: Route.ActionArgs) => answerForm(db, env, asking)

const CardsFailed = loadErrorBoundary(workshopTexts.cardsFailed)
const TemplatesFailed = loadErrorBoundary(workshopTexts.templatesFailed, {
  to: onboardingPath(),
  label: 'Scegli di nuovo il mestiere',
})

export function ErrorBoundary() {
  const { search } = useLocation()
  return new URLSearchParams(search).has('mestiere') ? <TemplatesFailed /> : <CardsFailed />
}

/** The first steps: what you do, what you need, a request of your own. */
export default function Onboarding({
  loaderData: screen,
  actionData: whole,
}: Route.ComponentProps) {
  if (screen.step === 'profession') {
    return (
      <StepFrame place={{ step: 'profession', professionId: null, templateId: null }}>
        <ProfessionStep doors={screen.doors} isFailed={screen.isCardsFailed} />
      </StepFrame>
    )
  }
  const { step, page } = screen
  const place: Place = { step, professionId: page.professionId, templateId: page.templateId }
  return (
    <StepFrame place={place}>
      {step === 'custom' || (step === 'template' && page.templateId !== null) ? (
        <RequestStep
          key={`${page.professionId} ${page.templateId}`}
          page={page}
          place={place}
          whole={whole}
        />
      ) : null}
      {step === 'template' && page.templateId === null ? (
        <TemplateStep page={page} place={place} />
      ) : null}
      {step === 'done' ? <DoneStep place={place} /> : null}
    </StepFrame>
  )
}
