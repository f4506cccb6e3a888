/** What an answer was worth; `word` stands above the reason. */
export type Judgement = {
  isRight: boolean
  word: string
  text: string
  /** The sentence to be mended is lost among other changes, and can be put back. */
  isAstray?: true
}

export const right = (text: string): Judgement => ({ isRight: true, word: 'Giusto', text })

/** Something is missing or otherwise than asked. */
export const notYet = (text: string): Judgement => ({ isRight: false, word: 'Non ancora', text })
