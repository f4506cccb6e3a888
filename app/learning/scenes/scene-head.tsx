import type { ReactNode } from 'react'
import { editScenePath, scenesPath } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useOwnGroup } from '../step-form.tsx'
import type { ScenePage } from './scenes.server.ts'

type SceneHeadProps = Pick<ScenePage, 'question' | 'number' | 'total'>

/** Where one is: the gym, the scene, and the moment in which the message comes. */
export function SceneHead({ question, number, total }: SceneHeadProps) {
  return (
    <GymHead
      back={{ to: scenesPath(), label: 'Tutte le scene' }}
      name="La palestra"
      words="Qui ti alleni a riconoscere le truffe. Alcuni messaggi sono veri, altri no. Non ci sono voti e puoi rifare tutto."
      place={number === null ? 'Bozza' : `Scena ${number} di ${total}`}
      question={question}
    >
      <EditLink to={editScenePath(question.id)} what="la scena" />
    </GymHead>
  )
}

type GymHeadProps = {
  back: { to: string; label: string }
  name: string
  words: string
  /** Which of how many. */
  place: string
  question: { title: string; moment: string }
  children?: ReactNode
}

/** The head of what is judged: the list it belongs to, its place there, and the moment; on a group's path it alone. */
export function GymHead({ back, name, words, place, question, children }: GymHeadProps) {
  const isOnPath = useOwnGroup() !== null
  return (
    <>
      {!isOnPath && (
        <div className="wrap gym-head">
          <BackLink to={back.to}>{back.label}</BackLink>
          <p className="gym-name">{name}</p>
          <p className="gym-words">{words}</p>
          <img src="/drawings/palestra.svg" alt="" width="264" height="200" />
        </div>
      )}
      <div className="band moment">
        <div className="wrap">
          {!isOnPath && <Tag>{place}</Tag>}
          <div>
            <h1>{question.title}</h1>
            <p>{question.moment}</p>
            {children}
          </div>
        </div>
      </div>
    </>
  )
}
