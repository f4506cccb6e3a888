import { asksPreview, previewQuery, scenePath, scenesPath, withQuery } from '../../paths.ts'
import { isDecision, type SceneDecision } from './scene.ts'

/**
 * What an address of 'La palestra' says besides the scene: the round, and how the scene was
 * decided, so that the page can be loaded again, also without script, and nobody stores it.
 */
export type SceneQuery = {
  /** null: the order that administrators gave the scenes. */
  round: number | null
  decision: SceneDecision | null
  /** Numbers of what was tapped, see `messageSpots`. */
  tapped: number[]
  /** Administrators look at the working copy: nothing is noted. */
  isPreview: boolean
}

/** More than any scene has. */
const mostSpots = 40

const parseRound = (text: string | null) =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null

/** What is not one of ours counts as not said. */
export function parseSceneQuery(query: URLSearchParams): SceneQuery {
  const decision = query.get('scelta')
  return {
    round: parseRound(query.get('giro')),
    decision: isDecision(decision) ? decision : null,
    tapped: parseTapped((query.get('punti') ?? '').split('.')),
    isPreview: asksPreview(query),
  }
}

/** The numbers among the texts of a form or an address, each once, in their order. */
export function parseTapped(texts: readonly string[]): number[] {
  const numbers = texts.filter((text) => /^\d{1,2}$/.test(text)).map(Number)
  return [...new Set(numbers)].filter((number) => number < mostSpots).sort((a, b) => a - b)
}

/** Where a scene stands in a round, as yet undecided. */
export const sceneAddress = (id: string, round: number | null, isPreview = false) =>
  withQuery(scenePath(id), { giro: round, ...previewQuery(isPreview) })

/** Where it is said how the scene was decided, at the words that say so. */
export const sceneOutcomeAddress = (
  id: string,
  { round, decision, tapped, isPreview }: SceneQuery,
) =>
  withQuery(`${scenePath(id)}#${outcomeAnchor}`, {
    giro: round,
    scelta: decision,
    punti: tapped.join('.'),
    ...previewQuery(isPreview),
  })

/** The id of the heading over what came of it. */
export const outcomeAnchor = 'com-e-andata'

export const sceneListAddress = (round: number | null) => withQuery(scenesPath(), { giro: round })
