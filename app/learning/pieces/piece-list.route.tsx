import { ArrowRight } from 'lucide-react'
import { piecePath, scenesPath } from '../../paths.ts'
import { sessionContext } from '../../platform/http/context.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { SceneRows } from '../scenes/scene-rows.tsx'
import type { Route } from './+types/piece-list.route.ts'
import { threeQuestions } from './piece.ts'
import { listPieces } from './pieces.server.ts'
import '../scenes/scene.css'

export const meta = loadedTags

const words = {
  title: 'Vero, falso o AI?',
  description:
    "Dodici cose che girano sui telefoni: foto, messaggi, annunci. Fai tre domande e scopri se sono vere, false o fatte con l'AI.",
}

const failed = 'Non riesco ad aprire la lista. Riprova più tardi.'

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  load(context, failed, async () => {
    const learner = { db, env, session: context.get(sessionContext), headers: request.headers }
    return { pieces: await listPieces(learner), tags: publicTags(env, url, words) }
  })

export const ErrorBoundary = loadErrorBoundary(failed)

/** The twelve pieces, and the three questions that are asked of each. */
export default function PieceListScreen({ loaderData: { pieces } }: Route.ComponentProps) {
  const next = pieces.find(({ isDone }) => !isDone) ?? pieces[0]
  return (
    <div className="gym">
      <div className="wrap gym-head all-scenes">
        <BackLink to={scenesPath()}>La palestra</BackLink>
        <h1 className="gym-name">{words.title}</h1>
        <p className="gym-words">
          Foto, messaggi, annunci e voci che girano sui telefoni. Li abbiamo inventati noi, e le
          figure le abbiamo disegnate. Tre volte su dodici nessuno può sapere la risposta.
        </p>
        <img src="/drawings/palestra.svg" alt="" width="264" height="200" />
      </div>
      <div className="band moment">
        <div className="wrap">
          <div>
            <p>Le domande sono sempre tre:</p>
            <ol>
              {threeQuestions.map(([part, question]) => (
                <li key={part}>
                  <b>{question}</b>
                </li>
              ))}
            </ol>
          </div>
          {next && (
            <ButtonLink kind="main" to={piecePath(next.id)} prefetch="intent">
              {next.isDone ? 'Ricomincia dal' : 'Vai al'} numero {next.number}
              <ArrowRight aria-hidden="true" className="i" />
            </ButtonLink>
          )}
        </div>
      </div>
      <section className="wrap scene-rows" aria-labelledby="i-pezzi">
        <h2 id="i-pezzi">Tutti e dodici</h2>
        <SceneRows
          rows={pieces.map((piece) => ({ ...piece, to: piecePath(piece.id) }))}
          word="Numero"
          done="Fatto"
        />
      </section>
    </div>
  )
}
