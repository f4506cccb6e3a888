import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { isAskedBy } from '../../records/acts/acts.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../email-field.tsx'

type RightAddressProps = {
  name: string
  error: string | undefined
  onCorrect: () => void
}

/** The field for the right address of somebody, in the row of the desk that corrects it. */
export function RightAddress({ name, error, onCorrect }: RightAddressProps) {
  const box = useRef<HTMLDivElement>(null)
  const { formMethod, formData } = useNavigation()
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box} className="right-address stack gap-4">
      <p>
        Rileggilo insieme a {name}, lettera per lettera. Vale subito, e lo scriviamo ai due
        indirizzi.
      </p>
      <EmailField
        label="Indirizzo giusto"
        autoComplete="off"
        error={error}
        defaultValue={undefined}
      />
      <Button
        type="button"
        kind="main"
        className="justify-self-start"
        busy={formMethod === 'POST' && isAskedBy(formData, 'correct')}
        onClick={onCorrect}
      >
        Correggi l'indirizzo
      </Button>
    </div>
  )
}
