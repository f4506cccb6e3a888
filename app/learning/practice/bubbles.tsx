import { Lightbulb, Lock } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import type { Reply } from '../../../db/practice-types.ts'
import { newestId } from './practice.ts'

/** What the person says to the AI. */
export function SaidBubble({ children }: { children: ReactNode }) {
  return <blockquote className="said">{children}</blockquote>
}

type PlaceProps = {
  /** It is the newest on the page: it takes the focus, and links lead to it. */
  newest?: RefObject<HTMLDivElement | null> | undefined
  labelledBy: string
  describedBy?: string
  className?: string
  children: ReactNode
}

/** Where something new appears; screen readers say its name and its words. */
export function Place({ newest, labelledBy, describedBy, className, children }: PlaceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={newest}
      id={newest ? newestId : undefined}
      tabIndex={newest ? -1 : undefined}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
    >
      {children}
    </div>
  )
}

type AnswerProps = {
  reply: Reply
  /** Its words stand above already. */
  isRepeated: boolean
  newest?: RefObject<HTMLDivElement | null> | undefined
}

/** A prepared answer, said to be one, and what to notice in it. */
export function AnswerBubble({ reply, isRepeated, newest }: AnswerProps) {
  const id = useId()
  return (
    <Place newest={newest} labelledBy={`${id}-name`} describedBy={`${id}-words`}>
      <h3 id={`${id}-name`} className="answer-name">
        <Lock aria-hidden="true" className="i" />
        Risposta già scritta, non di un'AI
      </h3>
      <div id={`${id}-words`} className="practice-answer">
        {isRepeated ? (
          <p>È la stessa risposta che leggi sopra.</p>
        ) : (
          reply.answer.map((line) => <p key={line}>{line}</p>)
        )}
      </div>
      <p className="remark">
        <Lightbulb aria-hidden="true" className="i" />
        <span>{reply.remark}</span>
      </p>
    </Place>
  )
}
