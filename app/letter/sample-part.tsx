import type { ReactNode } from 'react'
import { Note } from '../ui/note.tsx'
import type { SampleLetter } from './letter.ts'

/** The demo's letter: drawn by us, so that nobody sends one of theirs where no AI reads it. */
export const SampleLetterPart = ({
  alt,
  lines,
  children,
}: SampleLetter & { children: ReactNode }) => (
  <>
    <Note kind="info">
      <p>
        <b>Questa è una dimostrazione.</b> Qui non è collegata nessuna AI: non ti chiediamo foto, e
        non ne parte nessuna. Ti mostriamo che cosa succede con una lettera inventata.
      </p>
    </Note>
    {children}
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
