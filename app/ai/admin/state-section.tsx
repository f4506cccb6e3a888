import { RefreshCw } from 'lucide-react'
import { Form } from 'react-router'
import { aiServicePath } from '../../admin-paths.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { Fact, FindingLine } from '../../records/facts/facts.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { Button } from '../../ui/button.tsx'
import type { ServiceView } from '../read-service.server.ts'
import { Models } from './models-section.tsx'
import { SectionCard } from './section-card.tsx'
import { doneTexts, type ServiceAnswer, serviceActs } from './service-answer.ts'
import { listFinding } from './service-words.ts'

type StateSectionProps = {
  view: ServiceView
  now: number
  answer: ServiceAnswer | null
  busyForm: FormData | undefined
}

/** Who is asked, whether it answers, and with which models. */
export function StateSection({ view, now, answer, busyForm }: StateSectionProps) {
  const { name, host, list } = view
  return (
    <SectionCard id="stato" title="Stato e modelli" done={doneTexts.stato}>
      <dl className="facts">
        <Fact label="Servizio">{name}</Fact>
        <Fact label="Indirizzo">{host}</Fact>
        <Fact label="Elenco dei modelli">
          <FindingLine finding={listFinding(list)} />
        </Fact>
        {list && (
          <Fact label="Chiesto">
            <RelativeDate value={list.at} now={now} />
          </Fact>
        )}
      </dl>
      <Form method="post" action={aiServicePath()} className="row" preventScrollReset>
        <input type="hidden" {...serviceActs.button('refresh')} />
        <Button
          busy={isAskedBy(busyForm, 'refresh')}
          busyLabel="Chiedo…"
          icon={<RefreshCw aria-hidden="true" className="i" />}
        >
          Chiedi di nuovo l'elenco
        </Button>
        <span className="small soft">Non costa niente. Si aggiorna anche da solo.</span>
      </Form>
      <Models view={view} answer={answer} busyForm={busyForm} />
    </SectionCard>
  )
}
