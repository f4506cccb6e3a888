import { useContext, useEffect, useState } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useFetchers,
  useNavigation,
  useRevalidator,
} from 'react-router'
import { loadAgain } from './keep-shown.ts'
import type { News, RootData } from './root-data.server.ts'
import { useSessionChannel } from './session-channel.ts'
import { useNews } from './use-news.ts'

/** Several news in a row ask for the screen's data once. */
const gatherMilliseconds = 100

/**
 * Lets the open screen follow the server: its data is loaded again when something of the person
 * changed, when the session ended (a protected screen then leads to the sign-in), and when the
 * database is back.
 * @returns how the database and the person's group are, as last heard, and what asks for them now
 */
export function useFollow({ news, isUnknown }: RootData) {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isActing = useFetchers().some((act) => act.state !== 'idle')
  const isIdle = state === 'idle' && navigation.state === 'idle' && !isActing
  const router = useContext(DataRouterContext)?.router
  const [isDue, setDue] = useState(false)
  const [heard, setHeard] = useState<{ since: News; now: News } | null>(null)
  // What was heard counts until the server has rendered or sent something newer.
  const now = heard?.since === news ? heard.now : news
  const { database, group } = now

  useEffect(() => {
    // A load under way would be thrown away and begun anew, and where an act leads would be
    // forgotten: they end first.
    if (!isDue || !isIdle) return
    const timer = setTimeout(() => {
      // An act that began a moment ago may not be rendered yet: it ends first, and renders this.
      if ([...(router?.state.fetchers.values() ?? [])].some((act) => act.state !== 'idle')) return
      setDue(false)
      void loadAgain(router?.state, revalidate)
    }, gatherMilliseconds)
    return () => clearTimeout(timer)
  }, [isDue, isIdle, revalidate, router])
  useSessionChannel(isUnknown ? undefined : news.session, () => setDue(true))
  const askNow = useNews(!database.isUp, Boolean(news.group), (newest) => {
    const isBack = newest.database.isUp && !database.isUp
    // While the database is away nobody can say who asks.
    const isOther = newest.database.isUp && !isUnknown && newest.shown !== news.shown
    if (isBack || isOther) setDue(true)
    // Where it could not be read the group is as it was.
    setHeard({ since: news, now: { group, ...newest } })
  })
  return { database, group, askNow }
}
