import { ArrowRight } from 'lucide-react'
import { dashboardPath, guidesPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { minutesText } from '../../ui/count-text.ts'
import { Funicular } from '../../ui/progress.tsx'
import {
  type Chapter,
  chapterSearch,
  type GuideProgress,
  isComplete,
  progressText,
} from '../guide.ts'

type ProgressBandProps = { expected: GuideProgress & { chapters: Chapter[] } }

/** How far the reader is, or that the guide is complete. */
export function ProgressBand({ expected }: ProgressBandProps) {
  if (isComplete(expected)) {
    return <Congratulations progress={expected} />
  }
  const { done, total, chapters } = expected
  const next = chapters.find(({ isDone }) => !isDone)
  return (
    <section className="climb" aria-label="A che punto sei">
      <div className="wrap">
        <Funicular
          wide
          done={done}
          total={total}
          label={total === 0 ? 'Questa guida non ha ancora capitoli.' : progressText(expected)}
          name="Avanzamento della guida"
        />
        {next && (
          <div className="row">
            <p className="small">
              {done === 0 ? 'Il primo' : 'Il prossimo'} dura {minutesText(next.duration)}.
            </p>
            <ButtonLink to={chapterSearch(next.id)} kind="main" replace preventScrollReset>
              {done === 0 ? 'Comincia da qui' : 'Riprendi da qui'}
              <ArrowRight aria-hidden="true" className="i" />
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  )
}

/** All chapters are done. */
function Congratulations({ progress }: { progress: GuideProgress }) {
  return (
    <section className="bravo dark" id="complimenti" aria-labelledby="bravo">
      <div className="wrap">
        <img src="/drawings/arrivo.svg" alt="" width="240" height="220" />
        <div className="stack">
          <h2 id="bravo">Complimenti, ce l'hai fatta!</h2>
          <p className="soft">
            {progressText(progress)}:{' '}
            <span
              role="progressbar"
              tabIndex={-1}
              aria-label="Guida completata al 100%"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={100}
            >
              100%
            </span>
            . La funicolare è in cima.
          </p>
          <div className="row">
            <ButtonLink to={guidesPath()}>Scegli la prossima guida</ButtonLink>
            <ButtonLink to={dashboardPath()}>Vai alla dashboard</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
