import type { ReactNode } from 'react'
import type { ShownStats } from './shown.ts'

type PathProps = {
  stats: ShownStats
  /** The lessons and scenes that come before the guides, under one count. */
  before: { done: number; total: number }
}

/** What the person has done so far, all of it computed; nothing while nothing is done. */
export function Path({ stats, before }: PathProps) {
  const { guidesBegun, facts } = stats
  const hasLearned = guidesBegun > 0 || before.done > 0
  if (!hasLearned && facts.length === 0) return null
  return (
    <section data-secondary="" aria-labelledby="percorso" className="stack gap-4">
      <h2 id="percorso">Quello che hai fatto</h2>
      <div className="card grid gap-x-12 gap-y-4 p-5 lg:auto-cols-fr lg:grid-flow-col lg:p-8">
        {hasLearned && (
          <dl className="flex flex-col-reverse justify-center gap-3 border-rule not-last:max-lg:border-b-[1.5px] not-last:max-lg:pb-4 not-last:lg:border-r-[1.5px] not-last:lg:pr-12">
            {guidesBegun > 0 ? <Guides {...stats} /> : <Before {...before} />}
          </dl>
        )}
        {facts.length > 0 && (
          <dl className="grid content-center">
            {facts.map((fact) => (
              <Fact key={fact.label} {...fact} />
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

function Guides({ guidesCompleted, guidesBegun }: ShownStats) {
  return (
    <>
      <dt className="soft">
        <b className="text-ink">Guide.</b> Una guida è completata quando hai fatto tutti i suoi
        capitoli. Tra le iniziate ci sono anche le completate.
      </dt>
      <dd className="font-bold lg:text-2xl">
        {guidesCompleted > 0 && (
          <>
            <Figure>{guidesCompleted}</Figure> {guidesCompleted === 1 ? 'completata' : 'completate'}{' '}
            ·{' '}
          </>
        )}
        <span className="whitespace-nowrap">
          <Figure>{guidesBegun}</Figure> {guidesBegun === 1 ? 'iniziata' : 'iniziate'}
        </span>
      </dd>
    </>
  )
}

/** In the guides' place while none is begun. */
function Before({ done, total }: PathProps['before']) {
  return (
    <>
      <dt className="soft">
        <b className="text-ink">Prima di cominciare.</b> Le lezioni brevi e le scene della palestra.
        Quando cominci una guida, qui vedi a che punto sei.
      </dt>
      <dd className="font-bold lg:text-2xl">
        <Figure>{done}</Figure> di {total}
      </dd>
    </>
  )
}

function Figure({ children }: { children: ReactNode }) {
  return <span className="text-2xl font-extrabold tabular-nums lg:text-3xl">{children}</span>
}

const Fact = ({ label, words, to }: ShownStats['facts'][number]) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 border-rule py-1 not-last:border-b-[1.5px]">
    <dt>{label}</dt>
    <dd className="inline-flex min-h-11 items-center text-lg font-bold tabular-nums">
      {to ? (
        <a href={to} className="inline-flex min-h-11 items-center">
          {words}
        </a>
      ) : (
        words
      )}
    </dd>
  </div>
)
