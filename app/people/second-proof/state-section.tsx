import { Form } from 'react-router'
import { secondProofPath } from '../../paths.ts'
import { type Act, ConfirmLink, ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { questionAddress } from '../../records/acts/question.ts'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { LostTelephone } from './lost-telephone.tsx'
import { codesLeftText } from './second-proof.ts'
import { proofActs } from './second-proof-acts.ts'

type SecondProofStateProps = {
  setUpAt: Date
  codesLeft: number
  /** For who has no script: the question stands on the page. */
  isAsked: boolean
  message?: string | undefined
}

/** How few recovery codes are few. */
const few = 3

/** The second code is active: its recovery codes, and how to switch it off. */
export function SecondProofState(props: SecondProofStateProps) {
  const { setUpAt, codesLeft, isAsked, message } = props
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
          <input type="hidden" {...proofActs.button('refresh')} />
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
        {isAsked ? (
          <ConfirmPanel act={switchOff} cancelTo={secondProofPath()} />
        ) : (
          <p>
            <ConfirmLink
              kind="danger"
              act={switchOff}
              to={questionAddress(`${secondProofPath()}#spegni`, 'delete')}
            >
              Spegni il secondo codice
            </ConfirmLink>
          </p>
        )}
      </section>
    </>
  )
}

const switchOff: Act = {
  question: 'Vuoi spegnere il secondo codice?',
  detail:
    "Per entrare basterà la password. I codici di riserva non valgono più, e dall'app del telefono puoi togliere questo sito.",
  confirmLabel: 'Spegni il secondo codice',
  fields: proofActs.fields('delete'),
}
