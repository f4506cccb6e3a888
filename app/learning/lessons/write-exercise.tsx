import { ChevronDown } from 'lucide-react'
import type { MailContent } from '../../../db/content/lessons/lesson-content.ts'
import { Addresses } from '../../ui/addresses.tsx'
import { answerField, mostCharacters, verdictId, type WriteView } from './lesson.ts'

type WriteExerciseProps = {
  exercise: WriteView
  task: string
  given: string | undefined
  /** null while there is no verdict. */
  isRight: boolean | null
}

export const writtenId = 'risposta-scritta'

/** Words to type or to paste. What is to be copied can be marked by finger, mouse and keyboard. */
export function WriteExercise({ exercise, task, given, isRight }: WriteExerciseProps) {
  const { label, source, start, isCode, isLong, mailbox } = exercise
  const field = {
    id: writtenId,
    name: answerField,
    className: 'in',
    defaultValue: given ?? start,
    maxLength: mostCharacters,
    autoComplete: 'off',
    autoCapitalize: 'sentences',
    spellCheck: false,
    'aria-describedby': isRight === null ? undefined : verdictId,
  }
  return (
    <div className="stack gap-3" data-right={isRight || undefined}>
      <p className="task" id="compito">
        {task}
      </p>
      {source !== null && (
        <textarea
          readOnly
          rows={2}
          className="in source"
          aria-labelledby="compito"
          defaultValue={source}
        />
      )}
      {mailbox.length > 0 && <Mailbox mails={mailbox} />}
      <label className="task" htmlFor={writtenId}>
        {label}
      </label>
      {isLong ? (
        <textarea {...field} rows={2} />
      ) : (
        <input {...field} type="text" inputMode={isCode ? 'numeric' : 'text'} />
      )}
    </div>
  )
}

/** A play mailbox: messages that open one at a time, or all. */
function Mailbox({ mails }: { mails: MailContent[] }) {
  return (
    <ul className="mailbox" aria-label="La posta di prova">
      {mails.map(({ sender, address, time, title, text }) => (
        <li key={`${address} ${time}`}>
          <details>
            <summary>
              <b>{sender}</b>
              <span className="small">{time}</span>
              <span className="mail-title">{title}</span>
              <ChevronDown aria-hidden="true" className="i chevron" />
            </summary>
            <div className="mail-text">
              <p className="small">
                Da: <Addresses text={address} />
              </p>
              <p>
                <Addresses text={text} />
              </p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
