import type { ReactNode } from 'react'
import { countText } from '../ui/count-text.ts'
import { TextArea } from '../ui/field.tsx'
import { Guard } from '../workshop/answer/guard.tsx'
import type { Send } from '../workshop/answer/use-send.ts'
import type { GuardedText } from '../workshop/guard/guarded-text.ts'
import { useSheet } from '../workshop/state/sheet-context.ts'
import { longestText } from './letter.ts'

const wordsId = 'lettera-parole'

/** Pasted words as the personal data guard looks at them. */
export const guardedWords = (text: string): GuardedText => ({
  place: { in: 'prompt' },
  id: wordsId,
  text,
  others: [],
})

/** Nothing is cut off in silence: what is too long says how much. */
export const tooLongText = (length: number) =>
  `Il testo è troppo lungo: ${countText(length)} caratteri, e qui ce ne stanno ${countText(longestText)}. Togli le parti che non servono.`

type WordsFieldProps = { label: string; hint: string; sending: Send }

/** Words of a letter or a message, pasted or typed: they stay when the page is left. */
export function WordsField({ label, hint, sending }: WordsFieldProps) {
  const { state, dispatch } = useSheet()
  const words = state.composition.prompt
  return (
    <>
      <TextArea
        id={wordsId}
        name="parole"
        label={label}
        hint={hint}
        rows={5}
        dir="auto"
        autoComplete="off"
        value={words}
        onChange={({ target }) => dispatch({ type: 'promptEdited', text: target.value })}
      />
      <Guard field={guardedWords(words)} sending={sending} />
    </>
  )
}

type PastedWordsProps = {
  /** Words are all that can be sent. */
  isOpen: boolean
  words: string
  sending: Send
  children: ReactNode
}

/** Where there is no photo: the words of the letter. */
export const PastedWords = ({ isOpen, words, sending, children }: PastedWordsProps) => (
  <details className="letter-words more needs-script" open={isOpen || words !== '' || undefined}>
    <summary>Oppure incolla le parole</summary>
    <div className="stack">
      <WordsField
        label="Le parole della lettera"
        hint="Togli nomi, indirizzi, codici e numeri di conto. Lascia date e somme."
        sending={sending}
      />
      {children}
    </div>
  </details>
)
