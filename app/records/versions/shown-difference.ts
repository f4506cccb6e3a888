/** A piece of a text in two versions; of long stretches that are the same only the ends are shown. */
export type Piece =
  | { kind: 'same' | 'removed' | 'added'; text: string }
  | { kind: 'skipped'; lines: number }

/** A place in which two versions differ, word by word. */
export type ShownDifference = {
  /** 'Capitolo 2, «Il posto preciso»: Testo del capitolo' */
  place: string
  pieces: Piece[]
}
