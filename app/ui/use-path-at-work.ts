import { useRouteLoaderData } from 'react-router'

/**
 * Where the path of the person's group is while it is at work: what ends on a page leads back there,
 * not to what comes next elsewhere.
 * @returns null: they are in no group that is at work
 */
export function usePathAtWork(): string | null {
  const root = useRouteLoaderData<{ news?: { group?: { to: string } | null } }>('root')
  return root?.news?.group?.to ?? null
}
