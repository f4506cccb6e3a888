import { useLocation } from 'react-router'
import { readingPath } from '../paths.ts'

/** 'Lettura': a link to the page; with script it opens the panel (reading-panel.ts). */
export function ReadingLink({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  return (
    <a className={className} href={readingPath(pathname + search)} data-lettura="">
      <b aria-hidden="true">Aa</b>
      Lettura
    </a>
  )
}
