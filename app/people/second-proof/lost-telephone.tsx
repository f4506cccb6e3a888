import { buttonClass } from '../../ui/button.tsx'

/** What to do without the telephone, in the order in which it helps. */
export function LostTelephone() {
  return (
    <details>
      <summary className={buttonClass({ kind: 'quiet' }, '-ml-2.5')}>
        Non hai il telefono con te, o l'hai perso?
      </summary>
      <div className="stack pt-4">
        <ol className="steps-list">
          <li>
            Prendi il foglio con i codici di riserva e scrivi uno di quelli al posto del numero.
            Ognuno vale una volta sola.
          </li>
          <li>
            Non trovi nemmeno il foglio? Chiedi a chi amministra il sito di togliere il secondo
            codice dal tuo account. Poi entri con la password.
          </li>
          <li>
            Il telefono è perso o rubato? Quando sei dentro, spegni il secondo codice nelle
            impostazioni. Poi attivalo sul telefono nuovo.
          </li>
        </ol>
      </div>
    </details>
  )
}
