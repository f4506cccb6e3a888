import { Outlet } from 'react-router'
import { usersOnly } from '../../platform/http/authorization.server.ts'

/**
 * Every screen under this layout has a loader of its own: a link to one without would ask the
 * server nothing, and pass the check unseen. A loader here would hide a screen's own error text.
 */
export const middleware = [usersOnly]

export default function UsersOnly() {
  return <Outlet />
}
