import { CreditCard } from 'lucide-react'
import { data, Link } from 'react-router'
import {
  askPersonPath,
  fraudPath,
  howItWorksPath,
  lessonsPath,
  phoneCardPath,
  piecesPath,
  practicePath,
  scenesPath,
  togetherPath,
} from '../paths.ts'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { sessionContext } from '../platform/http/context.server.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { db, env } from '../platform/process.server.ts'
import { siteFacts } from '../platform/settings/site.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/help.route'
import { BackWhereYouWere } from './back-where-you-were.tsx'
import { helpPage } from './help-page.server.ts'
import { HelpPlaces } from './places.tsx'
import { stuckPoints } from './stuck.server.ts'
import { StuckList } from './stuck-list.tsx'
import './help.css'

export const meta = loadedTags

const words = {
  title: 'Aiuto',
  description:
    'Le dieci cose su cui ci si ferma, spiegate in poche frasi. E dove trovi qualcuno che ti aiuta, di persona o per iscritto.',
}

/** Ways on from here: like the points they come with the data, and no script carries them. */
const links = [
  { to: lessonsPath(), label: 'Prima di cominciare: lezioni brevi, da zero' },
  { to: practicePath(), label: "La stanza di prova: parole pronte, senza l'AI" },
  { to: scenesPath(), label: 'La palestra: riconosci le truffe' },
  { to: piecesPath(), label: 'Vero, falso o AI?: foto e notizie, con tre domande' },
  { to: togetherPath(), label: 'Insieme: se accompagni altre persone' },
  { to: howItWorksPath(), label: 'Come funziona qui: quale AI risponde' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const tags = publicTags(env, url, words)
  const { places, status } = await helpPage(db, requestLog(context))
  const points = stuckPoints(context.get(sessionContext).kind === 'user')
  const { contactEmail } = siteFacts(env)
  return data({ tags, points, links, places, contactEmail }, { status })
}

export default function Help({ loaderData }: Route.ComponentProps) {
  const { points, links, places, contactEmail } = loaderData
  return (
    <div className="help-page">
      <div className="wrap">
        <BackWhereYouWere />
        <header className="help-head">
          <h1>Aiuto</h1>
          <p>Qui trovi come ripartire, un passo alla volta.</p>
          <img src="/drawings/campanello.svg" alt="" width="240" height="206" />
        </header>
        <div className="help-parts">
          <section className="help-urgent" aria-labelledby="pagato">
            <CreditCard aria-hidden="true" className="i" />
            <h2 id="pagato">Hai pagato e ora hai un dubbio?</h2>
            <p>Se temi una truffa, ci sono cinque passi da fare subito, in ordine.</p>
            <ButtonLink to={fraudPath()} kind="main">
              Leggi che cosa fare adesso
            </ButtonLink>
          </section>
          <AskPerson hasPlaces={places?.length !== 0} />
          <section className="help-stuck" aria-labelledby="dieci">
            <h2 id="dieci">Dieci cose su cui ci si ferma</h2>
            <p>Chi si ferma non ha sbagliato niente. Premi quella che ti serve.</p>
            <StuckList points={points} />
          </section>
          <section className="help-card" aria-labelledby="biglietto">
            <h2 id="biglietto">Il biglietto accanto al telefono</h2>
            <p>I numeri da chiamare e la parola di casa: scrivi, stampa e tieni vicino.</p>
            <ButtonLink to={phoneCardPath()}>Prepara il biglietto</ButtonLink>
          </section>
          <nav className="help-ways" aria-labelledby="calma">
            <h2 id="calma">Per imparare con calma</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <HelpPlaces places={places} contactEmail={contactEmail} />
    </div>
  )
}

function AskPerson({ hasPlaces }: { hasPlaces: boolean }) {
  return (
    <section className="help-card" aria-labelledby="chiedi">
      <h2 id="chiedi">Preferisci una persona?</h2>
      <p>
        {hasPlaces
          ? 'Trovi i posti dove andare, gli orari e i numeri di telefono.'
          : 'In biblioteca, o allo sportello del tuo Comune.'}
      </p>
      <ButtonLink to={askPersonPath()}>Chiedi a una persona</ButtonLink>
    </section>
  )
}
