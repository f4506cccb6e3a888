import { ArrowRight, StickyNote } from 'lucide-react'
import { Link } from 'react-router'
import { phoneCardPath, piecesPath, practicePath, scenePath } from '../../paths.ts'
import { sessionContext } from '../../platform/http/context.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import type { Route } from './+types/scene-list.route.ts'
import { AlreadyPaid } from './already-paid.tsx'
import { type SceneItem, type SceneSummary, scenesDoneText, sceneTexts } from './scene.ts'
import { SceneRows } from './scene-rows.tsx'
import { listScenes, summarizeScenes } from './scenes.server.ts'
import './scene.css'

export const meta = loadedTags

const words = {
  title: 'La palestra',
  description:
    'Ti alleni a riconoscere le truffe: leggi un messaggio, decidi se ti fidi e scopri perché. Alcuni messaggi sono veri.',
}

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  load(context, sceneTexts.listFailed, async () => {
    const learner = { db, env, session: context.get(sessionContext), headers: request.headers }
    const scenes = await listScenes(learner)
    const tags = publicTags(env, url, words)
    return { scenes, summary: summarizeScenes(scenes), tags }
  })

export const ErrorBoundary = loadErrorBoundary(sceneTexts.listFailed)

/** All scenes, what is done of them, and what helps outside. */
export default function SceneListScreen({ loaderData }: Route.ComponentProps) {
  const { scenes, summary } = loaderData
  return (
    <div className="gym">
      <div className="wrap gym-head all-scenes">
        <h1 className="gym-name">La palestra</h1>
        <p className="gym-words">
          Qui ti alleni a riconoscere le truffe. Leggi un messaggio, tocca quello che non ti
          convince e decidi se ti fidi. Alcuni messaggi sono veri, altri no. Non ci sono voti e puoi
          rifare tutto.
        </p>
        <img src="/drawings/palestra.svg" alt="" width="264" height="200" />
      </div>
      {scenes.length === 0 ? (
        <div className="wrap sec">
          <EmptyState
            title="Oggi la palestra è vuota"
            text="Le scene tornano presto. Intanto puoi leggere le pagine qui sotto."
          />
        </div>
      ) : (
        <>
          <ScenesDone summary={summary} first={scenes[0]} />
          <section className="wrap scene-rows" aria-labelledby="le-scene">
            <h2 id="le-scene">Le scene</h2>
            <SceneRows
              rows={scenes.map((scene) => ({ ...scene, to: scenePath(scene.id) }))}
              word="Scena"
              done="Fatta"
            />
            <p>
              Foto, notizie e voci che girano sui telefoni, con tre domande da fare:{' '}
              <Link to={piecesPath()}>Vero, falso o AI?</Link>
            </p>
            <p>
              Ti alleni anche a chiedere le cose a un'AI, con conversazioni già scritte:{' '}
              <Link to={practicePath()}>La stanza di prova</Link>
            </p>
          </section>
        </>
      )}
      <Outside />
    </div>
  )
}

type ScenesDoneProps = { summary: SceneSummary; first: SceneItem | undefined }

/** How far one is, and the next scene in one press; after the last, the first again. */
function ScenesDone({ summary, first }: ScenesDoneProps) {
  const { done, next } = summary
  const begin = next ?? first
  const to = next ? (done === 0 ? 'Comincia dalla' : 'Vai alla') : 'Ricomincia dalla'
  return (
    <div className="band moment">
      <div className="wrap">
        <p className="how-far">
          {done === 0 ? 'Ogni scena dura due o tre minuti.' : `${scenesDoneText(summary)}.`}
          {!next && ' Le hai fatte tutte.'}
        </p>
        {begin && (
          <ButtonLink kind="main" to={scenePath(begin.id)} prefetch="intent">
            {to} scena {begin.number}
            <ArrowRight aria-hidden="true" className="i" />
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Outside() {
  return (
    <section className="band afterwards" aria-labelledby="fuori-dalla-palestra">
      <div className="wrap">
        <h2 id="fuori-dalla-palestra">Fuori dalla palestra</h2>
        <AlreadyPaid />
        <div className="already-paid">
          <StickyNote aria-hidden="true" className="i" />
          <p>Tieni un biglietto vicino al telefono, con i numeri giusti.</p>
          <Link to={phoneCardPath()}>Stampa il biglietto</Link>
        </div>
      </div>
    </section>
  )
}
