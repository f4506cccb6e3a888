import { useRef } from 'react'
import { useLocation } from 'react-router'
import { onboardingPath } from '../paths.ts'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { db, env } from '../platform/process.server.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { loadedTags } from '../ui/page-title.ts'
import { askerOrNull } from '../workshop/answer/asker.server.ts'
import { answerNoScriptForm } from '../workshop/answer/no-script-form.server.ts'
import { workshopTexts } from '../workshop/workshop-page.ts'
import type { Route } from './+types/onboarding.route'
import { ProfessionStep } from './profession-step.tsx'
import { PromptStep } from './prompt-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { TemplateStep } from './template-step.tsx'
import { wizardScreen } from './wizard.server.ts'
import { parseWizardPlace, type WizardPlace, wizardHeading } from './wizard.ts'
import './onboarding.css'

export const meta = loadedTags

const description =
  "Dici che lavoro fai, scegli che cosa ti serve e l'AI ti risponde. Una domanda alla volta, senza fretta."

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const screen = await wizardScreen(
    db,
    { env, log: requestLog(context) },
    parseWizardPlace(url.searchParams),
    () => askerOrNull(env, { request, context }),
  )
  const templateId = screen.step === 'profession' ? null : screen.page.templateId
  const heading = wizardHeading({ step: screen.step, templateId })
  const title = heading.charAt(0) + heading.slice(1).toLowerCase()
  return { ...screen, tags: publicTags(env, url, { title, description }) }
}

/** The prompt box of a browser without script. */
export const action = (asking: Route.ActionArgs) => answerNoScriptForm(db, env, asking)

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
  actionData: noScript,
}: Route.ComponentProps) {
  const shown = useRef<string | null>(null)
  if (screen.step === 'profession') {
    return (
      <StepFrame place={{ step: 'profession', professionId: null, templateId: null }} shown={shown}>
        <ProfessionStep doors={screen.doors} isFailed={screen.isCardsFailed} />
      </StepFrame>
    )
  }
  const { step, page } = screen
  const { professionId, templateId } = page
  const place: WizardPlace = { step, professionId, templateId }
  if (step === 'template' && templateId === null) {
    return (
      <StepFrame place={place} shown={shown}>
        <TemplateStep page={page} place={place} />
      </StepFrame>
    )
  }
  return (
    <PromptStep
      key={`${professionId} ${templateId}`}
      page={page}
      place={place}
      noScript={noScript}
      shown={shown}
    />
  )
}
