import { useLater } from '../workshop/state/use-later.ts'

type After = typeof import('./after.ts')

/** Fetched once a visit: whoever comes back finds the page as high as it was. */
let here: After | null = null

const load = async () => {
  here = await import('./after.ts')
  return here
}

/** The code of what follows an explanation; null while it is on its way, or nothing is there yet. */
export const useAfter = (isWanted: boolean): After | null => useLater(load, isWanted) ?? here
