/** Words that stand in every text, the first ones most often. */
export const common =
  'di e il la che a per in un una non con le si i da del della più sono al come ma gli ha dei alla anche se nel cliente menu prezzo proposta risposta testo ogni giorno settimana lavoro tempo casa scuola bottega ricetta stagione orario messaggio'.split(
    ' ',
  )
/** Of which the less common words are made. */
export const syllables = 'ba ce di fo gu la me ni po ru sa te vi zo cra sta tri glo ma re'.split(
  ' ',
)

/** Numbers from 0 to 1, the same at every run. */
export function numbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Words as texts have them: a few everywhere, most of them seldom. */
export function textMaker(random: () => number) {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const word = () => {
    if (random() < 0.55) return common[Math.floor(random() ** 2 * common.length)] ?? ''
    // Eight thousand words of three syllables.
    return pick(syllables) + pick(syllables) + pick(syllables)
  }
  return (words: number) => Array.from({ length: words }, word).join(' ')
}
