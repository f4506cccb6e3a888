import { useEffect, useEffectEvent } from 'react'
import { LiveConnection, type LiveNews } from './live-connection.ts'

let connection: LiveConnection | undefined

/** The tab's one live stream, opened by the first screen that listens. */
function live(): LiveConnection {
  connection ??= new LiveConnection()
  return connection
}

/** Calls `onEvent` for every event of the live stream. */
export function useLive(onEvent: (event: LiveNews) => void): void {
  const hear = useEffectEvent(onEvent)
  useEffect(() => live().listen((event) => hear(event)), [])
}

/**
 * Tells all tabs whose session this one shows (null: nobody's, undefined: not known now). Where it
 * differs, the stream is opened anew with the new session and the other tabs load their screens
 * again.
 */
export function useLiveIdentity(sessionMark: string | null | undefined): void {
  useEffect(() => {
    if (sessionMark !== undefined) live().identify(sessionMark)
  }, [sessionMark])
}
