import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BegunCard } from '../guides/begun-card.tsx'
import type { ShownGuide } from '../guides/guide.ts'
import { guidesPath, promptsPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { ShownStats } from './shown.ts'

/** Where to go on: with the guide worked at last, or with a first step for who begins. */
export function GoOn({ begun, stats }: { begun: ShownGuide[]; stats: ShownStats }) {
  const [latest, ...others] = begun
  if (!latest) return stats.lessonsCompleted > 0 ? <NextGuide /> : <FirstStep />
  return (
    <Band title="Riprendi da qui">
      <BegunCard guide={latest} />
      {others.length > 0 && (
        <ul className="list-none border-t-[1.5px] border-edge p-0">
          {others.map((guide) => (
            <li
              key={guide.id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b-[1.5px] border-edge py-2"
            >
              <Link to={guide.path} className="inline-flex min-h-11 items-center font-semibold">
                {guide.title}
              </Link>
              <span className="soft small">{guide.progress}</span>
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

function FirstStep() {
  return (
    <Band title="Il primo passo">
      <Invitation drawing="/drawings/passi.svg">
        <p className="lead">
          Comincia da una guida: ogni capitolo dura pochi minuti, e alla fine hai fatto qualcosa di
          tuo.
        </p>
        <p>Preferisci provare subito? Scrivi una richiesta: qui non puoi rompere niente.</p>
        <div className="row">
          <ButtonLink kind="main" to={guidesPath()} prefetch="intent">
            Scegli la prima guida
          </ButtonLink>
          <ButtonLink to={promptsPath()} prefetch="intent">
            Scrivi una richiesta
          </ButtonLink>
        </div>
      </Invitation>
    </Band>
  )
}

function NextGuide() {
  return (
    <Band title="Hai finito quello che avevi iniziato">
      <Invitation drawing="/drawings/arrivo.svg">
        <p className="lead">Complimenti. Quando vuoi, c'è un'altra guida che ti aspetta.</p>
        <div className="row">
          <ButtonLink kind="main" to={guidesPath()} prefetch="intent">
            Scegli la prossima guida
          </ButtonLink>
          <ButtonLink to={promptsPath()} prefetch="intent">
            Scrivi una richiesta
          </ButtonLink>
        </div>
      </Invitation>
    </Band>
  )
}

function Band({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="band border-b-[3px] py-10" aria-labelledby="continua">
      <div className="wrap stack gap-6">
        <h2 id="continua">{title}</h2>
        {children}
      </div>
    </section>
  )
}

function Invitation({ drawing, children }: { drawing: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 md:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
      <img src={drawing} alt="" width="200" height="200" className="h-auto w-40 lg:w-52" />
      <div className="stack gap-4">{children}</div>
    </div>
  )
}
