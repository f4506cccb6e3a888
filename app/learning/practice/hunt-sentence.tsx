import { Info, TriangleAlert } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { Link } from 'react-router'
import type { HuntSentence } from '../../../db/practice-types.ts'
import { Place } from './bubbles.tsx'

type SentenceProps = {
  sentence: HuntSentence
  /** Can be chosen; was chosen and is right; is the wrong one; was never chosen. */
  state: 'open' | 'fine' | 'wrong' | 'left'
  to: string
  newest?: RefObject<HTMLDivElement | null> | undefined
}

/** A sentence of the answer; chosen, it says why it is right and that the mistake is elsewhere. */
export function Sentence({ sentence, state, to, newest }: SentenceProps) {
  const id = useId()
  const { text, why } = sentence
  if (state === 'open') {
    return (
      <li>
        <Link to={to}>{text}</Link>
      </li>
    )
  }
  if (state === 'left') {
    return (
      <li>
        <p>{text}</p>
      </li>
    )
  }
  if (state === 'wrong') {
    return (
      <li className="wrong">
        <p>{text}</p>
        <p className="why-not">
          <TriangleAlert aria-hidden="true" className="i" />
          <b>L'errore è qui.</b>
        </p>
      </li>
    )
  }
  return (
    <li className="fine">
      <p>{text}</p>
      <Place newest={newest} labelledBy={`${id}-fine`} describedBy={`${id}-why`}>
        <p className="why-not">
          <Info aria-hidden="true" className="i" />
          <b id={`${id}-fine`}>Questa frase è giusta: l'errore è in un'altra.</b>
        </p>
        <p id={`${id}-why`}>{why}</p>
      </Place>
    </li>
  )
}
