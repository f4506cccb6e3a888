import { type ReactNode, useState } from 'react'
import { useLater } from '../sheet/use-later.ts'
import type { Signing } from './sign-answer.tsx'
import type { SignGapProps } from './sign-gap.tsx'

/**
 * The text on screen with the person's signature once they put it in, and the part that offers it.
 * The name stays on this device: what is saved, or what the AI goes on from, keeps its bracket.
 */
export function useSigned(
  text: string,
  exchangeId: string | null,
  ownerId: string | null,
): { text: string; offer: ReactNode } {
  const [signed, setSigned] = useState<{ of: string | null; sign: Signing }>()
  const sign = signed?.of === exchangeId ? signed.sign : null
  // It comes while the answer is written, and pushes nothing down when that ends.
  const later = useLater(() => import('./sign-answer.tsx'))
  return {
    text: sign ? sign(text) : text,
    offer: later && (
      <later.SignAnswer
        text={text}
        exchangeId={exchangeId}
        ownerId={ownerId}
        isSigned={sign !== null}
        onSign={(next) => setSigned({ of: exchangeId, sign: next })}
      />
    ),
  }
}

const mayAskWhoWrites = /nome|firm|scrive|chi sei|come ti chiami|mittente/i

/** Under a gap whose label may ask for one's own name. */
export function SignGap(props: SignGapProps) {
  return mayAskWhoWrites.test(props.label) ? <LaterSignGap {...props} /> : null
}

function LaterSignGap(props: SignGapProps) {
  const later = useLater(() => import('./sign-gap.tsx'))
  return later && <later.SignGap {...props} />
}
