import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { adminUserPath } from '../../admin-paths.ts'
import { intentField, isAskedBy } from '../../records/acts/acts.ts'
import { DoneNote, useOutcome } from '../../records/acts/done-note.tsx'
import { type DeskAct, type DeskAnswer, reasonField } from '../../security/desk/desk.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useMay } from '../../ui/use-may.ts'
import { type DeskPerson, type DeskRow, deskNeeds, deskRows } from './desk-rows.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { RightAddress } from './right-address.tsx'
import { deskSectionId } from './user-acts.ts'

type DeskSectionProps = {
  person: DeskPerson
  answer: DeskAnswer | null
  canSendMail: boolean
}

/** What whoever helps at the counter does for a person: why first, then what. */
export function DeskSection({ person, answer, canSendMail }: DeskSectionProps) {
  const may = useMay()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState<DeskRow | null>(null)
  const [isCorrecting, setCorrecting] = useState(false)
  const outcome = useOutcome()
  const { name } = person
  // The next act has a reason of its own.
  useEffect(() => {
    if (!deskRows.some(({ act }) => act === outcome?.done)) return
    form.current?.reset()
    setCorrecting(false)
  }, [outcome])
  const rows = deskRows.filter(({ act, isFor }) => may(deskNeeds[act]) && isFor(person))
  const errorOf = (field: string) => answer?.errors.find((error) => error.field === field)?.message
  const typed = () => new FormData(form.current ?? undefined)

  function send(act: DeskAct) {
    const fields = typed()
    fields.set(intentField, act)
    void submit(fields, {
      method: 'post',
      action: adminUserPath(person.id),
      preventScrollReset: true,
    })
  }

  function press(row: DeskRow) {
    if (row.act === 'correct') setCorrecting(!isCorrecting)
    // Where the reason is missing that is said first.
    else if (row.question && typed().has(reasonField)) setAsked(row)
    else send(row.act)
  }

  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby={deskSectionId}>
      <h2 id={deskSectionId}>Aiuto allo sportello</h2>
      <DoneNote outcome={outcome} texts={doneTexts(person)} />
      <form ref={form} className="stack gap-5">
        {/* Enter in a field does nothing: else it would load the page anew. */}
        <button type="submit" disabled className="vh" tabIndex={-1} aria-hidden="true" />
        {answer && <ErrorSummary errors={answer.errors} title="Non è fatto" />}
        <ReasonFields
          legend="Perché lo fai?"
          hint={
            canSendMail
              ? `Il motivo resta nel registro, e ${name} lo legge nell'email che riceve.`
              : 'Il motivo resta nel registro.'
          }
          errorOf={errorOf}
        />
        <ul className="desk-acts">
          {rows.map((row) => (
            <Row
              key={row.act}
              row={row}
              person={person}
              isOpen={row.act === 'correct' && isCorrecting}
              onPress={() => press(row)}
            >
              <RightAddress
                name={name}
                error={errorOf('email')}
                onCorrect={() => send('correct')}
              />
            </Row>
          ))}
        </ul>
      </form>
      {asked?.question && (
        <ConfirmDialog
          open
          {...asked.question(person)}
          onConfirm={() => {
            setAsked(null)
            send(asked.act)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  )
}

type RowProps = {
  row: DeskRow
  person: DeskPerson
  /** What the act still asks for stands under its row. */
  isOpen: boolean
  onPress: () => void
  children: ReactNode
}

function Row({ row, person, isOpen, onPress, children }: RowProps) {
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
        type="button"
        kind={kind}
        busy={!isOpen && formMethod === 'POST' && isAskedBy(formData, act)}
        onClick={onPress}
      >
        <span>
          {isOpen ? 'Annulla' : label}
          {more && !isOpen && <span className="vh">{more}</span>}
        </span>
      </Button>
      {isOpen && children}
    </li>
  )
}

const doneTexts = ({ name }: DeskPerson) => ({
  correct: `Indirizzo corretto: da adesso ${name} entra con quello nuovo.`,
  'end-sessions': `Sessioni chiuse: ${name} deve entrare di nuovo.`,
  suspend: `Account sospeso: ${name}.`,
  reactivate: `Account riattivato: ${name} può entrare di nuovo.`,
})
