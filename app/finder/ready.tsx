import { Link } from 'react-router'
import { promptPath } from '../prompt-path.ts'
import type { FoundTemplate } from '../prompt-sets/template-index.server.ts'
import { readyId } from './finder.ts'

/** Templates of the workshop that fit the goal: each link opens it with the template chosen. */
export function Ready({ templates }: { templates: readonly FoundTemplate[] }) {
  return (
    <section aria-labelledby={readyId} className="mt-10">
      <h3 id={readyId} tabIndex={-1}>
        Puoi farlo subito qui
      </h3>
      <p className="soft">
        {templates.length === 1
          ? "Una richiesta già pronta: la completi, e l'AI scrive."
          : "Richieste già pronte: ne scegli una, la completi, e l'AI scrive."}
      </p>
      <ul className="ready">
        {templates.map(({ id, professionId, trade, emoji, title, description }) => (
          <li key={`${professionId} ${id}`}>
            <Link to={promptPath({ profession: professionId, template: id })}>
              <span className="e" aria-hidden="true">
                {emoji}
              </span>
              <b>{title}</b>
              <span>{description}</span>
              <small>{trade}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
