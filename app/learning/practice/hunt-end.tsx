import { type RefObject, useId } from 'react'
import type { Hunt } from '../../../db/practice-types.ts'
import { Verdict } from '../../ui/verdict.tsx'
import { Place, SaidBubble } from './bubbles.tsx'
import type { PracticeView } from './practice.ts'
import { Onward } from './practice-end.tsx'

type HuntEndProps = {
  view: PracticeView
  hunt: Hunt
  newest: RefObject<HTMLDivElement | null>
}

/** The wrong sentence: what is wrong, why that happens, how to notice it, what to write then. */
export function HuntEnd({ view, hunt, newest }: HuntEndProps) {
  const id = useId()
  const wrong = hunt.sentences[hunt.wrong]
  return (
    <div className="band practice-end">
      <div className="wrap stack gap-6">
        <Place newest={newest} labelledBy={`${id}-parola`} describedBy={`${id}-testo`}>
          <Verdict id={id} isGood word={`L'errore è nella frase ${hunt.wrong + 1}`} heading="h2">
            <p>{wrong?.why}</p>
          </Verdict>
        </Place>
        <div className="turn">
          <div className="stack gap-6">
            <section aria-labelledby={`${id}-reason`}>
              <h3 id={`${id}-reason`}>Perché succede</h3>
              <p>{hunt.reason}</p>
            </section>
            <section aria-labelledby={`${id}-next`}>
              <h3 id={`${id}-next`}>Come te ne accorgi la prossima volta</h3>
              <ol className="next-time">
                {hunt.nextTime.map((advice) => (
                  <li key={advice}>{advice}</li>
                ))}
              </ol>
            </section>
          </div>
          <section className="stack" aria-labelledby={`${id}-mend`}>
            <h3 id={`${id}-mend`}>Che cosa scrivi allora</h3>
            <SaidBubble>{hunt.mending.words}</SaidBubble>
            <div className="practice-answer">
              <p>{hunt.mending.answer}</p>
            </div>
          </section>
        </div>
        <Onward view={view} />
      </div>
    </div>
  )
}
