import { useEffect, useEffectEvent } from 'react'
import { LiveConnection, type LiveNews } from './live/live-connection.ts'

let connection: LiveConnection | undefined

/**
 * Calls `onEvent` for every event of the browser's one live stream, which starts when the page
 * has loaded and the browser is idle.
 */
export function useLive(onEvent: (event: LiveNews) => void): void {
  const hear = useEffectEvent(onEvent)
  useEffect(() => {
    connection ??= new LiveConnection()
    return connection.listen((event) => hear(event))
  }, [])
}

/**
 * Tells all tabs whose session this one shows (null: nobody's, undefined: not
 * known now). Where it differs, the stream is
 * opened anew with the new session and the other tabs load their screens again.
 */
export function useLiveIdentity(visit: string | null | undefined): void {
  useEffect(() => {
    if (visit === undefined) return
    connection ??= new LiveConnection()
    connection.identify(visit)
  }, [visit])
}
