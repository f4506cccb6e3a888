import { useContext, useEffect, useEffectEvent, useState } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useFetchers,
  useNavigation,
  useRevalidator,
} from 'react-router'
import { finishedPath } from '../paths.ts'
import { finishedKey, finishedWord, sessionChannel } from '../ui/finished.ts'
import { loadAgain } from './keep-shown.ts'
import type { News, RootData } from './root-data.server.ts'
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

/**
 * Tells the browser's other tabs who is signed in here. What it shows of somebody who has
 * finished, in another tab or before the page came back out of the browser's memory, it shows no
 * more.
 * @param session null: nobody's; undefined: not known now
 * @param onOther another tab shows another one
 */
function useSessionChannel(session: string | null | undefined, onOther: () => void): void {
  const hear = useEffectEvent((other: string | null) => {
    if (other === finishedWord) {
      if (location.pathname !== finishedPath()) location.replace(finishedPath('altra'))
    } else if (session !== undefined && other !== session) onOther()
  })
  useEffect(() => {
    if (session === undefined) return
    const channel = new BroadcastChannel(sessionChannel)
    channel.postMessage(session)
    channel.addEventListener('message', ({ data }: MessageEvent<string | null>) => hear(data))
    return () => channel.close()
  }, [session])
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      try {
        const finishedAt = Number(sessionStorage.getItem(finishedKey))
        if (persisted && finishedAt > performance.timeOrigin) location.reload()
      } catch {
        // A closed storage: what is on screen is all there was.
      }
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
