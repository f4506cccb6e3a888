import { useCallback, useEffect, useRef, useState } from 'react'
import { Status } from '../../ui/status.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { answerField, type ExerciseView, fileAnswers } from './lesson.ts'

type FileExerciseProps = {
  exercise: Extract<ExerciseView, { kind: 'file' }>
  task: string
  note: string | undefined
}

const fieldId = 'file-scelto'
/** Ours has some hundred bytes; of another one nobody needs to read more. */
const bytesRead = 500

/**
 * A file to choose, which never leaves the device: the field has no name, so that no form sends
 * it. With script the page looks whether it is ours.
 */
export function FileExercise({ exercise: { label, mark }, task, note }: FileExerciseProps) {
  const isHydrated = useHydrated()
  const [seen, setSeen] = useState('')
  const [name, setName] = useState('')

  const field = useRef<HTMLInputElement>(null)

  const look = useCallback(async () => {
    const file = field.current?.files?.[0]
    setName('')
    if (!file) return setSeen('')
    // A file that lies elsewhere takes its time, and a press meanwhile is not judged wrong.
    setSeen(fileAnswers.unseen)
    const text = await file.slice(0, bytesRead).text()
    if (field.current?.files?.[0] !== file) return
    setSeen(text.includes(mark) ? fileAnswers.ours : fileAnswers.other)
    setName(file.name)
  }, [mark])

  // Of a file that was chosen before the page was ready no event tells.
  useEffect(() => {
    void look()
  }, [look])

  return (
    <div className="stack gap-3">
      <p className="task" id="compito">
        {task}
      </p>
      <label className="task" htmlFor={fieldId}>
        {label}
      </label>
      <input
        ref={field}
        type="file"
        id={fieldId}
        className="in"
        required={!isHydrated}
        aria-describedby={note ? 'compito nota' : 'compito'}
        onChange={look}
      />
      <Status className="file-name">{name && `Hai scelto: ${name}`}</Status>
      <input type="hidden" name={answerField} value={isHydrated ? seen : fileAnswers.unseen} />
    </div>
  )
}
