import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announceScreen } from '../ui/announce.ts'
import { contentId } from '../ui/content-id.ts'
import { focusContent } from './focus-content.ts'
import { dropCritical } from './whole-styles.ts'

/**
 * A new screen without a new document: says its title, and moves the keyboard's place into the
 * content unless the screen has put it there itself.
 */
export function PageChange() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  // At once with the screen: a key pressed meanwhile would start from a place that is gone.
  useLayoutEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    dropCritical()
    announceScreen(document.title)
    if (!document.getElementById(contentId)?.contains(document.activeElement)) focusContent()
  }, [pathname])
  return null
}
