import { Ban, LogOut, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { idField } from '../../records/acts/acts.ts'
import { deskTexts, reasonField, reasons } from '../../security/desk/desk.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { counted } from '../../ui/format-number.ts'
import { userActs } from './user-acts.ts'

type ChosenUsersProps = {
  /** Ids. */
  chosen: readonly string[]
  /** The list as it stands, which does it. */
  action: string
  onNone: () => void
}

/** What can be done to several people at once, for one reason. */
export function ChosenUsers({ chosen, action, onNone }: ChosenUsersProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const [isMissing, setMissing] = useState(false)
  const count = counted(chosen.length, 'utente scelto', 'utenti scelti')
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      noValidate
      className="chosen"
      aria-label={`${count}: che cosa farne`}
      onSubmit={(event) => {
        const isChosen = new FormData(event.currentTarget).get(reasonField) !== ''
        setMissing(!isChosen)
        if (isChosen) return onNone()
        event.preventDefault()
        event.currentTarget.querySelector('select')?.focus()
      }}
    >
      {chosen.map((id) => (
        <input key={id} type="hidden" name={idField} value={id} />
      ))}
      <div className="how-many">
        <p role="status">
          <b>{count}</b>
        </p>
        <Button type="button" kind="quiet" size="small" onClick={onNone}>
          Togli la scelta
        </Button>
      </div>
      <SelectField
        label="Motivo"
        name={reasonField}
        defaultValue=""
        required
        error={isMissing ? deskTexts.reasonToChoose : undefined}
      >
        <option value="">Scegli…</option>
        {Object.entries(reasons).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="row">
        <Button
          {...userActs.button('suspend')}
          kind="danger"
          disabled={isBusy}
          icon={<Ban aria-hidden="true" className="i" />}
        >
          Sospendi
        </Button>
        <Button
          {...userActs.button('reactivate')}
          disabled={isBusy}
          icon={<RotateCcw aria-hidden="true" className="i" />}
        >
          Riattiva
        </Button>
        <Button
          {...userActs.button('end-sessions')}
          disabled={isBusy}
          icon={<LogOut aria-hidden="true" className="i" />}
        >
          Chiudi le sessioni
        </Button>
      </div>
    </Form>
  )
}
