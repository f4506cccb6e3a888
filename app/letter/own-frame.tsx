import type { LetterLanguage } from './languages.ts'
import { type OwnName, ownWords } from './own-words.ts'

type OwnProps = { language: LetterLanguage; name: OwnName; instead?: string }

/** The words of a part of the frame in the person's language; in Italian nothing, or `instead`. */
export function Own({ language, name, instead }: OwnProps) {
  const own = ownWords(language, name)
  if (!own) return instead
  const { text, ...side } = own
  return <span {...side}>{text}</span>
}

type OwnFrameProps = {
  language: LetterLanguage
  /** Buttons by their words, and what they are called in the table. */
  buttons: Readonly<Partial<Record<OwnName, string>>>
}

/** To whoever reads in another language: the buttons are in Italian, and what they say. */
export function OwnFrame({ language, buttons }: OwnFrameProps) {
  const frame = ownWords(language, 'frame')
  if (!frame) return null
  const { text, ...side } = frame
  return (
    <p {...side} className="own-frame needs-script noprint">
      {text}:{' '}
      {Object.entries(buttons).map(([name, italian]) => (
        <span key={name}>
          <bdi lang="it">«{italian}»</bdi> = <Own language={language} name={name as OwnName} />
        </span>
      ))}
    </p>
  )
}
