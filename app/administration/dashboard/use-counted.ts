import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useLive } from '../../platform/live/use-live.ts'

/** Loads the open screen again when something moved that it counts; the server says so seldom. */
export function useCounted(): void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isIdle = state === 'idle' && navigation.state === 'idle'
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    // A load under way would be thrown away and begun anew: it ends first.
    if (!isDue || !isIdle) return
    setDue(false)
    void revalidate()
  }, [isDue, isIdle, revalidate])
  useLive((event) => {
    if (event.type === 'counted') setDue(true)
  })
}
