import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { adminUserPath } from '../../admin-paths.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { DoneNote, useOutcome } from '../../records/acts/done-note.tsx'
import {
  type DeskAnswer,
  deskWordsField,
  reasonField,
  sureField,
} from '../../security/desk/desk.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useMay } from '../../ui/use-may.ts'
import { AddressQuestion } from './address-question.tsx'
import { type DeskPerson, type DeskRow, deskNeeds, deskRows } from './desk-rows.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { deskSectionId, personActs } from './user-acts.ts'

type DeskSectionProps = {
  person: DeskPerson
  answer: DeskAnswer | null
  canSendMail: boolean
}

/** What whoever helps at the counter does for a person: why first, then what. */
export function DeskSection({ person, answer, canSendMail }: DeskSectionProps) {
  const may = useMay()
  const form = useRef<HTMLFormElement>(null)
  const outcome = useOutcome()
  const { name } = person
  // The next act has a reason of its own.
  useEffect(() => {
    if (deskRows.some(({ act }) => act === outcome?.done)) form.current?.reset()
  }, [outcome])
  const rows = deskRows.filter(({ act, isFor }) => may(deskNeeds[act]) && isFor(person))
  const asked = rows.find(({ act, question }) => question && act === answer?.question)
  const errorOf = (field: string) => answer?.errors.find((error) => error.field === field)?.message
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby={deskSectionId}>
      <h2 id={deskSectionId}>Aiuto allo sportello</h2>
      <DoneNote outcome={outcome} texts={doneTexts(person)} />
      <Form
        ref={form}
        method="post"
        action={adminUserPath(person.id)}
        preventScrollReset
        className="stack gap-5"
      >
        {/* Enter in the field does nothing: else it would do the first of the acts. */}
        <button type="submit" disabled className="vh" tabIndex={-1} aria-hidden="true" />
        {answer && <ErrorSummary errors={answer.errors} title="Non è fatto" />}
        <ReasonFields
          legend="Perché lo fai?"
          hint={
            canSendMail
              ? `Il motivo resta nel registro, e ${name} lo legge nell'email che riceve.`
              : 'Il motivo resta nel registro.'
          }
          typed={answer ?? undefined}
          errorOf={errorOf}
        />
        <ul className="desk-acts">
          {rows.map((row) => (
            <Row key={row.act} row={row} person={person} />
          ))}
        </ul>
      </Form>
      {answer?.question === 'correct' && <AddressQuestion person={person} answer={answer} />}
      {asked && answer && <Question row={asked} person={person} answer={answer} />}
    </section>
  )
}

function Row({ row, person }: { row: DeskRow; person: DeskPerson }) {
  const { act, Icon, title, words, label, more, kind } = row
  const { formMethod, formData } = useNavigation()
  return (
    <li>
      <span className="arch">
        <Icon aria-hidden="true" className="i" />
      </span>
      <p>
        <b>{title}</b>
        <span>{words(person)}</span>
      </p>
      <Button
        {...personActs.button(act)}
        kind={kind}
        busy={formMethod === 'POST' && isAskedBy(formData, act)}
      >
        <span>
          {label}
          {more && <span className="vh">{more}</span>}
        </span>
      </Button>
    </li>
  )
}

/** Stands under the acts and takes the focus; the reason comes along. */
function Question({
  row,
  person,
  answer,
}: {
  row: DeskRow
  person: DeskPerson
  answer: DeskAnswer
}) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new one
  useEffect(() => box.current?.focus(), [answer])
  const words = row.question?.(person)
  if (!words) return null
  const fields = {
    [reasonField]: answer.reason,
    [deskWordsField]: answer.words,
    [sureField]: 'si',
  }
  return (
    <div ref={box} tabIndex={-1} className="done-note">
      <ConfirmPanel
        act={{ ...words, fields: personActs.fields(row.act, fields) }}
        cancelTo={adminUserPath(person.id)}
      />
    </div>
  )
}

const doneTexts = ({ name }: DeskPerson) => ({
  correct: `Indirizzo corretto: da adesso ${name} entra con quello nuovo.`,
  'end-sessions': `Sessioni chiuse: ${name} deve entrare di nuovo.`,
  suspend: `Account sospeso: ${name}.`,
  reactivate: `Account riattivato: ${name} può entrare di nuovo.`,
})
