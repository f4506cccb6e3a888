import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'
import type { Route } from '../+types/root.ts'

type Shown = { location: { pathname: string; search: string }; loaderData: Record<string, unknown> }

let shown: Shown | null = null

/** Loads again, by itself, what is on screen: while that lasts, `keepShown` holds what it shows. */
export async function loadAgain(state: Shown | undefined, load: () => Promise<void>) {
  shown = state ?? null
  await load()
  shown = null
}

/** No answer came, or one that says that the server cannot now. */
const isAway = (error: unknown) =>
  isRouteErrorResponse(error) ? error.status >= 500 : !(error instanceof Response)

/**
 * Client middleware: a screen that somebody reads or types on does not give way to an error because
 * its news could not be fetched; the next event asks again.
 */
export const keepShown: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = (await next()) as Record<string, DataStrategyResult>
  const { pathname, search } = new URL(request.url)
  if (shown?.location.pathname !== pathname || shown.location.search !== search) return
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isAway(result) || !(id in shown.loaderData)) continue
    results[id] = { type: 'data', result: shown.loaderData[id] }
  }
}
