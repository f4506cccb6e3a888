import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import {
  helpPath,
  lessonsPath,
  practicePath,
  promptsPath,
  scenesPath,
  togetherPath,
} from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The way to the workshop. */
export function WorkshopPromo() {
  return (
    <section className="sec promo" aria-labelledby="fucina-prompts">
      <div className="wrap">
        <img
          src="/drawings/fucina.svg"
          alt="Disegno della fucina: il camino acceso, l'incudine e gli attrezzi appesi"
          width="640"
          height="370"
          loading="lazy"
        />
        <div className="words">
          <h2 id="fucina-prompts">La Fucina dei Prompts</h2>
          <p>
            Scegli una richiesta già pronta, riempi gli spazi, premi un pulsante. Leggi la risposta,
            stampala o tienila da parte. Puoi provare anche senza iscriverti.
          </p>
          <ButtonLink kind="main" to={promptsPath()} prefetch="intent">
            Entra nella Fucina
            <ArrowRight aria-hidden="true" className="i" />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const ground = [
  {
    to: lessonsPath(),
    title: 'Prima di cominciare',
    text: 'Sette lezioni brevi per chi non ha mai provato.',
    drawing: 'passi',
  },
  {
    to: scenesPath(),
    title: 'La palestra',
    text: 'Messaggi da guardare con calma, per riconoscere le truffe.',
    drawing: 'palestra',
  },
  {
    to: practicePath(),
    title: 'La stanza di prova',
    text: 'Conversazioni già scritte, per imparare a chiedere.',
    drawing: 'stanza-di-prova',
  },
]

/** The ways in for people who do not dare yet; open to everybody. */
export function Ground() {
  return (
    <section className="promises ground" aria-labelledby="con-calma">
      <div className="wrap">
        <h2 id="con-calma">Per imparare con calma</h2>
        <ul>
          {ground.map(({ to, title, text, drawing }) => (
            <li key={to}>
              <img
                src={`/drawings/${drawing}.svg`}
                alt=""
                width="160"
                height="160"
                loading="lazy"
              />
              <div>
                <h3>
                  <Link to={to} prefetch="intent">
                    {title}
                  </Link>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p>
          Accompagni altre persone? <Link to={togetherPath()}>Insieme si impara meglio</Link>.
        </p>
      </div>
    </section>
  )
}

type Promised = { title: string; text: string; drawing: string; to?: string }

const promisesIn = (city: string): Promised[] => [
  {
    title: 'Assistente personale',
    text: 'Ti aiuta a scrivere, capire e organizzare.',
    drawing: 'aiuto',
  },
  {
    title: 'Guide pratiche',
    text: 'Un gradino alla volta, con un esercizio da fare.',
    drawing: 'passi',
  },
  {
    title: 'Comunità locale',
    text: `Dove trovi una persona che ti aiuta, a ${city}.`,
    drawing: 'comunita',
    to: `${helpPath()}#persone`,
  },
  {
    title: 'Percorso su misura',
    text: 'Parti dal tuo mestiere e sali con il tuo passo.',
    drawing: 'percorso',
  },
]

/** The four feature cards, as a printed list. */
export function Promises({ city }: { city: string }) {
  return (
    <section data-secondary="" className="promises" aria-labelledby="che-cosa-trovi">
      <div className="wrap">
        <h2 id="che-cosa-trovi">Che cosa trovi qui</h2>
        <ul>
          {promisesIn(city).map(({ title, text, drawing, to }) => (
            <li key={title}>
              <img
                src={`/drawings/${drawing}.svg`}
                alt=""
                width="160"
                height="160"
                loading="lazy"
              />
              <div>
                <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
