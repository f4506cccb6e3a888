import { Lock, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { privacyPath } from '../paths.ts'
import { promptPath } from '../prompt-path.ts'
import { Note } from '../ui/note.tsx'
import { AskFault } from '../workshop/answer/ask-outcome.tsx'
import type { Send } from '../workshop/answer/use-send.ts'
import { AllowanceLine } from '../workshop/sheet/prompt-box.tsx'
import { LanguageField } from './language-field.tsx'
import { ways } from './letter.ts'
import { MessageWithoutScript } from './nobody-reads.tsx'
import { OwnFrame } from './own-frame.tsx'
import { firstDoubt } from './pages/letter-page.ts'
import type { LetterPages } from './pages/use-letter-pages.ts'
import { Picker, photos } from './picker.tsx'
import { SamplePart } from './sample-part.tsx'
import { ExplainButton, PageFaultNote, TakeForm, type TakeProps, useTaking } from './take-form.tsx'
import { WordsField } from './words-field.tsx'

/** The message, pasted or as a screenshot, how it came, and one button. */
export function MessagePart(props: TakeProps) {
  const { letters, pages, explanation, language, onLanguage } = props
  const [came, setCame] = useState('')
  const { why, isReady, sending } = useTaking(pages, {
    hasSample: Boolean(letters?.sample),
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
  const send = (
    <>
      <AskFault />
      <ExplainButton why={why} isReady={isReady}>
        Guardiamolo insieme
      </ExplainButton>
    </>
  )
  return (
    <TakeForm className="sheet" label="Il tuo messaggio" sending={sending}>
      {letters.sample ? (
        <SamplePart kind="message" lines={letters.sample}>
          {send}
        </SamplePart>
      ) : (
        <>
          <div className="needs-script stack">
            <WordsField
              label="Il messaggio"
              hint="Copialo e incollalo qui, senza nomi e codici. Non premere sui suoi collegamenti."
              sending={sending}
            />
            {letters.canSee ? <Screenshot pages={pages} sending={sending} /> : null}
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
          {send}
          <div className="letter-eyes needs-script">
            <Lock className="i" aria-hidden="true" />
            <p>
              L'AI vede tutto quello che metti qui. Noi non lo teniamo.{' '}
              <Link to={privacyPath()}>I tuoi dati</Link>
            </p>
          </div>
        </>
      )}
      <LanguageField language={language} onChange={onLanguage} />
      <OwnFrame language={language} buttons={{ look: 'Guardiamolo insieme' }} />
      <MessageWithoutScript />
      <AllowanceLine />
    </TakeForm>
  )
}

/** The photo of the screen that the message stands on, and what is wrong with it. */
function Screenshot({ pages, sending }: { pages: LetterPages; sending: Send }) {
  const { List } = pages
  const count = pages.pages.length
  const doubt = firstDoubt(pages.pages)
  return (
    <div className="letter-taken">
      {List && count > 0 ? (
        <List {...pages} sending={sending} add={null} />
      ) : (
        <Picker
          label="Oppure scegli la foto dello schermo"
          icon={<Smartphone className="i" aria-hidden="true" />}
          className="by-file"
          accept={photos}
          onPick={(files) => pages.take(files.slice(0, 1), null)}
        />
      )}
      {doubt ? (
        <Note kind="info" role="status">
          La foto{count > 1 ? `, pezzo ${doubt.number},` : ''} {doubt.text}
        </Note>
      ) : null}
      <PageFaultNote fault={pages.fault} />
    </div>
  )
}
