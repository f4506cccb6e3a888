import { Form } from 'react-router'
import { codeField } from '../../security/second-proof/second-proof.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CodeField } from './code-field.tsx'

/** What a second proof is for. */
export function Why() {
  return (
    <section className="stack" aria-labelledby="perche">
      <h2 id="perche">A che cosa serve</h2>
      <p>
        Una password si può rubare, o indovinare. Con una seconda chiave la password da sola non
        basta più. Puoi scegliere tra due modi, o averli tutti e due.
      </p>
    </section>
  )
}

type CodeIntroductionProps = { message?: string | undefined; isMain: boolean }

/** How it is done in three steps; the key is made when the button is pressed. */
export function CodeIntroduction({ message, isMain }: CodeIntroductionProps) {
  return (
    <section id="codice" className="stack" aria-labelledby="titolo-codice">
      <h2 id="titolo-codice">Un secondo codice</h2>
      <p>
        Oltre alla password scrivi un numero di sei cifre che compare sul tuo telefono, e cambia
        ogni mezzo minuto. Si fa in tre passi:
      </p>
      <ol className="grid list-decimal gap-3 pl-6">
        <li>
          Metti sul telefono un'app che fa i codici, per esempio Google Authenticator o Microsoft
          Authenticator. Sono gratuite e le trovi dove prendi le altre app. Ne hai già una? Va bene
          quella.
        </li>
        <li>Premi «Comincia» e, con l'app, inquadra il disegno che compare qui.</li>
        <li>Scrivi qui il numero che vedi nell'app.</li>
      </ol>
      <Form method="post" className="stack gap-5">
        <ErrorSummary errors={message ? [{ message }] : []} title="Non è cominciato" />
        <input type="hidden" name="intent" value="create" />
        <p>
          <Button kind={isMain ? 'main' : 'plain'} busyLabel="Un momento…">
            Comincia
          </Button>
        </p>
      </Form>
    </section>
  )
}

type ScanKeyProps = {
  scan: { address: string; letters: string; code: { size: number; path: string } }
  message?: string | undefined
}

/** The key for the telephone, as a drawing and in letters, and the first code. */
export function ScanKey({ scan, message }: ScanKeyProps) {
  const isAlive = useHydrated()
  return (
    <>
      <section id="inquadra" className="stack" aria-labelledby="titolo-inquadra">
        <h2 id="titolo-inquadra">Inquadra questo disegno</h2>
        <p>
          Sul telefono apri l'app che fa i codici, premi «+» o «Aggiungi», scegli «Scansiona un
          codice QR» e inquadra il disegno.
        </p>
        <QrPicture
          code={scan.code}
          label="Codice QR da inquadrare con l'app del telefono"
          className="h-auto w-full max-w-[16rem] border-[1.5px] border-rule"
        />
        <details>
          <summary className={buttonClass({ kind: 'quiet' }, '-ml-2.5')}>
            Non riesci a inquadrarlo, o sei già sul telefono?
          </summary>
          <div className="stack pt-4">
            <p>
              <a href={scan.address}>Apri l'app da qui</a>: funziona se l'app è su questo telefono.
            </p>
            <p>
              Oppure nell'app scegli «Inserisci la chiave» e scrivi queste lettere e questi numeri:
            </p>
            <p className="font-mono text-lg break-words">{scan.letters}</p>
          </div>
        </details>
      </section>
      <section className="stack" aria-labelledby="scrivi">
        <h2 id="scrivi">Scrivi il numero che vedi nell'app</h2>
        <Form method="post" noValidate={isAlive} className="stack gap-5">
          <ErrorSummary errors={message ? [{ field: codeField, message }] : []} />
          <input type="hidden" name="intent" value="save" />
          <CodeField
            label="Numero di sei cifre"
            hint="Cambia ogni mezzo minuto: se sta per finire, aspetta quello dopo."
            error={message}
            isDigits
          />
          <p>
            <Button kind="main" busyLabel="Un momento…">
              Attiva il secondo codice
            </Button>
          </p>
        </Form>
      </section>
    </>
  )
}
