/** What an answer was worth; `word` stands above the reason. */
export type Judgement = {
  isRight: boolean
  word: string
  text: string
  /** What stands in the field is no step on the way: it can be put back as it was at first. */
  isAstray?: true
}

export const right = (text: string): Judgement => ({ isRight: true, word: 'Giusto', text })

/** Something is missing or otherwise than asked. */
export const notYet = (text: string): Judgement => ({ isRight: false, word: 'Non ancora', text })
