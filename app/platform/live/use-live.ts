import { useEffect, useEffectEvent } from 'react'
import type { LiveConnection, LiveNews } from './live-connection.ts'

let connection: Promise<LiveConnection | null> | undefined
let visitShown: string | null | undefined

/**
 * The browser's one live stream. Its code is fetched when the page has loaded and the browser is
 * idle; should that fail, the page works as one without script does, and the next one tries again.
 */
function live(): Promise<LiveConnection | null> {
  connection ??= idle()
    .then(() => import('./live-connection.ts'))
    .then(
      ({ LiveConnection }) => new LiveConnection(visitShown),
      () => {
        connection = undefined
        return null
      },
    )
  return connection
}

/** Calls `onEvent` for every event of the live stream. */
export function useLive(onEvent: (event: LiveNews) => void): void {
  const hear = useEffectEvent(onEvent)
  useEffect(() => {
    let isGone = false
    let leave = () => {}
    live().then((stream) => {
      if (stream && !isGone) leave = stream.listen((event) => hear(event))
    })
    return () => {
      isGone = true
      leave()
    }
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
    visitShown = visit
    live().then((stream) => stream?.identify(visit))
  }, [visit])
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    const later = () =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(() => resolve(), { timeout: 2000 })
        : setTimeout(resolve, 200)
    if (document.readyState === 'complete') later()
    else addEventListener('load', later, { once: true })
  })
}
