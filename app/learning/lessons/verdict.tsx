import { Check, Info } from 'lucide-react'
import type { Ref } from 'react'
import { Addresses } from '../../ui/addresses.tsx'
import { type ExerciseAnswer, verdictId } from './lesson.ts'

/** What the answer was worth, and why: under what was answered, and with the focus. */
export function Verdict({ answer, ref }: { answer: ExerciseAnswer; ref: Ref<HTMLDivElement> }) {
  const { isRight, word, text } = answer
  const Icon = isRight ? Check : Info
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is read as one
    <div
      ref={ref}
      id={verdictId}
      role="group"
      tabIndex={-1}
      aria-labelledby="esito-parola"
      aria-describedby="esito-testo"
      className={isRight ? 'verdict is-right' : 'verdict'}
    >
      <span className="verdict-door" aria-hidden="true">
        <Icon className="i" />
      </span>
      <b id="esito-parola">{word}</b>
      <p id="esito-testo">
        <Addresses text={text} />
      </p>
    </div>
  )
}
