import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Right } from '../platform/roles.ts'

/**
 * What whoever looks may do in the administration, as the server's table says. While nobody can say
 * who looks, and after the session ended, an open screen stays as it was.
 */
export function useMay(): (right: Right) => boolean {
  const user = useRouteLoaderData<{ user: { rights?: readonly Right[] } | null }>('root')?.user
  const [known, setKnown] = useState(user?.rights)
  if (user && user.rights !== known) setKnown(user.rights)
  const rights = user ? user.rights : known
  return (right) => rights?.includes(right) ?? false
}
