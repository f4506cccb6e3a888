import type { ReactNode } from 'react'
import type { ShownStats } from './shown.ts'

type PathProps = {
  stats: ShownStats
  /** The lessons and scenes that come before the guides, under one count. */
  before: { done: number; total: number }
}

/** What the person has done so far, all of it computed. */
export function Path({ stats, before }: PathProps) {
  const { guidesBegun, achievements, time, streak, longestStreak } = stats
  return (
    <section data-secondary="" aria-labelledby="percorso" className="stack gap-6">
      <h2 id="percorso">Il tuo percorso</h2>
      <div className="card grid gap-x-12 gap-y-6 p-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:p-10">
        <dl className="flex flex-col-reverse justify-center gap-3 border-rule max-lg:border-b-[1.5px] max-lg:pb-6 lg:border-r-[1.5px] lg:pr-12">
          {guidesBegun > 0 ? <Guides {...stats} /> : <Before {...before} />}
        </dl>
        <dl className="grid content-center">
          <Fact label="Traguardi">
            <a href="#traguardi" className="inline-flex min-h-11 items-center">
              {achievements}
            </a>
          </Fact>
          <Fact label="Tempo nelle guide">{time}</Fact>
          <Fact label="Giorni di fila">{streak}</Fact>
          <Fact label="Il tuo record">{longestStreak}</Fact>
        </dl>
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
        <Figure>{guidesCompleted}</Figure> {guidesCompleted === 1 ? 'completata' : 'completate'} ·{' '}
        <span className="whitespace-nowrap">
          <Figure>{guidesBegun}</Figure> {guidesBegun === 1 ? 'iniziata' : 'iniziate'}
        </span>
      </dd>
    </>
  )
}

/** In the guides' place while none is begun: no zero stands where something was done. */
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

function Figure({ children }: { children: number }) {
  return <span className="text-2xl font-extrabold tabular-nums lg:text-3xl">{children}</span>
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-rule py-2 not-last:border-b-[1.5px]">
      <dt>{label}</dt>
      <dd className="inline-flex min-h-11 items-center text-lg font-bold tabular-nums">
        {children}
      </dd>
    </div>
  )
}
