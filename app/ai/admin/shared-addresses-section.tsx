import { Plus } from 'lucide-react'
import { Form } from 'react-router'
import { aiServicePath } from '../../admin-paths.ts'
import type { SharedAddress } from '../../platform/limits/network.server.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { type Column, Rows } from '../../records/list/rows.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SectionPart } from './section-card.tsx'
import { doneTexts, type ServiceAnswer, serviceActs, sharedFieldId } from './service-answer.ts'

type SharedAddressesProps = {
  addresses: SharedAddress[]
  /** Where this administrator is now. */
  here: string
  answer: ServiceAnswer | null
  busyForm: FormData | undefined
}

/** The addresses that many people use, such as a library's: their limits are wide. */
export function SharedAddresses({ addresses, here, answer, busyForm }: SharedAddressesProps) {
  const isAnswered = answer?.sent?.intent === 'share'
  const texts = (name: 'name' | 'address') => ({
    id: sharedFieldId(name),
    name,
    autoComplete: 'off',
    defaultValue: (isAnswered ? answer.sent?.[name] : null) ?? '',
    error: isAnswered ? (answer.fields?.[name] ?? null) : null,
  })
  return (
    <SectionPart id="indirizzi" title="Indirizzi condivisi" done={doneTexts.indirizzi}>
      <p className="measure">
        In una biblioteca o a scuola molte persone hanno lo stesso indirizzo. Aggiungilo qui: da lì
        si può chiedere dieci volte tanto, al minuto e al giorno.
      </p>
      {addresses.length > 0 && (
        <Rows
          caption="Indirizzi condivisi"
          columns={columns(busyForm)}
          rows={addresses}
          idOf={({ range }) => range}
        />
      )}
      <Form
        method="post"
        action={aiServicePath()}
        className="price-form address-form"
        key={addresses.map(({ range }) => range).join(' ')}
        preventScrollReset
      >
        <input type="hidden" {...serviceActs.button('share')} />
        <fieldset>
          <legend>Aggiungi un indirizzo</legend>
          <div className="form-pair">
            <TextField {...texts('name')} label="Di chi è" maxLength={60} />
            <TextField
              {...texts('address')}
              label="Indirizzo o rete"
              maxLength={60}
              autoCapitalize="none"
              spellCheck={false}
              hint={`Adesso il tuo è ${here}.`}
            />
          </div>
          <div>
            <Button
              busy={isAskedBy(busyForm, 'share')}
              busyLabel="Un momento…"
              icon={<Plus aria-hidden="true" className="i" />}
            >
              Aggiungi
            </Button>
          </div>
        </fieldset>
      </Form>
    </SectionPart>
  )
}

const columns = (busyForm: FormData | undefined): Column<SharedAddress>[] => [
  { label: 'Di chi è', cell: ({ name }) => <b>{name}</b> },
  { label: 'Indirizzo', cell: ({ range }) => range },
  {
    label: 'Togli',
    isWide: true,
    cell: ({ range, name }) => (
      <Form method="post" action={aiServicePath()} preventScrollReset>
        <input type="hidden" {...serviceActs.button('unshare')} />
        <input type="hidden" name="address" value={range} />
        <Button
          kind="plain"
          size="small"
          busy={isAskedBy(busyForm, 'unshare') && busyForm?.get('address') === range}
          busyLabel="Un momento…"
        >
          Togli<span className="vh"> {name}</span>
        </Button>
      </Form>
    ),
  },
]
