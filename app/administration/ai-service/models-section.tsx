import { TriangleAlert } from 'lucide-react'
import type { ModelInUse, ServiceView } from '../../ai-service/read-service.server.ts'
import { Note } from '../../ui/note.tsx'
import { Fact } from '../facts/finding-line.tsx'
import { ModelChoiceForm } from './model-choice-form.tsx'
import { SectionCard } from './section-card.tsx'
import { doneTexts, type ServiceAnswer } from './service-answer.ts'
import { dayOf, endingText, reasonText, sightText } from './service-words.ts'

type ModelsSectionProps = {
  view: ServiceView
  answer: ServiceAnswer | null
  busyForm: FormData | undefined
}

/** Who answers now, why and for how long, and the choice of another one. */
export function ModelsSection({ view, answer, busyForm }: ModelsSectionProps) {
  return (
    <SectionCard id="modelli" title="Modelli in uso" done={doneTexts.modelli}>
      <div className="model-pair">
        {view.inUse.map((inUse) => (
          <section key={inUse.kind} className="stack" aria-labelledby={`uso-${inUse.kind}`}>
            <h3 id={`uso-${inUse.kind}`}>
              {inUse.kind === 'text' ? 'Per le parole' : 'Per le immagini'}
            </h3>
            <ModelFacts inUse={inUse} />
            <ModelChoiceForm
              inUse={inUse}
              offered={view.list?.models ?? null}
              answer={answer}
              busyForm={busyForm}
            />
          </section>
        ))}
      </div>
      <p className="small soft">
        Da sola Fucina sceglie solo tra modelli piccoli che conosce: il suo elenco è del{' '}
        {dayOf(view.familiesCheckedOn)}.
      </p>
    </SectionCard>
  )
}

function ModelFacts({ inUse }: { inUse: ModelInUse }) {
  const { kind, choice, chosen, daysLeft } = inUse
  if (!choice) return <NoModel kind={kind} />
  const { model, reason, endsOn, next } = choice
  return (
    <>
      {endsOn && daysLeft !== null && (
        <Note
          kind={choice.next ? 'info' : 'bad'}
          icon={<TriangleAlert aria-hidden="true" className="i" />}
        >
          <p className="font-bold">{endingText(model, endsOn, daysLeft)}.</p>
          <p>
            {next
              ? `Poi Fucina usa ${next}: non devi fare nulla.`
              : 'Nessun altro modello può prenderne il posto: sceglilo tu prima di quel giorno.'}
          </p>
        </Note>
      )}
      {chosen && chosen !== model && (
        <Note kind="info">
          È scelto {chosen}, ma il servizio non lo ha più: intanto Fucina usa {model}.
        </Note>
      )}
      <dl className="facts">
        <Fact label="Modello">{model}</Fact>
        <Fact label="Perché">{reasonText(reason, kind)}</Fact>
        {kind === 'text' && <Fact label="Legge le foto">{sightText(inUse.isSighted)}</Fact>}
        <Fact label="Finisce">{endsOn ? dayOf(endsOn) : 'Nessuna data annunciata'}</Fact>
        <Fact label="Dopo">{next ?? 'Nessun altro modello'}</Fact>
      </dl>
    </>
  )
}

function NoModel({ kind }: { kind: ModelInUse['kind'] }) {
  if (kind === 'picture') {
    return (
      <Note kind="info">
        Nessun modello per le immagini: chi usa Fucina riceve solo parole. Se il servizio ne ha uno,
        sceglilo qui.
      </Note>
    )
  }
  return (
    <Note kind="bad">
      <p className="font-bold">Nessun modello: adesso nessuno riceve risposte.</p>
      <p>Scegli qui il modello.</p>
    </Note>
  )
}
