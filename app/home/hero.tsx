import { onboardingPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Words in the sky, the town on its wall. */
export function Hero({ name, city }: { name: string; city: string }) {
  return (
    <section className="home-hero">
      <div className="wrap">
        <h1>L'intelligenza artificiale, alla{'\u00a0'}portata di tutti</h1>
        <p className="lead">
          {name} è la bottega di {city} dove impari a usare l'AI un passo alla volta, con calma.
        </p>
        <div className="go">
          <ButtonLink kind="main" size="big" to={onboardingPath()} prefetch="intent">
            INIZIA
          </ButtonLink>
          <p className="small">
            Gratis e senza iscriverti.
            <br />
            Non puoi rompere niente.
          </p>
        </div>
      </div>
      <picture className="sky">
        <source
          media="(width < 56.25rem)"
          srcSet="/drawings/citta-alta-telefono.svg"
          width="800"
          height="560"
        />
        <img
          src="/drawings/citta-alta.svg"
          width="1600"
          height="560"
          alt="Disegno di Città Alta: le mura veneziane, Porta San Giacomo, i campanili, le cupole e la funicolare che sale"
        />
      </picture>
    </section>
  )
}
