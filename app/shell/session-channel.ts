import { useEffect, useEffectEvent } from 'react'

const name = 'fucina-session'

/**
 * Tells the browser's other tabs whose session this one shows.
 * @param session null: nobody's; undefined: not known now
 * @param onOther another tab shows another one
 */
export function useSessionChannel(session: string | null | undefined, onOther: () => void): void {
  const hear = useEffectEvent((other: string | null) => {
    if (session !== undefined && other !== session) onOther()
  })
  useEffect(() => {
    if (session === undefined || !('BroadcastChannel' in globalThis)) return
    const channel = new BroadcastChannel(name)
    channel.postMessage(session)
    channel.addEventListener('message', ({ data }: MessageEvent<string | null>) => hear(data))
    return () => channel.close()
  }, [session])
}
