import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLive, useLiveIdentity } from '../platform/use-live.ts'
import type { RootData } from './root-data.server.ts'

type DatabaseShown = RootData['database']

/** Several events in a row ask for the screen's data once. */
const gatherMilliseconds = 100

/**
 * Lets the open screen follow the server: its data is loaded again when something of the person
 * changed, when the session ended (a protected screen then leads to the sign-in), and when the
 * database is back.
 * @returns how the database is, as last heard
 */
export function useFollow(data: RootData): DatabaseShown {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [heard, setHeard] = useState<{ since: DatabaseShown; now: DatabaseShown } | null>(null)
  // What was heard counts until the server has rendered or sent something newer.
  const database = heard?.since === data.database ? heard.now : data.database

  useEffect(() => () => clearTimeout(timer.current), [])
  useLiveIdentity(data.isUnknown ? undefined : data.visit)
  useLive((event) => {
    const isBack = event.type === 'database' && event.up && !database.isUp
    if (event.type === 'database') {
      const { up, lastUpdated } = event
      setHeard({ since: data.database, now: { isUp: up, lastUpdated } })
    }
    if (event.type === 'database' && !isBack) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), gatherMilliseconds)
  })
  return database
}
