import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useFetchers, useMatches, useNavigation } from 'react-router'
import { newsPath } from '../paths.ts'
import { useWhileSeen } from '../ui/use-while-seen.ts'
import type { News } from './root-data.server.ts'

/** A route whose screen follows within seconds: `export const handle = { quickNews: true }`. */
type Handle = { quickNews?: boolean } | undefined

const usualMilliseconds = 15_000
const quickMilliseconds = 3000

/** The page was kept from before an outage of the database: it came with a header that says so. */
const isFromBefore = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).serverTiming?.length > 0)

/**
 * Asks what is new while the tab is seen: now and then, as soon as it is seen again, after an act
 * of one's own, and at once on a page from before an outage. An answer that does not come says nothing.
 * @param isWaiting something is to become well again: it asks within seconds
 * @param withGroup the person's group is asked for too
 * @returns asks at once; an answer that is on its way counts no more
 */
export function useNews(
  isWaiting: boolean,
  withGroup: boolean,
  onNews: (news: News) => void,
): () => void {
  const asking = useRef<AbortController>(undefined)
  const ask = useEffectEvent(async () => {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    const { signal } = controller
    try {
      const headers = { Accept: 'application/json' }
      const answer = await fetch(newsPath(withGroup), { signal, headers })
      if (answer.ok) onNews(await answer.json())
    } catch {
      // The line is cut, or somebody asked again: the next one tells.
    }
  })
  const isQuick = useMatches().some(({ handle }) => (handle as Handle)?.quickNews)
  useWhileSeen(isQuick || isWaiting ? quickMilliseconds : usualMilliseconds, ask)
  useEffect(() => {
    if (isFromBefore()) void ask()
  }, [])
  const isActing = useIsActing()
  useEffect(() => {
    if (isActing) return () => void ask()
  }, [isActing])
  const [asked, askNow] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (asked) void ask()
  }, [asked])
  useEffect(() => () => asking.current?.abort(), [])
  return askNow
}

function useIsActing(): boolean {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  return [navigation, ...fetchers].some(
    ({ state, formMethod }) => state !== 'idle' && formMethod !== undefined && formMethod !== 'GET',
  )
}
