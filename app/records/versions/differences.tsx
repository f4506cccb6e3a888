/** A piece of a text in two versions; of long stretches that are the same only the ends are shown. */
export type DifferencePiece =
  | { kind: 'same' | 'removed' | 'added'; text: string }
  | { kind: 'skipped'; lines: number }

/** A place in which two versions differ, word by word. */
export type ShownDifference = {
  /** 'Capitolo 2, «Il posto preciso»: Testo del capitolo' */
  place: string
  pieces: DifferencePiece[]
}

/** Where two versions differ, word by word: what was taken out is struck, what was put in is bold. */
export function Differences({ differences }: { differences: readonly ShownDifference[] }) {
  if (differences.length === 0) return <p>Le parole sono le stesse.</p>
  return (
    <dl className="differences">
      {differences.map(({ place, pieces }) => (
        <div key={place}>
          <dt>{place}</dt>
          <dd>
            {pieces.map((piece, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces stand in a fixed order
              <ShownPiece key={position} piece={piece} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ShownPiece({ piece }: { piece: DifferencePiece }) {
  if (piece.kind === 'skipped') return <span className="skipped">{piece.lines} righe uguali</span>
  if (piece.kind === 'same') return piece.text
  const isRemoved = piece.kind === 'removed'
  const Tag = isRemoved ? 'del' : 'ins'
  return (
    <>
      <span className="vh">{isRemoved ? ' tolto: ' : ' aggiunto: '}</span>
      <Tag>{piece.text}</Tag>
      <span className="vh"> fine </span>
    </>
  )
}
