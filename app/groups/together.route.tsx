import { Link } from 'react-router'
import { groupsPath } from '../group-paths.ts'
import { helpPath, loginPath, privacyPath } from '../paths.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { env } from '../platform/process.server.ts'
import { siteFacts } from '../platform/settings/site.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/together.route.ts'
import { togetherText } from './together-text.server.ts'
import './together.css'

export const meta = loadedTags

const words = {
  title: 'Insieme',
  description:
    "Per chi accompagna altre persone a usare l'AI: percorsi pronti, fogli da stampare, gruppi in cui si entra con un nome.",
}

export const loader = ({ url }: Route.LoaderArgs) => ({
  tags: publicTags(env, url, words),
  text: togetherText,
  contactEmail: siteFacts(env).contactEmail,
})

/** What there is for whoever accompanies others, how a meeting goes, and how to begin. */
export default function Together({ loaderData }: Route.ComponentProps) {
  const { text, contactEmail } = loaderData
  return (
    <div className="wrap together">
      <BackLink to={helpPath()}>Torna ad Aiuto</BackLink>
      <header>
        <h1>Insieme si impara meglio</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <section aria-labelledby="per-chi">
        <h2 id="per-chi">Per chi è</h2>
        <ul className="together-who">
          {text.who.map(({ title, text: about, drawing, ...way }) => (
            <li key={title}>
              <img src={`/drawings/${drawing}.svg`} alt="" width="160" height="160" />
              <h3>{title}</h3>
              <p>{about}</p>
              {'to' in way && (
                <Link to={way.to} className="py-2">
                  {way.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="che-cosa-hai">
        <h2 id="che-cosa-hai">Che cosa hai</h2>
        <Points points={text.have} />
        <p>
          {text.data} <Link to={`${privacyPath()}#gruppi`}>Leggi che cosa teniamo</Link>.
        </p>
      </section>
      <section aria-labelledby="incontro">
        <h2 id="incontro">Un incontro, dall'inizio alla fine</h2>
        <Steps steps={text.meeting} />
      </section>
      <section aria-labelledby="comincia" className="together-begin">
        <h2 id="comincia">Come si comincia</h2>
        <Steps steps={text.begin} />
        <p>
          {contactEmail ? (
            <>
              L'indirizzo di chi gestisce il sito: <b className="wrap-anywhere">{contactEmail}</b>.
            </>
          ) : (
            text.noAddress
          )}
        </p>
        <div className="row">
          <ButtonLink to={loginPath(null, 'register')} kind="main">
            Crea un account
          </ButtonLink>
          {contactEmail && (
            <a href={`mailto:${contactEmail}`} className={buttonClass()}>
              Scrivi a chi gestisce il sito
            </a>
          )}
        </div>
        <p>
          Hai già il ruolo? <Link to={groupsPath()}>Vai ai tuoi gruppi</Link>.
        </p>
      </section>
    </div>
  )
}

type Part = { readonly title: string; readonly text: string }

const Points = ({ points }: { points: readonly Part[] }) => (
  <dl className="together-points">
    {points.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

const Steps = ({ steps }: { steps: readonly Part[] }) => (
  <ol className="together-steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
