import type { ReactNode } from 'react'
import { Note } from '../ui/note.tsx'
import type { PaperKind } from './letter.ts'

type SamplePartProps = {
  kind: PaperKind
  lines: readonly string[]
  /** The main button. */
  children: ReactNode
}

/** The demo's letter or message: made by us, so that nobody sends one of theirs where no AI reads it. */
export const SamplePart = ({ kind, lines, children }: SamplePartProps) => {
  const words = lines.map((line) => <p key={line}>{line}</p>)
  return (
    <>
      <Note kind="info">
        <p>
          <b>Questa è una dimostrazione.</b> Qui non è collegata nessuna AI:{' '}
          {kind === 'letter'
            ? 'non ti chiediamo foto, e non ne parte nessuna. Ti mostriamo che cosa succede con una lettera inventata.'
            : 'un messaggio tuo non lo può guardare. Ti mostriamo che cosa succede con un messaggio inventato.'}
        </p>
      </Note>
      {kind === 'letter' ? null : (
        <figure className="sample-message">
          <figcaption>Il messaggio di prova</figcaption>
          <blockquote>{words}</blockquote>
        </figure>
      )}
      {children}
      {kind === 'letter' ? (
        <>
          <img
            className="sample-letter"
            src="/drawings/lettera-di-prova.svg"
            alt="Lettera di prova, inventata: le sue parole stanno qui sotto."
            width="420"
            height="520"
          />
          <details className="more">
            <summary>Leggi la lettera di prova</summary>
            <div className="stack">{words}</div>
          </details>
        </>
      ) : null}
    </>
  )
}
