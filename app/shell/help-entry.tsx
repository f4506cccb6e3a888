import { Link, NavLink, useLocation } from 'react-router'
import { askPersonPath, helpPath } from '../paths.ts'

/** 'Aiuto': for everybody, on every page. Where it was asked for goes along. */
export function HelpLink({ className }: { className?: string }) {
  return (
    <NavLink to={helpPath()} state={useLocation().pathname} prefetch="intent" className={className}>
      <b aria-hidden="true">?</b>
      Aiuto
    </NavLink>
  )
}

/** Apart from the entries of the menu. */
export function HelpEntry() {
  return (
    <li className="apart">
      <HelpLink />
    </li>
  )
}

/** 'Chiedi a una persona', on every page and from this one. */
export function AskPersonLink() {
  return (
    <Link to={askPersonPath(useLocation().pathname)} prefetch="intent">
      Chiedi a una persona
    </Link>
  )
}
