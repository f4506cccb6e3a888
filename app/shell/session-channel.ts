import { useEffect, useEffectEvent } from 'react'
import { finishedPath } from '../paths.ts'
import { finishedKey, finishedWord, sessionChannel } from '../ui/finished.ts'

/**
 * Tells the browser's other tabs who is signed in here. What it shows of somebody who has
 * finished, in another tab or before the page came back out of the browser's memory, it shows no
 * more.
 * @param session null: nobody's; undefined: not known now
 * @param onOther another tab shows another one
 */
export function useSessionChannel(session: string | null | undefined, onOther: () => void): void {
  const hear = useEffectEvent((other: string | null) => {
    if (other === finishedWord) {
      if (location.pathname !== finishedPath()) location.replace(finishedPath('altra'))
    } else if (session !== undefined && other !== session) onOther()
  })
  useEffect(() => {
    if (session === undefined || !('BroadcastChannel' in globalThis)) return
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
