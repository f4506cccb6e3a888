import { useRouteLoaderData } from 'react-router'
import type { AdminAct } from '../platform/roles.ts'

/** What whoever looks may do in the administration, as the server's table says. */
export function useMay(): (act: AdminAct) => boolean {
  const user = useRouteLoaderData<{ user: { acts?: readonly AdminAct[] } | null }>('root')?.user
  return (act) => user?.acts?.includes(act) ?? false
}
