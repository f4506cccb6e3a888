import { Form } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { LostTelephone } from './lost-telephone.tsx'
import { codesLeftText } from './second-proof.ts'

type SecondProofStateProps = {
  setUpAt: Date
  codesLeft: number
  message?: string | undefined
}

/** How few recovery codes are few. */
const few = 3

/** The second code is active: its recovery codes, and how to switch it off. */
export function SecondProofState(props: SecondProofStateProps) {
  const { setUpAt, codesLeft, message } = props
  return (
    <>
      <Note kind="ok">Il secondo codice è attivo dal {formatDay(setUpAt)}.</Note>
      {message ? (
        <Note kind="bad" role="alert">
          {message}
        </Note>
      ) : null}
      <section className="stack" aria-labelledby="riserva">
        <h2 id="riserva">Codici di riserva</h2>
        <p>
          {codesLeftText(codesLeft)}{' '}
          {codesLeft <= few
            ? 'Fanne di nuovi e stampali: quelli vecchi non valgono più.'
            : 'Hai perso il foglio? Fanne di nuovi: quelli vecchi non valgono più.'}
        </p>
        <Form method="post">
          <input type="hidden" name="intent" value="refresh" />
          <Button kind={codesLeft <= few ? 'main' : 'plain'}>Fai nuovi codici di riserva</Button>
        </Form>
      </section>
      <section className="stack" aria-labelledby="perso">
        <h2 id="perso">Se il telefono non c'è</h2>
        <LostTelephone />
      </section>
      <section className="stack" aria-labelledby="spegni">
        <h2 id="spegni">Spegnere il secondo codice</h2>
        <p>
          Hai cambiato telefono? Spegnilo, e attivalo di nuovo su quello nuovo. Mentre è spento, per
          entrare basta la password.
        </p>
        <details>
          <summary className={buttonClass({ kind: 'danger' })}>Voglio spegnerlo</summary>
          <Form method="post" className="stack gap-5 pt-6">
            <p>
              Per entrare basterà la password. I codici di riserva non valgono più. Dall'app del
              telefono poi puoi togliere questo sito.
            </p>
            <input type="hidden" name="intent" value="delete" />
            <p>
              <Button kind="danger-full">Spegni il secondo codice</Button>
            </p>
          </Form>
        </details>
      </section>
    </>
  )
}
