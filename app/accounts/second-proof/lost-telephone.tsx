import { buttonClass } from '../../ui/button.tsx'

/** What to do without the telephone, in the order in which it helps. */
export function LostTelephone() {
  return (
    <details>
      <summary className={buttonClass({ kind: 'quiet' }, '-ml-2.5')}>
        Non l'hai con te, o l'hai perso?
      </summary>
      <div className="stack pt-4">
        <ol className="steps-list">
          <li>
            Prendi il foglio con i codici di riserva e scrivi uno di quelli dove ti chiediamo il
            codice. Ognuno vale una volta sola.
          </li>
          <li>
            Non trovi nemmeno il foglio? Chiedi a chi amministra il sito di togliere la seconda
            chiave dal tuo account. Poi entri con la password.
          </li>
          <li>
            È perso o rubato? Quando sei dentro, nelle impostazioni toglilo dall'elenco, o spegni il
            secondo codice. Poi aggiungi quello nuovo.
          </li>
        </ol>
      </div>
    </details>
  )
}
