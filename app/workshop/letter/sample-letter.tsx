import { Note } from '../../ui/note.tsx'

/**
 * The demo's letter: drawn by us, so that nobody sends one of theirs where no AI reads it.
 * @param words what stands on it, for who hears it or reads it large
 */
export const SampleLetter = ({ words }: { words: readonly string[] }) => (
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
