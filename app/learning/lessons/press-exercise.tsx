import { buttonClass } from '../../ui/button.tsx'
import { HeldMenu } from './held-menu.tsx'
import { answerField, type ExerciseView, type OptionView } from './lesson.ts'

type PressExerciseProps = { exercise: Extract<ExerciseView, { kind: 'press' }>; task: string }

/** Buttons of which one is right: side by side, or in the menu of an object. */
export function PressExercise({ exercise, task }: PressExerciseProps) {
  const { object, targets } = exercise
  return (
    <fieldset className="stack gap-4">
      <legend className="task">{task}</legend>
      {object === null ? (
        <div className="targets">
          <Targets targets={targets} className={buttonClass({ size: 'big' })} />
        </div>
      ) : (
        <HeldMenu name={object}>
          <Targets targets={targets} className="menu-entry" />
        </HeldMenu>
      )}
    </fieldset>
  )
}

function Targets({ targets, className }: { targets: OptionView[]; className: string }) {
  return targets.map(({ text }, index) => (
    <button key={text} type="submit" name={answerField} value={index + 1} className={className}>
      {text}
    </button>
  ))
}
