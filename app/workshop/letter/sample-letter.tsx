import { Note } from '../../ui/note.tsx'

/** What stands on the drawn letter, for who hears it or reads it large. */
const words = [
  'Acqua Chiara S.p.A., società inventata. 22 aprile.',
  'Oggetto: cambio del contatore.',
  'Gentile utente,',
  "giovedì 14 maggio, tra le 9 e le 12, un nostro tecnico cambierà il contatore dell'acqua. Il lavoro è gratuito e dura circa venti minuti.",
  "Se quel giorno non è in casa, La preghiamo di chiamare il Servizio utenti entro il 7 maggio. Senza risposta l'appuntamento è confermato.",
  'Il tecnico ha un tesserino e non chiede soldi.',
  'Cordiali saluti',
]

/** The demo's letter: drawn by us, so that nobody sends one of theirs where no AI reads it. */
export const SampleLetter = () => (
  <>
    <Note kind="info">
      <p>
        <b>Questa è una dimostrazione.</b> Qui non è collegata nessuna AI: non ti chiediamo foto, e
        non ne parte nessuna. Ti mostriamo che cosa succede con una lettera inventata.
      </p>
    </Note>
    <img
      className="sample-letter"
      src="/drawings/lettera-di-prova.svg"
      alt="Lettera di prova, inventata: le sue parole stanno qui sotto."
      width="420"
      height="520"
    />
    <details className="sample-words">
      <summary>Leggi la lettera di prova</summary>
      <div className="stack">
        {words.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  </>
)
