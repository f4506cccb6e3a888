import { Form } from 'react-router'
import { aiServicePath } from '../../admin-paths.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { type Column, Rows } from '../../records/list/rows.tsx'
import { Button } from '../../ui/button.tsx'
import { countText } from '../../ui/count-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { BudgetBar } from '../budget-bar.tsx'
import { costOf, euroText, isPriceKnown, monthName, type Used } from '../money.ts'
import type { ServiceView } from '../read-service.server.ts'
import { type PricedModel, type PriceName, priceText } from './priced-models.ts'
import { SectionCard } from './section-card.tsx'
import {
  budgetFieldId,
  doneTexts,
  priceFieldId,
  type ServiceAnswer,
  serviceActs,
} from './service-answer.ts'

type SpendingSectionProps = {
  view: ServiceView
  models: PricedModel[]
  answer: ServiceAnswer | null
  busyForm: FormData | undefined
}

/** What the month has used and cost, and the prices from which that is reckoned. */
export function SpendingSection({ view, models, answer, busyForm }: SpendingSectionProps) {
  const { spending } = view
  const { month, used, withoutPrice } = spending
  return (
    <SectionCard id="spesa" title="Prezzi e spesa" done={doneTexts.spesa}>
      <h3>Spesa di {monthName(month)}</h3>
      <BudgetBar spending={spending} />
      {used.length === 0 ? (
        <p>Questo mese nessuno ha ancora chiesto niente.</p>
      ) : (
        <Rows
          caption={`Che cosa ha usato ogni modello in ${monthName(month)}`}
          columns={columns(view)}
          rows={used}
          idOf={({ model, kind }) => `${kind} ${model}`}
        />
      )}
      {withoutPrice.length > 0 && (
        <Note kind="info">
          Manca il prezzo di {withoutPrice.join(', ')}.{' '}
          {isPriceKnown(view.prices) && 'Intanto conta come il più caro tra i prezzi inseriti.'}
        </Note>
      )}
      <h3>Prezzi</h3>
      <p className="measure">
        Copiali dalla pagina dei prezzi del servizio, in euro. Un campo vuoto vuol dire che il
        prezzo non si sa.
      </p>
      {models.length === 0 && <p>Quando un modello è in uso, qui scrivi il suo prezzo.</p>}
      {models.map((priced, place) => (
        <PriceForm key={priced.model} {...{ priced, place, answer, busyForm }} />
      ))}
      <BudgetForm {...{ view, answer, busyForm }} />
    </SectionCard>
  )
}

const columns = ({ prices, spending }: ServiceView): Column<Used>[] => [
  { label: 'Modello', cell: ({ model }) => <b>{model}</b> },
  { label: 'Che cosa', cell: ({ kind }) => (kind === 'image' ? 'Immagini' : 'Risposte') },
  { label: 'Quante', cell: ({ generations }) => countText(generations) },
  {
    label: 'Token letti',
    cell: ({ kind, tokensIn }) => (kind === 'image' ? '—' : countText(tokensIn)),
  },
  {
    label: 'Token scritti',
    cell: ({ kind, tokensOut }) => (kind === 'image' ? '—' : countText(tokensOut)),
  },
  {
    label: 'Costo',
    cell: (used) => {
      if (!isPriceKnown(prices)) return 'Non si sa'
      const cost = costOf([used], prices)
      const isGuess = spending.withoutPrice.includes(used.model)
      if (isGuess && cost === 0) return 'Non si sa'
      return `${isGuess && cost >= 0.01 ? 'circa ' : ''}${euroText(cost)}`
    },
  },
]

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

function PriceForm({ priced, place, answer, busyForm }: PriceFormProps) {
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

function BudgetForm({ view, answer, busyForm }: Omit<SpendingSectionProps, 'models'>) {
  const { own, operators } = view.budget
  const isAnswered = answer?.sent?.intent === 'set-budget'
  const empty =
    operators === null
      ? 'Vuoto: nessun limite.'
      : `Vuoto: vale quello di chi gestisce il server, ${euroText(operators)}.`
  return (
    <Form
      method="post"
      action={aiServicePath()}
      className="price-form stack"
      key={own}
      preventScrollReset
    >
      <input type="hidden" {...serviceActs.button('set-budget')} />
      <h3>Limite del mese</h3>
      <TextField
        id={budgetFieldId}
        name="budget"
        label="Euro al mese, al massimo"
        hint={`Raggiunto il limite l'AI si ferma fino al mese dopo; guide e strumenti restano aperti. ${empty}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={(isAnswered ? answer.sent?.budget : null) ?? priceText(own)}
        error={isAnswered ? (answer.fields?.budget ?? null) : null}
      />
      <div>
        <Button busy={isAskedBy(busyForm, 'set-budget')} busyLabel="Salvo…">
          Salva il limite
        </Button>
      </div>
    </Form>
  )
}
