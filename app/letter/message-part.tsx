import { Lock, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { privacyPath } from '../paths.ts'
import { promptPath } from '../prompt-path.ts'
import { Note } from '../ui/note.tsx'
import { AskFault } from '../workshop/answer/ask-outcome.tsx'
import { useSend } from '../workshop/answer/use-send.ts'
import { Allowance } from '../workshop/sheet/prompt-box.tsx'
import { isBusy } from '../workshop/state/sheet-content.ts'
import { useSheet } from '../workshop/state/sheet-context.ts'
import { LanguageField } from './language-field.tsx'
import type { LetterLanguage } from './languages.ts'
import type { Letters } from './letter.ts'
import { ExplainButton, useReasonNotToAsk } from './letter-part.tsx'
import { MessageWithoutScript } from './nobody-reads.tsx'
import type { LetterPages } from './pages/use-letter-pages.ts'
import { Picker, photos } from './picker.tsx'
import type { ExplanationOf } from './use-explanation.ts'
import { guardedWords, WordsField } from './words-field.tsx'

const ways = ['SMS', 'WhatsApp', 'Email', 'Social', 'In un altro modo'] as const

type MessagePartProps = {
  letters: Letters | null
  pages: LetterPages
  explanation: ExplanationOf
  language: LetterLanguage
  onLanguage: (language: LetterLanguage) => void
}

/** The message, pasted or as a screenshot, how it came, and one button. */
export function MessagePart(props: MessagePartProps) {
  const { letters, pages, explanation, language, onLanguage } = props
  const { state } = useSheet()
  const [came, setCame] = useState('')
  const words = state.composition.prompt
  const why = useReasonNotToAsk(words.length)
  const { List } = pages
  const hasSomething = words.trim() !== '' || pages.pages.length > 0
  const sending = useSend({
    fields: [guardedWords(words)],
    isReady: why === null && hasSomething,
    send: () => explanation.explain(came),
  })
  if (!letters) {
    return (
      <p>
        Qui adesso nessuna AI può guardare un messaggio. Puoi chiedere{' '}
        <Link to={promptPath({ way: 'parole' })}>con parole tue</Link>.
      </p>
    )
  }
  return (
    <form
      className="sheet noprint"
      id="prompt"
      tabIndex={-1}
      aria-label="Il tuo messaggio"
      onSubmit={(event) => {
        event.preventDefault()
        sending.press()
      }}
    >
      {letters.sample ? (
        <Note kind="info">
          <b>Questa è una dimostrazione.</b> Qui non è collegata nessuna AI: ti mostriamo che cosa
          direbbe di un messaggio inventato.
        </Note>
      ) : null}
      <div className="needs-script stack">
        <WordsField
          label="Il messaggio"
          hint="Copialo e incollalo qui, senza nomi e codici. Non premere sui suoi collegamenti."
          sending={sending}
        />
        {letters.canSee ? (
          <div className="letter-taken">
            {List && pages.pages.length > 0 ? (
              <List
                pages={pages.pages}
                told={pages.told}
                sending={sending}
                onWrite={pages.write}
                onTurn={pages.turn}
                onRemove={(page) => {
                  document.getElementById('prompt')?.focus()
                  void pages.remove(page)
                }}
                onAgain={(page, files) => pages.take(files, page)}
                add={null}
              />
            ) : (
              <Picker
                label="Oppure scegli la foto dello schermo"
                icon={<Smartphone className="i" aria-hidden="true" />}
                className="by-file"
                accept={photos}
                onPick={(files) => pages.take(files.slice(0, 1), null)}
              />
            )}
            {pages.fault ? (
              <Note kind="bad" role="alert">
                {pages.fault}
              </Note>
            ) : null}
          </div>
        ) : null}
        <fieldset className="beginnings">
          <legend>Come è arrivato?</legend>
          {ways.map((one) => (
            <label key={one} className="check">
              <input
                type="radio"
                name="arrivo"
                value={one}
                checked={came === one}
                onChange={() => setCame(one)}
              />
              <span>{one}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <AskFault />
      <ExplainButton why={why} isBusy={isBusy(state)} isReady={hasSomething}>
        Guardiamolo insieme
      </ExplainButton>
      <p className="letter-eyes needs-script">
        <Lock className="i" aria-hidden="true" />
        <span>
          L'AI vede tutto quello che metti qui. Noi non lo teniamo.{' '}
          <Link to={privacyPath()}>I tuoi dati</Link>
        </span>
      </p>
      <LanguageField language={language} onChange={onLanguage} />
      <MessageWithoutScript />
      <Allowance />
      <p className="vh" role="status">
        {pages.opening ? `Apro ${pages.opening}.` : pages.news}
      </p>
    </form>
  )
}
