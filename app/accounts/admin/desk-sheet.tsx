import { adminUserPath } from '../../admin-paths.ts'
import { FocusedNote } from '../../records/acts/done-note.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import type { HandedSheet } from '../../security/desk/desk.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { formatTime } from '../../ui/format-date.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'

type DeskSheetProps = {
  sheet: HandedSheet
  person: { id: string; name: string }
  /** null: they have none. */
  email: string | null
}

/**
 * A code of the desk, or the words of a slip, for the only time: on the screen, and on the paper
 * that is handed over.
 */
export function DeskSheet({ sheet, person, email }: DeskSheetProps) {
  const { site, code, until, address, drawing } = sheet
  return (
    <div className="max-w-[46rem]">
      <div className="noprint">
        <PageHead
          title={until ? 'Il codice è pronto' : 'Il biglietto è pronto'}
          back={
            <BackLink to={adminUserPath(person.id)}>Torna alla pagina di {person.name}</BackLink>
          }
        />
        <FocusedNote about={code} kind="ok">
          Stampa il foglio e consegnalo a {person.name}, o leggilo ad alta voce.{' '}
          {until
            ? 'Il codice lo vedi solo adesso. Se ne fai un altro, questo non vale più.'
            : 'Le parole le vedi solo adesso. Se ne fai un altro, queste non valgono più.'}
        </FocusedNote>
      </div>
      <section className="desk-slip" aria-labelledby="foglio">
        <p className="site">{site}</p>
        <h2 id="foglio">
          {until ? 'Il tuo codice per entrare' : `Il biglietto di ${person.name}`}
        </h2>
        <p className="code">{code}</p>
        <p>
          {until ? (
            <>
              Vale una volta sola, fino alle <b>{formatTime(until)}</b> di oggi.
            </>
          ) : (
            "Vale ogni volta, per 12 mesi dall'ultima volta che entri."
          )}
        </p>
        <div className="way">
          <ol className="grid list-decimal gap-2 pl-6">
            <li>
              Apri questo indirizzo: <b className="address">{address}</b>. Con il telefono puoi
              inquadrare il disegno.
            </li>
            {until ? (
              <CodeSteps email={email} />
            ) : (
              <li>Scrivi le tre parole e le quattro cifre.</li>
            )}
          </ol>
          <QrPicture code={drawing} label={`Porta a ${address}`} className="drawing" />
        </div>
        <p>
          {until
            ? 'Quando hai finito, butta via questo foglio. La tua password non la chiede mai nessuno.'
            : 'Tieni questo foglio e non darlo a nessuno: chi ha queste parole entra al posto tuo. Se lo perdi, torna allo sportello.'}
        </p>
      </section>
      <p className="row noprint">
        <PrintButton kind="main">Stampa il foglio</PrintButton>
      </p>
    </div>
  )
}

const CodeSteps = ({ email }: { email: string | null }) => (
  <>
    <li>
      Scrivi la tua email, <b className="address">{email}</b>, e gli otto numeri.
    </li>
    <li>Scegli una nuova password, e poi entra con quella.</li>
  </>
)
