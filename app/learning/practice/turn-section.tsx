import { Check, CircleDashed } from 'lucide-react'
import type { RefObject } from 'react'
import type { Part, Talk } from '../../../db/practice-types.ts'
import { Tag } from '../../ui/tag.tsx'
import { AnswerBubble, SaidBubble } from './bubbles.tsx'
import { levelNames } from './practice.ts'
import { readRequest } from './read-request.ts'
import type { TalkTurn } from './talk.ts'

type TurnSectionProps = {
  talk: Talk
  turn: TalkTurn
  number: number
  /** The person's own words, where this browser still knows them. */
  own: string | undefined
  newest?: RefObject<HTMLDivElement | null> | undefined
}

const tones = { vague: 'warm', better: 'blue', good: 'green' } as const

/** What was said, what was found in it, and what it brings. */
export function TurnSection({ talk, turn, number, own, newest }: TurnSectionProps) {
  const words = turn.words ?? own
  return (
    <div className="turn">
      <div className="stack">
        <h2 className="step">
          <span className="arch-number" aria-hidden="true">
            {number}
          </span>
          <span>{headingOf(turn)}</span>
        </h2>
        {turn.level ? (
          <Tag tone={tones[turn.level]} className="justify-self-start">
            {levelNames[turn.level]}
          </Tag>
        ) : null}
        {words ? <SaidBubble>{words}</SaidBubble> : null}
      </div>
      <AnswerBubble reply={turn.reply} isRepeated={turn.isRepeated} newest={newest} />
      {turn.level ? <Reading talk={talk} turn={turn} words={words} /> : null}
    </div>
  )
}

function headingOf({ level, words }: TalkTurn): string {
  if (level === null) return 'Poi chiedi'
  return words === null ? 'Con parole tue' : 'Tu scrivi'
}

type ReadingProps = { talk: Talk; turn: TalkTurn; words: string | undefined }

/** Each part with the words that say it, or with what happens without it. */
function Reading({ talk, turn, words }: ReadingProps) {
  const known = words === undefined ? [] : readRequest(talk.parts, words)
  const isOwn = turn.words === null
  return (
    <div>
      <h3 className="text-base">
        {isOwn ? 'Che cosa dicono le tue parole' : 'Che cosa dice la richiesta'}
      </h3>
      <ul className="reading">
        {talk.parts.map((part) => (
          <Mark
            key={part.id}
            part={part}
            isFound={turn.found.includes(part.id)}
            as={known.find((one) => one.part.id === part.id)?.as}
          />
        ))}
      </ul>
      {isOwn ? (
        <p className="small soft">
          La pagina cerca alcune parole e basta. Può sbagliare: se l'hai detto, fidati di te.
        </p>
      ) : null}
    </div>
  )
}

type MarkProps = { part: Part; isFound: boolean; as: string | undefined }

function Mark({ part, isFound, as }: MarkProps) {
  const Icon = isFound ? Check : CircleDashed
  const found = as ? `C'è: «${as}».` : "C'è."
  return (
    <li data-found={isFound || undefined}>
      <Icon aria-hidden="true" className="i" />
      <span>
        <b>{part.name}.</b> {isFound ? found : `Manca. ${part.missing}`}
      </span>
    </li>
  )
}
