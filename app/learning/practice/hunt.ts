/** The rules of a conversation in which one sentence of the answer is wrong on purpose. */
import type { Hunt } from '../../../db/practice-types.ts'
import { withQuery } from '../../paths.ts'

/** After so many other sentences the page offers to show the wrong one. */
const missesUntilHelp = 2

/** How far the search is; `tapped` counts sentences from 0, in the order in which they were chosen. */
export type Search = { tapped: number[]; isFound: boolean; hasHelp: boolean }

const toSearch = (hunt: Hunt, tapped: number[]): Search => {
  const isFound = tapped.includes(hunt.wrong)
  return { tapped, isFound, hasHelp: !isFound && tapped.length >= missesUntilHelp }
}

/** What an address says was chosen: each sentence once, nothing after the wrong one. */
export function parseSearch(hunt: Hunt, query: URLSearchParams): Search {
  const tapped: number[] = []
  for (const number of (query.get('frase') ?? '').split('_')) {
    const at = hunt.sentences.findIndex((_, index) => String(index + 1) === number)
    if (at >= 0 && !tapped.includes(at) && !tapped.includes(hunt.wrong)) tapped.push(at)
  }
  return toSearch(hunt, tapped)
}

/** The address of a search after these sentences; the inverse of `parseSearch`. */
export const searchAddress = (path: string, tapped: readonly number[]) =>
  withQuery(path, { frase: tapped.map((at) => at + 1).join('_') })
