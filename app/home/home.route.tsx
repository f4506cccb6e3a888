import { ButtonLink } from '../ui/button.tsx'

export const meta = () => [{ title: "Fucina, l'intelligenza artificiale alla portata di tutti" }]

export default function Home() {
  return (
    <>
      <section className="wrap home-hero">
        <h1>L'intelligenza artificiale, alla{'\u00a0'}portata di tutti</h1>
        <p className="lead">
          Fucina è la bottega di Bergamo dove impari a usare l'AI un passo alla volta, con calma.
        </p>
        <div className="row">
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
          Il prompt è la richiesta che scrivi all'AI. Scegli un modello, riempi gli spazi, premi un
          pulsante. Leggi la risposta, stampala o tienila da parte.
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
