import { Addresses } from '../../ui/addresses.tsx'
import { answerField, type ExerciseView } from './lesson.ts'

type ChooseExerciseProps = {
  exercise: Extract<ExerciseView, { kind: 'choose' }>
  /** What is asked: the name of the group. */
  task: string
  given: string[]
}

/** One of several, or all that fit. */
export function ChooseExercise({ exercise, task, given }: ChooseExerciseProps) {
  return (
    <fieldset className="stack gap-3">
      <legend className="task">
        <Addresses text={task} />
      </legend>
      <div className="options">
        {exercise.options.map(({ text }, index) => (
          <label key={text} className="check option">
            <input
              type={exercise.isSeveral ? 'checkbox' : 'radio'}
              name={answerField}
              value={index + 1}
              defaultChecked={given.includes(String(index + 1))}
            />
            <span>
              <Addresses text={text} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
