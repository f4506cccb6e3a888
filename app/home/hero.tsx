import { Link } from 'react-router'
import { onboardingPath } from '../paths.ts'
import type { CityDrawing } from '../platform/settings/city-drawing.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Gates } from './gates.tsx'
import type { Resume } from './resume.server.ts'

type HeroProps = { name: string; city: string; drawing: CityDrawing; resume: Resume | null }

/** Words in the sky, the town, and three gates in its wall; who is known goes on from here. */
export function Hero({ name, city, drawing, resume }: HeroProps) {
  return (
    <section className={`home-hero town-${drawing.kind}`}>
      <div className="wrap">
        <h1>L'intelligenza artificiale, alla{'\u00a0'}portata di tutti</h1>
        {resume ? (
          <ResumeBox resume={resume} />
        ) : (
          <p className="lead">
            {name} è la bottega di {city} dove impari a usare l'AI un passo alla volta, con calma.
          </p>
        )}
        <div className="go">
          <ButtonLink kind="main" size="big" to={onboardingPath()} prefetch="intent">
            INIZIA
          </ButtonLink>
          <p className="small">
            {resume ? null : (
              <>
                Gratis e senza iscriverti.
                <br />
              </>
            )}
            Non puoi rompere niente.
          </p>
        </div>
      </div>
      <Town drawing={drawing} />
      <Gates />
    </section>
  )
}

function Town({ drawing: { kind, wide, phone, words } }: { drawing: CityDrawing }) {
  const isSmall = kind === 'workshop'
  return (
    <picture className="sky">
      {isSmall ? null : (
        <source media="(width < 56.25rem)" srcSet={phone} width="800" height="560" />
      )}
      <img src={wide} width={isSmall ? 640 : 1600} height={isSmall ? 370 : 560} alt={words} />
    </picture>
  )
}

/** Under the heading, for who is signed in: where to go on. */
function ResumeBox({ resume: { title, label, note, to } }: { resume: Resume }) {
  return (
    <section className="resume" aria-labelledby="riprendi">
      <h2 id="riprendi">{title}</h2>
      <Link to={to} prefetch="intent">
        <b className="clamp-2">{label}</b>
        <span className="small">{note}</span>
      </Link>
    </section>
  )
}
