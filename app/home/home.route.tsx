import { env } from '../platform/process.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { siteName } from '../ui/page-title.ts'
import type { Route } from './+types/home.route.ts'

export const loader = () => ({ name: env.SITE_NAME, city: env.CITY })

export const meta = (args: Route.MetaArgs) => [
  { title: `${siteName(args)}, l'intelligenza artificiale alla portata di tutti` },
]

export default function Home({ loaderData: { name, city } }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap home-hero">
        <h1>L'intelligenza artificiale, alla{'\u00a0'}portata di tutti</h1>
        <p className="lead">
          {name} è la bottega di {city} dove impari a usare l'AI un passo alla volta, con calma.
        </p>
        <div className="row gap-x-6">
          <ButtonLink kind="main" size="big" to="/onboarding" prefetch="intent">
            INIZIA
          </ButtonLink>
          <p className="small">
            Gratis e senza iscriverti.
            <br />
            Non puoi rompere niente.
          </p>
        </div>
      </section>
      <img
        className="home-sky"
        src="/drawings/citta-alta.svg"
        fetchPriority="low"
        width="1600"
        height="560"
        alt="Disegno di Città Alta: le mura veneziane, Porta San Giacomo, i campanili, le cupole e la funicolare che sale"
      />
      <section className="wrap sec stack" aria-labelledby="fucina-prompts">
        <h2 id="fucina-prompts">La Fucina dei Prompts</h2>
        <p className="measure">
          Il prompt è la richiesta che scrivi all'AI. Scegli una richiesta già pronta, riempi gli
          spazi, premi un pulsante. Leggi la risposta, stampala o tienila da parte.
        </p>
        <p>
          <ButtonLink to="/prompts" prefetch="intent">
            Entra nella Fucina
          </ButtonLink>
        </p>
      </section>
    </>
  )
}
