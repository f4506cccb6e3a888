import { editScenePath } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { listAddress } from './scene-query.ts'
import type { ScenePage } from './scenes.server.ts'

type SceneHeadProps = Pick<ScenePage, 'question' | 'number' | 'total'> & { round: number | null }

/** Where one is: the gym, the scene, and the moment in which the message comes. */
export function SceneHead({ question, number, total, round }: SceneHeadProps) {
  return (
    <>
      <div className="wrap gym-head">
        <BackLink to={listAddress(round)}>Tutte le scene</BackLink>
        <p className="gym-name">La palestra</p>
        <p className="gym-words">
          Qui ti alleni a riconoscere le truffe. Alcuni messaggi sono veri, altri no. Non ci sono
          voti e puoi rifare tutto.
        </p>
        <img src="/drawings/palestra.svg" alt="" width="264" height="200" />
      </div>
      <div className="band moment">
        <div className="wrap">
          <Tag>{number === null ? 'Bozza' : `Scena ${number} di ${total}`}</Tag>
          <div>
            <h1>{question.title}</h1>
            <p>{question.moment}</p>
            <EditLink to={editScenePath(question.id)} what="la scena" />
          </div>
        </div>
      </div>
    </>
  )
}
