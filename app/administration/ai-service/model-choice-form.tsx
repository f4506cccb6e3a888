import { Form } from 'react-router'
import { aiServicePath } from '../../admin-paths.ts'
import type { ModelInUse } from '../../ai-service/read-service.server.ts'
import type { OfferedModel } from '../../platform/ai/choose-model.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { modelFieldId } from './field-ids.ts'
import { modelOptions } from './model-options.ts'
import { type ServiceAnswer, serviceActs } from './service-answer.ts'
import { dayOf } from './service-words.ts'

type ModelChoiceFormProps = {
  inUse: ModelInUse
  /** null: the list cannot be used, and the name is written. */
  offered: OfferedModel[] | null
  answer: ServiceAnswer | null
  busyForm: FormData | undefined
}

/** Chooses the model of a kind, or leaves the choice to the settings and the list. */
export function ModelChoiceForm({ inUse, offered, answer, busyForm }: ModelChoiceFormProps) {
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
      {offered ? (
        <SelectField {...texts}>
          <option value="">{automatic}</option>
          <Options kind={kind} offered={offered} chosen={chosen} />
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

type OptionsProps = Pick<ModelInUse, 'kind' | 'chosen'> & { offered: OfferedModel[] }

function Options({ kind, chosen, offered }: OptionsProps) {
  const { fitting, others } = modelOptions(kind, offered)
  const isMissing = chosen !== null && !offered.some(({ id }) => id === chosen)
  return (
    <>
      {isMissing && <option value={chosen}>{chosen} (non è più nell'elenco)</option>}
      {fitting.length > 0 && (
        <optgroup label={kind === 'text' ? 'Modelli che scrivono' : 'Modelli per le immagini'}>
          {fitting.map(optionOf)}
        </optgroup>
      )}
      {others.length > 0 && <optgroup label="Altri modelli">{others.map(optionOf)}</optgroup>}
    </>
  )
}

const optionOf = ({ id, endsOn }: OfferedModel) => (
  <option key={id} value={id}>
    {endsOn ? `${id} (finisce il ${dayOf(endsOn)})` : id}
  </option>
)
