import { respond } from '../platform/http/failure.server.ts'
import { env } from '../platform/process.server.ts'
import type { Route } from './+types/sign-in-logo.route'
import { drawingFailed, drawingFile } from './drawing.server.ts'

/** `GET /share/sign-in/{provider}`: the operator's picture of a sign-in provider. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  respond(context, drawingFailed, () =>
    drawingFile(request, env.signInProviders.find(({ id }) => id === params.provider)?.logo),
  )
