import { Link } from 'react-router'
import { guidePath, toolPath } from '../paths.ts'
import { minutesText } from '../ui/count-text.ts'
import type { GuideDetail } from './guide.ts'

/** Prerequisites and the tool's own page. */
export function Needs({ guide }: { guide: GuideDetail }) {
  const { prerequisites, tool } = guide
  return (
    <section aria-labelledby={prerequisites.length > 0 ? 'serve' : undefined} className="stack">
      {prerequisites.length > 0 && (
        <>
          <h2 id="serve" className="text-xl">
            Che cosa ti serve
          </h2>
          <ul className="spark-list">
            {prerequisites.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      {tool.isActive && (
        <p data-secondary="" className="noprint">
          Vuoi sapere di più sullo strumento? Leggi la scheda di{' '}
          <Link to={toolPath(tool.id)} className="inline-block py-2">
            {tool.name}
          </Link>
          .
        </p>
      )}
    </section>
  )
}

/** Where to go on once this guide is done. */
export function Following({ guides }: { guides: GuideDetail['following'] }) {
  if (guides.length === 0) return null
  return (
    <section aria-labelledby="dopo" className="stack gap-2 noprint">
      <h2 id="dopo" className="text-xl">
        Dopo questa guida
      </h2>
      <ul>
        {guides.map(({ id, title, duration }) => (
          <li key={id}>
            <Link to={guidePath(id)} prefetch="intent" className="inline-block py-2">
              {title}
            </Link>{' '}
            <span className="soft small whitespace-nowrap">{minutesText(duration)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Advice that holds for every guide. */
export function LearningTips({ tips }: { tips: string[] }) {
  return (
    <aside data-secondary="" className="tips" aria-labelledby="consigli">
      <img src="/drawings/aiuto.svg" alt="" width="110" height="110" loading="lazy" />
      <h2 id="consigli">Consigli per imparare</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  )
}
