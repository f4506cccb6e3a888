import { Lock, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { privacyPath } from '../paths.ts'
import { promptPath } from '../prompt-path.ts'
import { Note } from '../ui/note.tsx'
import { AskFault } from '../workshop/answer/ask-outcome.tsx'
import { Allowance } from '../workshop/sheet/prompt-box.tsx'
import { LanguageField } from './language-field.tsx'
import { MessageWithoutScript } from './nobody-reads.tsx'
import { firstDoubt } from './pages/letter-page.ts'
import { Picker, photos } from './picker.tsx'
import { ExplainButton, PageFault, TakeForm, type TakeProps, useTaking } from './take-form.tsx'
import { WordsField } from './words-field.tsx'

const ways = ['SMS', 'WhatsApp', 'Email', 'Social', 'In un altro modo'] as const

/** The message, pasted or as a screenshot, how it came, and one button. */
export function MessagePart(props: TakeProps) {
  const { letters, pages, explanation, language, onLanguage } = props
  const [came, setCame] = useState('')
  const { List } = pages
  const doubt = firstDoubt(pages.pages)
  const { why, isReady, sending } = useTaking(pages, {
    hasSample: false,
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
    <TakeForm className="sheet" label="Il tuo messaggio" sending={sending}>
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
            {doubt ? (
              <Note kind="info" role="status">
                La pagina {doubt.number} {doubt.text}
              </Note>
            ) : null}
            <PageFault fault={pages.fault} />
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
      <ExplainButton why={why} isReady={isReady}>
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
    </TakeForm>
  )
}
