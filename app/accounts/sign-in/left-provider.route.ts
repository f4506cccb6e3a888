import { redirect } from 'react-router'
import { finishedPath, withQuery } from '../../paths.ts'
import { leaveProviderPath } from '../../sign-in-paths.ts'
import type { Route } from './+types/left-provider.route.ts'
import { finishedState } from './leaving.server.ts'

/** Where a provider leads back to once it has signed somebody out. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(
    url.searchParams.get('state') === finishedState
      ? finishedPath('questa')
      : withQuery(leaveProviderPath(), { fatto: 'si' }),
  )
