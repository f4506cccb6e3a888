import { data, isRouteErrorResponse } from 'react-router'
import { loadFailure } from '../ui/load-failure.ts'

/**
 * Sends an action and turns what breaks on the way (offline, a session that ended) into a returned
 * failure, so that the screen stays as it is and says so. The status keeps the router from loading
 * the screen again, which would fail in the same way.
 */
export async function keepScreen<Answer>(send: () => Promise<Answer>, text: string) {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    const failure = loadFailure(error, isRouteErrorResponse, text)
    return data({ code: 'FAILED', message: failure?.message ?? text }, { status: 503 })
  }
}
