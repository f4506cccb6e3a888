/** A state in words: 'well' and 'bad' carry a mark, 'plain' is neither. */
export type Finding = {
  tone: 'well' | 'bad' | 'plain'
  text: string
  /** What it means, or who can mend it. */
  hint?: string
}
