import { Note } from '../../ui/note.tsx'
import type { Letters, SampleLetter } from './letter.ts'

/** The demo's letter: drawn by us, so that nobody sends one of theirs where no AI reads it. */
export const SampleSheet = ({ title, note, alt, lines }: SampleLetter & Pick<Letters, 'note'>) => (
  <>
    <Note kind="info">
      <p>
        <b>{title}</b> {note}
      </p>
    </Note>
    <img
      className="sample-letter"
      src="/drawings/lettera-di-prova.svg"
      alt={alt}
      width="420"
      height="520"
    />
    <details className="sample-words">
      <summary>Leggi la lettera di prova</summary>
      <div className="stack">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  </>
)
