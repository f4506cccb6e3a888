import { Link, NavLink } from 'react-router'
import { askPersonPath, helpPath } from '../paths.ts'

/** 'Aiuto': for everybody, on every page. */
export function HelpLink({ className }: { className?: string }) {
  return (
    <NavLink to={helpPath()} prefetch="intent" className={className}>
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

/** 'Chiedi a una persona', on every page. */
export function AskPersonLink() {
  return (
    <Link to={askPersonPath()} prefetch="intent">
      Chiedi a una persona
    </Link>
  )
}
