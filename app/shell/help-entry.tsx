import { NavLink } from 'react-router'
import { helpPath } from '../paths.ts'

/** 'Aiuto', apart from the entries: for everybody, on every page. */
export function HelpEntry() {
  return (
    <li className="apart">
      <NavLink to={helpPath()} prefetch="intent">
        <b aria-hidden="true">?</b>
        Aiuto
      </NavLink>
    </li>
  )
}
