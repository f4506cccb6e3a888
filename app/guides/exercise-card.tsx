import { ArrowRight } from 'lucide-react'
import type { Exercise } from '../../db/content-types.ts'
import { promptPath } from '../prompt-path.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Tag } from '../ui/tag.tsx'
import { readExercise } from './chapter-content.ts'

type ExerciseCardProps = { exercise: Exercise; guideId: string | undefined }

/**
 * Something to try on the spot; a request it holds goes to the workshop or to the clipboard, an
 * answer opens once the reader has thought.
 */
export function ExerciseCard({ exercise, guideId }: ExerciseCardProps) {
  const { before, prompt, after, answer } = readExercise(exercise.description)
  return (
    <section className="sheet exercise">
      <Tag tone="warm">Esercizio</Tag>
      <h4>{exercise.title}</h4>
      {before && <p>{before}</p>}
      {prompt && <blockquote className="quote">{prompt}</blockquote>}
      {after && <p>{after}</p>}
      {answer && (
        <details className="hidden-answer">
          <summary className={buttonClass()}>Mostra la risposta</summary>
          <p>{answer}</p>
        </details>
      )}
      {prompt && (
        <div className="row">
          <ButtonLink to={promptPath({ text: prompt, guide: guideId })} kind="main">
            Prova nella Fucina dei Prompts
            <ArrowRight aria-hidden="true" className="i" />
          </ButtonLink>
          <CopyButton text={prompt} label="Copia la richiesta" />
        </div>
      )}
    </section>
  )
}
