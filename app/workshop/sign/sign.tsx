import { type ReactNode, useState } from 'react'
import { useLater } from '../sheet/use-later.ts'
import type { SignGapProps } from './sign-gap.tsx'

/** How a text is signed; null: it stays as the AI wrote it. */
export type Signing = ((text: string) => string) | null

/**
 * The version on screen with the person's signature once they put it in, and the part that offers it. Both stay
 * on this screen: the answer that is saved, or that the AI goes on from, keeps its bracket.
 */
export function useSigned(
  text: string,
  exchangeId: string | null,
  ownerId: string | null,
): { text: string; offer: ReactNode } {
  const [signed, setSigned] = useState<{ of: string | null; sign: Signing }>()
  const sign = signed?.of === exchangeId ? signed.sign : null
  return {
    text: sign ? sign(text) : text,
    offer: (
      <SignAnswer
        text={text}
        ownerId={ownerId}
        isSigned={sign !== null}
        onSign={(next) => setSigned({ of: exchangeId, sign: next })}
      />
    ),
  }
}

export type SignAnswerProps = {
  /** As the AI wrote it. */
  text: string
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  isSigned: boolean
  onSign: (signing: Signing) => void
}

function SignAnswer(props: SignAnswerProps) {
  const Offer = useLater(() => import('./sign-answer.tsx'))
  return Offer && <Offer {...props} />
}

const mayAskWhoWrites = /nome|firm|scrive|chi sei|come ti chiami|mittente/i

/** Under a gap whose label may ask for one's own name. */
export function SignGap(props: SignGapProps) {
  return mayAskWhoWrites.test(props.label) ? <LaterSignGap {...props} /> : null
}

function LaterSignGap(props: SignGapProps) {
  const Offer = useLater(() => import('./sign-gap.tsx'))
  return Offer && <Offer {...props} />
}
