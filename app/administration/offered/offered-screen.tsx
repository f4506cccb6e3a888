import { Form, Link, useNavigation } from 'react-router'
import { databasePath, offeredPath } from '../../admin-paths.ts'
import { idField, isAskedBy } from '../../records/acts/acts.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { PageHead } from '../../records/frame/page-head.tsx'
import { Differences } from '../../records/versions/differences.tsx'
import { capitalized } from '../../records/words.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { counted } from '../../ui/format-number.ts'
import { Note } from '../../ui/note.tsx'
import { useMay } from '../../ui/use-may.ts'
import { nounField } from '../trash/trash.ts'
import { type OfferedText, offeredActs, offeredLabels } from './offered.ts'

type OfferedScreenProps = {
  offered: OfferedText[]
  /** Where the record is edited that was decided about on the way here. */
  decidedAt: string | null
  failure: string | null
}

/** Texts that an update brought: each is taken, or left; until then nothing changes. */
export function OfferedScreen({ offered, decidedAt, failure }: OfferedScreenProps) {
  const may = useMay()
  const { formData } = useNavigation()
  const untouched = offered.filter(({ state }) => state !== 'both').length
  return (
    <>
      <PageHead
        title="Testi nuovi"
        back={may('seeSystem') && <BackLink to={databasePath()}>Torna a Database</BackLink>}
        text="I testi di Fucina che ha portato un aggiornamento, o un'altra città nelle impostazioni. Finché non scegli, resta tutto com'è."
      />
      <div className="outcome">
        <div role="alert">{failure && <Note kind="bad">{failure}</Note>}</div>
        <div role="status">{!failure && <Done decidedAt={decidedAt} />}</div>
      </div>
      {offered.length === 0 && (
        <EmptyState
          title="Nessun testo nuovo"
          text="Quando un aggiornamento porta testi nuovi, qui scegli se prenderli."
        />
      )}
      {untouched > 1 && (
        <Form method="post" action={offeredPath()} className="mb-7">
          <Button
            {...offeredActs.button('take')}
            busy={isAskedBy(formData, 'take') && !formData?.has(idField)}
          >
            Prendi i {untouched} che non hai cambiato
          </Button>
        </Form>
      )}
      <div className="grid gap-7">
        {offered.map((text) => (
          <Offer key={`${text.noun} ${text.id}`} text={text} />
        ))}
      </div>
    </>
  )
}

function Done({ decidedAt }: Pick<OfferedScreenProps, 'decidedAt'>) {
  const outcome = useOutcome()
  if (outcome?.done === 'leave') {
    return <Note kind="ok">Resta com'è. Te lo richiedo solo se il testo cambia ancora.</Note>
  }
  if (outcome?.done !== 'take') return null
  const [count] = outcome.counts
  return (
    <Note kind="ok">
      {count === undefined ? 'Testo preso.' : `${counted(count, 'testo preso', 'testi presi')}.`}{' '}
      {decidedAt && <Link to={decidedAt}>Aprilo per controllare</Link>}
    </Note>
  )
}

function Offer({ text }: { text: OfferedText }) {
  const { noun, words, id, title, state, differences } = text
  const { formData } = useNavigation()
  const heading = `testo-${noun}-${id}`
  const isBusy = (intent: 'take' | 'leave') =>
    isAskedBy(formData, intent, id) && formData?.get(nounField) === noun
  return (
    <section className="card compared" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>
        {capitalized(words.one)}: <b>{offeredLabels[state].toLowerCase()}</b>
      </p>
      {state !== 'new' && <Differences differences={differences} />}
      {state === 'both' && (
        <p className="soft">Se prendi il nostro, il tuo resta tra le versioni.</p>
      )}
      <Form method="post" action={offeredPath()} className="row">
        <input type="hidden" name={nounField} value={noun} />
        <input type="hidden" name={idField} value={id} />
        <Button {...offeredActs.button('take')} kind="main" busy={isBusy('take')}>
          Prendi<span className="vh"> «{title}»</span>
        </Button>
        <Button {...offeredActs.button('leave')} busy={isBusy('leave')}>
          Lascia com'è<span className="vh"> «{title}»</span>
        </Button>
      </Form>
    </section>
  )
}
