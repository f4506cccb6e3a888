import { Link } from 'react-router'
import { BegunCard } from '../guides/begun-card.tsx'
import type { ShownGuide } from '../guides/guide.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { NextInvitation, NextPlace } from './next-places.server.ts'

type GoOnProps = {
  begun: ShownGuide[]
  /** Shown while no guide is under way. */
  invitation: NextInvitation
  /** The paths beside the guides. */
  beside: NextPlace[]
}

/** Where to go on: with the guide worked at last, or with a first step for who begins. */
export function WhereNext({ begun: [latest, ...others], invitation, beside }: GoOnProps) {
  return (
    <section className="band border-b-[3px] py-7 lg:py-10" aria-labelledby="continua">
      <div className="wrap stack gap-5">
        <h2 id="continua">{latest ? 'Riprendi da qui' : invitation.title}</h2>
        {latest ? <BegunCard guide={latest} /> : <Invited invitation={invitation} />}
        {others.length > 0 && <NextPlaces places={others} />}
        <h3 className="-mb-3 text-lg">Accanto alle guide</h3>
        <NextPlaces places={beside} />
      </div>
    </section>
  )
}

function Invited({ invitation: { drawing, lead, note, links } }: { invitation: NextInvitation }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 md:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
      <img src={drawing} alt="" width="200" height="200" className="h-auto w-40 lg:w-52" />
      <div className="stack gap-4">
        <p className="lead">{lead}</p>
        {note && <p>{note}</p>}
        <div className="row">
          {links.map(({ to, label }, index) => (
            <ButtonLink key={to} kind={index === 0 ? 'main' : 'plain'} to={to} prefetch="intent">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  )
}

function NextPlaces({ places }: { places: NextPlace[] }) {
  return (
    <ul className="list-none border-t-[1.5px] border-edge p-0">
      {places.map(({ path, title, progress }) => (
        <li
          key={path}
          className="flex flex-wrap items-center justify-between gap-x-6 border-b-[1.5px] border-edge py-2"
        >
          <Link to={path} className="inline-flex min-h-(--target) items-center font-semibold">
            {title}
          </Link>
          <span className="soft small">{progress}</span>
        </li>
      ))}
    </ul>
  )
}
