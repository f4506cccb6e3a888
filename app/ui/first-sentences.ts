/**
 * The sentences at the beginning of a text that fit into `limit` characters, whole: cards show
 * these instead of a text cut in its middle. A first sentence that is longer stands alone.
 */
export function firstSentences(text: string, limit: number): string {
  const ends = [...text.matchAll(/[.!?…]+(?=\s|$)/g)].map(
    ({ 0: mark, index }) => index + mark.length,
  )
  const end = ends.findLast((place) => place <= limit) ?? ends[0]
  return end === undefined ? text : text.slice(0, end)
}
