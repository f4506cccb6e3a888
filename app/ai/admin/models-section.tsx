import { Form } from 'react-router'
import { aiServicePath } from '../../admin-paths.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { Fact } from '../../records/facts/facts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { isOtherKind, isPictureModel } from '../model-names.ts'
import type { ModelKind } from '../provider.server.ts'
import type { ModelInUse, ServiceView } from '../read-service.server.ts'
import { SectionPart } from './section-card.tsx'
import { doneTexts, modelFieldId, type ServiceAnswer, serviceActs } from './service-answer.ts'
import { reasonText, sightText } from './service-words.ts'

const order = new Intl.Collator('it', { numeric: true })

/** Of the models of the service those made for `kind`, as far as their names tell, by name. */
export function modelOptions(kind: ModelKind, offered: readonly string[]): string[] {
  const fits = kind === 'picture' ? isPictureModel : (model: string) => !isOtherKind(model)
  return offered.filter(fits).sort(order.compare)
}

type ModelsProps = {
  view: ServiceView
  answer: ServiceAnswer | null
  busyForm: FormData | undefined
}

/** Who answers now and why, and the choice of another one. */
export function Models({ view, answer, busyForm }: ModelsProps) {
  return (
    <SectionPart id="modelli" title="Modelli in uso" done={doneTexts.modelli}>
      <div className="model-pair">
        {view.inUse.map((inUse) => (
          <section key={inUse.kind} className="stack" aria-labelledby={`uso-${inUse.kind}`}>
            <h4 id={`uso-${inUse.kind}`}>
              {inUse.kind === 'text' ? 'Per le parole' : 'Per le immagini'}
            </h4>
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
    </SectionPart>
  )
}

function ModelFacts({ inUse }: { inUse: ModelInUse }) {
  const { kind, choice, chosen } = inUse
  if (!choice) return <NoModel kind={kind} />
  const { model, reason, next } = choice
  return (
    <>
      {chosen && chosen !== model && (
        <Note kind="info">
          È scelto {chosen}, ma il servizio non lo ha più: intanto Fucina usa {model}.
        </Note>
      )}
      <dl className="facts">
        <Fact label="Modello">{model}</Fact>
        <Fact label="Perché">{reasonText(reason)}</Fact>
        {kind === 'text' && <Fact label="Legge le foto">{sightText(inUse.isSighted)}</Fact>}
        <Fact label="Se finisce">{next ?? 'Nessun altro modello'}</Fact>
      </dl>
    </>
  )
}

function NoModel({ kind }: { kind: ModelInUse['kind'] }) {
  if (kind === 'picture') {
    return (
      <Note kind="info">
        Nessun modello per le immagini: chi usa Fucina riceve solo parole. Se il servizio ne ha uno,
        dillo qui.
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

type ModelChoiceFormProps = {
  inUse: ModelInUse
  /** null: the list cannot be used; where it names none of this kind too, the name is written. */
  offered: string[] | null
  answer: ServiceAnswer | null
  busyForm: FormData | undefined
}

/** Chooses the model of a kind, or leaves the choice to the settings and the list. */
function ModelChoiceForm({ inUse, offered, answer, busyForm }: ModelChoiceFormProps) {
  const { kind, chosen, named } = inUse
  const isAnswered = answer?.sent?.intent === 'choose' && answer.sent.kind === kind
  const isBusy = isAskedBy(busyForm, 'choose') && busyForm?.get('kind') === kind
  const what = kind === 'text' ? 'per le parole' : 'per le immagini'
  const texts = {
    id: modelFieldId(kind),
    name: 'model',
    label: `Modello ${what}`,
    error: isAnswered ? (answer.fields?.model ?? null) : null,
    defaultValue: (isAnswered ? answer.sent?.model : null) ?? chosen ?? '',
  }
  const options = modelOptions(kind, offered ?? [])
  const automatic =
    named.length > 0 ? 'Scelta automatica: dalle impostazioni del server' : 'Scelta automatica'
  return (
    <Form
      method="post"
      action={aiServicePath()}
      className="stack gap-3"
      key={chosen}
      preventScrollReset
    >
      <input type="hidden" {...serviceActs.button('choose')} />
      <input type="hidden" name="kind" value={kind} />
      {options.length > 0 ? (
        <SelectField {...texts}>
          <option value="">{automatic}</option>
          {chosen !== null && !options.includes(chosen) && (
            <option value={chosen}>
              {chosen}
              {!offered?.includes(chosen) && " (non è più nell'elenco)"}
            </option>
          )}
          {options.map((model) => (
            <option key={model}>{model}</option>
          ))}
        </SelectField>
      ) : (
        <TextField
          {...texts}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={`Come lo scrive il servizio. Vuoto: ${automatic.toLowerCase()}.`}
        />
      )}
      <div>
        <Button busy={isBusy} busyLabel="Un momento…">
          Usa questo modello<span className="vh"> {what}</span>
        </Button>
      </div>
    </Form>
  )
}
