import { useLocation, useNavigation } from 'react-router'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { clientAddressContext } from '../../platform/http/context.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { readSharedAddresses } from '../../platform/limits/network.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/acts.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { requireFreshProof } from '../../security/fresh-proof.server.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { readDayUse } from '../quota.server.ts'
import { readService } from '../read-service.server.ts'
import type { Route } from './+types/ai.route'
import { pricedModels } from './priced-models.ts'
import { SectionCard } from './section-card.tsx'
import { errorsOf, type ServiceAnswer, serviceActs } from './service-answer.ts'
import { answerService } from './service-request.server.ts'
import { SharedAddresses } from './shared-addresses-section.tsx'
import { SpendingSection } from './spending-section.tsx'
import { StateSection } from './state-section.tsx'
import { Today } from './today-section.tsx'
import { TrialSection } from './trial-section.tsx'
import { WithoutService } from './without-service.tsx'
import '../../records/facts/facts.css'
import './ai.css'

export const meta = titled(adminTitle('Servizio AI'))

const loadFailed = 'Errore nel caricamento del servizio AI'

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, loadFailed, async () => {
    const actor = requireActor(context, 'setAi')
    const now = new Date()
    const [view, day, addresses] = await Promise.all([
      readService(db, actor, { env, log }, now),
      readDayUse(db, env, now),
      readSharedAddresses(db),
    ])
    return { view, day, addresses, here: context.get(clientAddressContext), now: now.getTime() }
  })

/** Carries out a button: leads back to its section, or says what went wrong. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireActor(context, 'setAi', serviceActs.failedText(form))
  const asked = serviceActs.asked(form)
  // Asking the service anything changes nothing.
  if (asked !== 'refresh' && asked !== 'try') requireFreshProof({ context, request, url })
  const { signal } = request
  return answerService(context, { db, env, log, signal }, actor, form)
}

export const clientAction = keepActs(serviceActs)

export const ErrorBoundary = adminErrorBoundary(loadFailed)

export default function AiServiceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { view, day, addresses, here, now } = loaderData
  const answer = useLastAnswer(actionData as ServiceAnswer | undefined)
  const busyForm = useNavigation().formData
  const { key } = useLocation()
  const priced = pricedModels(view)
  const hasFigures = priced.length > 0 || view.spending.budget !== null
  return (
    <>
      <PageHead
        title="Servizio AI"
        text="Chi scrive le risposte e disegna le immagini, quanto costa e che cosa non va."
      />
      <div className="stack gap-6">
        <ErrorSummary
          key={key}
          title={answer?.code === 'INVALID' ? 'Controlla questi punti' : 'Non è riuscito'}
          errors={errorsOf(answer, priced)}
        />
        {view.mode === 'openai' ? (
          <>
            <StateSection {...{ view, now, answer, busyForm }} />
            <TrialSection view={view} now={now} />
          </>
        ) : (
          <WithoutService mode={view.mode} />
        )}
        {(view.mode === 'openai' || hasFigures) && (
          <SpendingSection view={view} models={priced} answer={answer} busyForm={busyForm} />
        )}
        <SectionCard id="limiti" title="Limiti e reti">
          {view.mode === 'openai' && <Today day={day} />}
          <SharedAddresses {...{ addresses, here, answer, busyForm }} />
        </SectionCard>
      </div>
    </>
  )
}
