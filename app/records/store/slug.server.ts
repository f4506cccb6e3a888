import { normalize } from '../../../db/normalize.ts'

/** Longer ones are cut, because they stand in addresses. */
const longest = 60

/**
 * A title as it stands in an address: 'Città e caffè' is 'citta-e-caffe'.
 * @param instead where nothing is left of the title
 */
export function slugOf(title: string, instead: string): string {
  const words = normalize(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest + 1)
  // A cut through a word takes the whole word, unless it is the only one.
  const whole = words.length > longest ? words.replace(/(?<=.)-[^-]*$/, '') : words
  return whole.slice(0, longest).replace(/^-+|-+$/g, '') || instead
}

/** The slug itself, or with '-2', '-3' and so on the first that is free. */
export function freeSlug(slug: string, isTaken: (id: string) => boolean): string {
  let id = slug
  for (let number = 2; isTaken(id); number += 1) id = `${slug}-${number}`
  return id
}
