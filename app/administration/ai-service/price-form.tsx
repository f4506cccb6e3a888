import { Form } from 'react-router'
import { aiServicePath } from '../../admin-paths.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { priceFieldId } from './field-ids.ts'
import type { PricedModel, PriceName } from './priced-models.ts'
import { type ServiceAnswer, serviceActs } from './service-answer.ts'

type PriceFormProps = {
  priced: PricedModel
  /** Among the forms of the screen. */
  place: number
  answer: ServiceAnswer | null
  busyForm: FormData | undefined
}

const labels: Record<PriceName, string> = {
  millionIn: 'Euro per milione di token letti',
  millionOut: 'Euro per milione di token scritti',
  picture: 'Euro per immagine',
}

/** The prices of a model. */
export function PriceForm({ priced, place, answer, busyForm }: PriceFormProps) {
  const { model, prices, names } = priced
  const isAnswered = answer?.sent?.intent === 'set-prices' && answer.sent.model === model
  const isBusy = isAskedBy(busyForm, 'set-prices') && busyForm?.get('model') === model
  return (
    <Form
      method="post"
      action={aiServicePath()}
      className="price-form"
      key={Object.values(prices).join(' ')}
      preventScrollReset
    >
      <input type="hidden" {...serviceActs.button('set-prices')} />
      <input type="hidden" name="model" value={model} />
      <fieldset>
        <legend>{model}</legend>
        <div className="form-pair">
          {names.map((name) => (
            <TextField
              key={name}
              id={priceFieldId(place, name)}
              name={name}
              label={labels[name]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={(isAnswered ? answer.sent?.[name] : null) ?? prices[name]}
              error={isAnswered ? (answer.fields?.[name] ?? null) : null}
            />
          ))}
        </div>
        <div>
          <Button busy={isBusy} busyLabel="Salvo…">
            Salva i prezzi<span className="vh"> di {model}</span>
          </Button>
        </div>
      </fieldset>
    </Form>
  )
}
