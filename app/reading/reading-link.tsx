import { type MouseEvent, use } from 'react'
import { useLocation } from 'react-router'
import { readingPath } from '../paths.ts'
import { isSecondPress } from '../ui/second-press.ts'
import { OpenReading } from './use-reading-panel.tsx'

/** 'Lettura': a link to the page; with script it opens the panel (reading-panel.tsx). */
export function ReadingLink({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const open = use(OpenReading)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    // In a tab of its own, if that is what was asked for; the page itself has no panel.
    if (event.ctrlKey || event.metaKey || pathname === readingPath()) return
    event.preventDefault()
    if (!isSecondPress(event)) open(event.currentTarget)
  }
  return (
    <a className={className} href={readingPath(pathname + search)} data-lettura="" onClick={press}>
      <b aria-hidden="true">Aa</b>
      Lettura
    </a>
  )
}
