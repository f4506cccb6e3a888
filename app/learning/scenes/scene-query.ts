import { asksPreview, previewQuery, scenePath, withQuery } from '../../paths.ts'
import { isDecision, type SceneDecision } from './scene.ts'

/**
 * What an address of 'La palestra' says besides the scene: how it was decided, so that the page can
 * be loaded again, also without script, and nobody stores it.
 */
export type SceneQuery = {
  decision: SceneDecision | null
  /** Numbers of what was tapped, see `messageSpots`. */
  tapped: number[]
  /** Administrators look at the working copy: nothing is noted. */
  isPreview: boolean
}

/** More than any scene has. */
const mostSpots = 40

/** What is not one of ours counts as not said. */
export function parseSceneQuery(query: URLSearchParams): SceneQuery {
  const decision = query.get('scelta')
  return {
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

/** Where it is said how the scene was decided, at the words that say so. */
export const sceneOutcomeAddress = (id: string, { decision, tapped, isPreview }: SceneQuery) =>
  withQuery(`${scenePath(id)}#${outcomeAnchor}`, {
    scelta: decision,
    punti: tapped.join('.'),
    ...previewQuery(isPreview),
  })

/** The id of the heading over what came of it. */
export const outcomeAnchor = 'com-e-andata'
