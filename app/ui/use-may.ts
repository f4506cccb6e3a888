import { useRouteLoaderData } from 'react-router'
import { type AdminAct, may, type Role } from '../platform/roles.ts'

/** What whoever looks may do in the administration. */
export function useMay(): (act: AdminAct) => boolean {
  const user = useRouteLoaderData<{ user: { role: Role } | null }>('root')?.user
  return (act) => may(user?.role ?? 'customer', act)
}
