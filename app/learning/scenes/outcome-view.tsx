import { Check } from 'lucide-react'
import { Numbers } from '../../ui/numbers.tsx'
import { StepTitle } from '../../ui/step-title.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import { markAnchor, markClass } from './message.tsx'
import type { SceneOutcome, SpotMark } from './scene-outcome.ts'
import { outcomeAnchor } from './scene-query.ts'

type OutcomeViewProps = {
  outcome: Omit<SceneOutcome, 'decision' | 'tapped' | 'actions' | 'ifTrusted' | 'ifDoubted'>
  /** What stands above the points; left out: as of a scene. */
  heading?: string
}

/** What came of the decision: the verdict, and what every point means. */
export function OutcomeView({ outcome, heading }: OutcomeViewProps) {
  const { isGood, isTrue, marks } = outcome
  return (
    <section className="came-of-it" aria-labelledby={outcomeAnchor}>
      <StepTitle step={3} id={outcomeAnchor}>
        Com'è andata
      </StepTitle>
      <Verdict id="esito" isGood={isGood} word={outcome.headline} heading="h3">
        <p>{outcome.note}</p>
      </Verdict>
      <p className="why-so">
        <Numbers text={outcome.verdict} />
      </p>
      {marks.length > 0 && (
        <>
          <h3>
            {heading ??
              (isTrue ? 'Che cosa poteva farti dubitare' : 'Che cosa vuol dire ogni segno')}
          </h3>
          <ol className="meanings">
            {marks.map((mark) => (
              <Meaning key={mark.spot} mark={mark} />
            ))}
          </ol>
        </>
      )}
      {outcome.remark && <p className="small">{outcome.remark}</p>}
    </section>
  )
}

function Meaning({ mark }: { mark: SpotMark }) {
  return (
    <li id={markAnchor(mark)} className={markClass(mark)}>
      <span className="small-door">{mark.number}</span>
      <div className="meaning-head">
        <b>{mark.title}</b>
        {mark.seen && (
          <span className={mark.isTapped && !mark.isFound ? 'was-seen soft' : 'was-seen'}>
            {mark.isFound && <Check aria-hidden="true" className="i" />}
            {mark.seen}
          </span>
        )}
      </div>
      <p>
        <Numbers text={mark.meaning} />
      </p>
    </li>
  )
}
