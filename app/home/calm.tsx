import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { lessonsPath, practicePath, scenesPath, togetherPath } from '../paths.ts'

const waysIn = (city: string) => [
  {
    to: lessonsPath(),
    title: 'Prima di cominciare',
    text: 'Lezioni brevi, da zero.',
    drawing: 'passi',
  },
  {
    to: scenesPath(),
    title: 'La palestra',
    text: 'Impari a riconoscere le truffe.',
    drawing: 'palestra',
  },
  {
    to: practicePath(),
    title: 'La stanza di prova',
    text: "Impari come si chiede all'AI.",
    drawing: 'stanza-di-prova',
  },
  {
    to: togetherPath(),
    title: 'Insieme si impara meglio',
    text: `Gli incontri, e chi ti aiuta a ${city}.`,
    drawing: 'comunita',
  },
]

/** The ways in for people who do not dare yet; open to everybody. */
export function Calm({ city }: { city: string }) {
  return (
    <section className="calm" aria-labelledby="con-calma">
      <div className="wrap">
        <h2 id="con-calma">Per imparare con calma</h2>
        <ul>
          {waysIn(city).map(({ to, title, text, drawing }) => (
            <li key={to}>
              <Link to={to} prefetch="intent">
                <img
                  src={`/drawings/${drawing}.svg`}
                  alt=""
                  width="160"
                  height="160"
                  loading="lazy"
                />
                <span>
                  <b>{title}</b> <span className="more">{text}</span>
                </span>
                <ChevronRight aria-hidden="true" className="i" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
