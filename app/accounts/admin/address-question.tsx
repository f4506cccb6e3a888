import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { adminUserPath } from '../../admin-paths.ts'
import {
  type DeskAnswer,
  deskWordsField,
  reasonField,
  sureField,
} from '../../security/desk/desk.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { EmailField } from '../email-field.tsx'
import type { DeskPerson } from './desk-rows.tsx'
import { personActs } from './user-acts.ts'

type AddressQuestionProps = { person: DeskPerson; answer: DeskAnswer }

/** Asks for the right address of somebody; the reason comes along. */
export function AddressQuestion({ person, answer }: AddressQuestionProps) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const error = answer.errors.find(({ field }) => field === 'email')?.message
  useEffect(() => {
    if (answer.errors.length === 0) form.current?.querySelector<HTMLInputElement>('#email')?.focus()
  }, [answer])
  const hidden = personActs.fields('correct', {
    [reasonField]: answer.reason,
    [deskWordsField]: answer.words,
    [sureField]: 'si',
  })
  return (
    <section className="card stack" aria-labelledby="indirizzo-giusto">
      <h3 id="indirizzo-giusto">Qual è l'indirizzo giusto?</h3>
      <p>
        Rileggilo insieme a {person.name}, lettera per lettera. Vale subito, e lo scriviamo ai due
        indirizzi.
      </p>
      <Form
        ref={form}
        method="post"
        action={adminUserPath(person.id)}
        preventScrollReset
        noValidate={isHydrated}
        className="stack gap-5"
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <EmailField
          label="Indirizzo giusto"
          autoComplete="off"
          error={error}
          defaultValue={answer.email}
        />
        <p className="row">
          <Button kind="main" busyLabel="Un momento…">
            Correggi l'indirizzo
          </Button>
          <Link className="btn" to={adminUserPath(person.id)}>
            Annulla
          </Link>
        </p>
      </Form>
    </section>
  )
}
