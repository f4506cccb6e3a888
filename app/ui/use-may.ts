import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { AdminAct } from '../platform/roles.ts'

/**
 * What whoever looks may do in the administration, as the server's table says. While nobody can say
 * who looks, and after the session ended, an open screen stays as it was.
 */
export function useMay(): (act: AdminAct) => boolean {
  const user = useRouteLoaderData<{ user: { acts?: readonly AdminAct[] } | null }>('root')?.user
  const [known, setKnown] = useState(user?.acts)
  if (user && user.acts !== known) setKnown(user.acts)
  const acts = user ? user.acts : known
  return (act) => acts?.includes(act) ?? false
}
