import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Gives the focus to the newest answer when something was said or chosen under the same screen, so
 * that it is heard and the keyboard goes on from there; on the way back to the beginning to the
 * title.
 */
export function useNewest() {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const newest = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    // Another conversation is another page: the frame says so.
    if (before.pathname !== pathname || before.search === search) return
    const place = newest.current ?? title.current
    place?.focus({ preventScroll: true })
    // The page is not as tall as when it was left: what was written is gone from its field.
    if (type === 'POP') place?.scrollIntoView()
  }, [pathname, search, type])
  return { newest, title }
}
