import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { conversationPath, homePath } from '../../paths.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { env } from '../../platform/process.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import type { Route } from './+types/practice-list.route'
import { practiceDoors } from './conversations.server.ts'
import { NoAi } from './no-ai.tsx'
import type { PracticeItem } from './practice.ts'
import './practice.css'

export const meta = loadedTags

const words = {
  title: 'La stanza di prova',
  description:
    "Dodici conversazioni già scritte per imparare a chiedere le cose all'AI. Scegli le parole e vedi che cosa cambia.",
}

export const loader = ({ url }: Route.LoaderArgs) => ({
  doors: practiceDoors(),
  tags: publicTags(env, url, words),
})

/** The conversations to practise on: eight to choose words in, four with a mistake to find. */
export default function PracticeList({ loaderData: { doors } }: Route.ComponentProps) {
  return (
    <div className="practice">
      <header className="wrap practice-head">
        <BackLink to={homePath()}>Torna alla pagina iniziale</BackLink>
        <h1>La stanza di prova</h1>
        <div className="practice-scene">
          <p className="lead">Qui impari a chiedere le cose a un'AI. Sbagliare non costa niente.</p>
          <NoAi />
        </div>
        <img src="/drawings/stanza-di-prova.svg" alt="" width="240" height="200" />
      </header>
      <div className="band practice-band">
        <div className="wrap practice-groups">
          <Group
            id="parole"
            title="Scegli le parole"
            text="Prova una richiesta vaga, una migliore, una buona. Oppure scrivi con parole tue. Guarda come cambia la risposta."
            doors={doors.filter(({ kind }) => kind === 'talk')}
          />
          <Group
            id="errore"
            title="Trova l'errore"
            text="In ognuna di queste quattro risposte c'è una frase sbagliata. L'abbiamo messa apposta."
            doors={doors.filter(({ kind }) => kind === 'hunt')}
          />
        </div>
      </div>
    </div>
  )
}

type GroupProps = { id: string; title: string; text: string; doors: PracticeItem[] }

function Group({ id, title, text, doors }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="measure">{text}</p>
      <ul className="practice-doors">
        {doors.map((door) => (
          <li key={door.id}>
            <span className="arch-number" aria-hidden="true">
              {door.number}
            </span>
            <div>
              <h3>
                <Link to={conversationPath(door.id)} className="whole-card">
                  {door.title}
                </Link>
              </h3>
              <p>{door.summary}</p>
            </div>
            <ArrowRight aria-hidden="true" className="i" />
          </li>
        ))}
      </ul>
    </section>
  )
}
