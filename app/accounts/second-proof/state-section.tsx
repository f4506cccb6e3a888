import { Form } from 'react-router'
import { codesLeftText } from '../../security/second-proof/second-proof.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { LostTelephone } from './lost-telephone.tsx'

const few = 3

/** The recovery codes, which are for every kind of second proof. */
export function RecoveryState({ codesLeft }: { codesLeft: number }) {
  return (
    <>
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
        <h2 id="perso">Se il telefono o il computer non c'è</h2>
        <LostTelephone />
      </section>
    </>
  )
}

type CodeStateProps = {
  setUpAt: Date
  /** Nothing else asks for more than the password. */
  isOnly: boolean
}

/** The second code is active: how to switch it off. */
export function CodeState({ setUpAt, isOnly }: CodeStateProps) {
  return (
    <section id="codice" className="stack" aria-labelledby="titolo-codice">
      <h2 id="titolo-codice">Il tuo secondo codice</h2>
      <p>
        Il secondo codice è attivo dal {formatDay(setUpAt)}. Hai cambiato telefono? Spegnilo, e
        attivalo di nuovo su quello nuovo.
      </p>
      <details>
        <summary className={buttonClass({ kind: 'danger' })}>Voglio spegnerlo</summary>
        <Form method="post" className="stack gap-5 pt-6">
          <p>
            {isOnly
              ? 'Per entrare basterà la password. I codici di riserva non valgono più.'
              : 'Ti restano i tuoi telefoni e computer, e i codici di riserva.'}{' '}
            Dall'app del telefono poi puoi togliere questo sito.
          </p>
          <input type="hidden" name="intent" value="delete" />
          <p>
            <Button kind="danger-full">Spegni il secondo codice</Button>
          </p>
        </Form>
      </details>
    </section>
  )
}
