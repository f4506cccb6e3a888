import { Outlet } from 'react-router'
import { usersOnly } from '../platform/http/guard.server.ts'

export const middleware = [usersOnly]

/** Runs the guard also on a data request whose screen has no loader of its own. */
export const loader = () => null

export default function UsersOnly() {
  return <Outlet />
}
