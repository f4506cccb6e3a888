import { answerField, mostCharacters, verdictId, type WriteView } from './lesson.ts'
import { Mailbox } from './mailbox.tsx'

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
