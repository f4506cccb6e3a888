import { useEffect, useRef, useState } from 'react'
import { promptsPath } from '../paths.ts'
import { truncate } from '../platform/well-formed.ts'
import { CheckField, TextArea } from '../ui/field.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { askFields, longestShown } from './asking.ts'
import { keptSheetText } from './kept-sheet.ts'

type ShownTextProps = {
  from: string | null
  /** What the server knows of it. */
  text: string | null
  userId: string | null
}

/** The text that somebody has before them, word by word, and the tick that shows it to whoever helps. */
export function ShownText({ from, text: known, userId }: ShownTextProps) {
  const isAlive = useHydrated()
  const box = useRef<HTMLInputElement>(null)
  // In a document it would push down what stands there already.
  const [isByScript] = useState(isAlive)
  const [kept, setKept] = useState<string | null>(null)
  const [isTicked, setIsTicked] = useState(false)
  useEffect(() => {
    // Read now, as the workshop keeps its last words when it goes.
    if (isByScript && from === promptsPath()) setKept(keptSheetText(userId))
    // It may have been ticked before the page was alive.
    setIsTicked(box.current?.checked ?? false)
  }, [isByScript, from, userId])
  const text = known ?? (kept && truncate(kept, longestShown))
  if (!text) return null
  return (
    <div className="ask-text">
      <CheckField
        name={askFields.tick}
        ref={box}
        onChange={(event) => setIsTicked(event.currentTarget.checked)}
        label={
          <>
            <b className="block">Fai vedere anche il testo</b>
            Lo scegli tu. Senza la spunta il testo resta solo tuo.
          </>
        }
      />
      <TextArea
        label="Il testo, così come lo vedrà"
        // What is not ticked is not sent.
        name={isTicked || !isAlive ? askFields.text : undefined}
        id="testo-da-vedere"
        value={text}
        readOnly
        rows={6}
      />
    </div>
  )
}
