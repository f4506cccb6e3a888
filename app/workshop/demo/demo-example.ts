/** A finished answer, written by hand, that the demo shows for a template. */
export type DemoExample = {
  templateId: string
  /**
   * How people ask for the same in their own words: stems of folded words (lower case, no
   * accents). A request that holds every stem of one group at the start of a word asks for this.
   */
  asks: string[][]
  /**
   * Markdown in the structure of an answer. `{{label}}` stands for what was typed into the gap
   * with that label, or for the gap's own example while it is open.
   */
  answer: string
}
