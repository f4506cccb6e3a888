import { useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Status } from '../../ui/status.tsx'
import { type Ease, type EaseReply, type EaseScreen, easeAnchor, easeFields } from './ease.ts'

type EaseFormProps = {
  /** The page, whose action stores it. */
  page: string
  ease: EaseScreen
  /** What the action answered to a form that was sent without script. */
  sent: object | undefined
}

/** 'Quanto è stato facile?': one press, then a line for who wants to. */
export function EaseForm({ page, ease, sent }: EaseFormProps) {
  const { Form, data, formData } = useFetcher<EaseReply>()
  const { words } = ease
  const come: { ease?: Ease; message?: string } = data ?? sent ?? {}
  const said = come.ease ?? ease.said
  const pressed = formData?.get(easeFields.answer) ?? said?.answer
  return (
    <Form
      method="post"
      action={`${page}#${easeAnchor}`}
      id={easeAnchor}
      className="ease noprint"
      aria-labelledby="quanto"
      // Until the first answer has its receipt another one would count beside it.
      onSubmit={(event) => formData && !said && event.preventDefault()}
    >
      <h2 id="quanto">{words.question}</h2>
      <div className="row">
        {words.answers.map(({ value, label }) => (
          <Button
            key={value}
            name={easeFields.answer}
            value={value}
            aria-pressed={pressed === value}
          >
            {label}
          </Button>
        ))}
      </div>
      {come.message && (
        <Note kind="bad" role="alert">
          {come.message}
        </Note>
      )}
      <Status className="ease-thanks">{said && words.thanks}</Status>
      {said && (
        <>
          <input type="hidden" name={easeFields.receipt} value={said.receipt} />
          <TextArea {...words.field} defaultValue={said.words} />
          <Button name={easeFields.answer} value={said.answer}>
            {words.send}
          </Button>
        </>
      )}
    </Form>
  )
}
