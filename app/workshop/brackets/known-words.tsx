import { Button } from '../../ui/button.tsx'
import { gapName } from '../guard/open-gaps.ts'
import { placeholderKey } from '../guard/placeholder.ts'
import { useWords } from './kept-words.ts'

type KnownWordsProps = {
  label: string
  value: string
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  onWrite: (value: string) => void
}

/** Under a gap whose bracket was filled before: the same words with one press. */
export function KnownWords({ label, value, ownerId, onWrite }: KnownWordsProps) {
  const words = useWords(ownerId)?.words[placeholderKey(gapName(label))]
  if (words === undefined) return null
  const isThere = value === words
  return (
    <div>
      <p className="small soft" role="status">
        {value === ''
          ? "Puoi anche lasciarlo vuoto e riempirlo dopo, nella risposta: così l'AI non lo legge."
          : "Quello che scrivi qui lo legge anche l'AI."}
      </p>
      <Button type="button" size="small" onClick={() => onWrite(isThere ? '' : words)}>
        {isThere ? `Togli «${words}»` : `Metti «${words}»`}
      </Button>
    </div>
  )
}
