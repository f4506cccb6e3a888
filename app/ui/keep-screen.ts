import { data, isRouteErrorResponse } from 'react-router'
import { loadFailure } from './load-failure.ts'

/**
 * Sends an action and turns what breaks on the way (offline, a session that ended) into a returned
 * failure, so that the screen stays as it is and says so. The status keeps the router from loading
 * the screen again, which would fail in the same way.
 * @returns the action's answer; or the code of the server's refusal, 'FAILED' when no answer came
 */
export async function keepScreen<Answer>(send: () => Promise<Answer>, text: string) {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    const answer = isRouteErrorResponse(error) ? error : null
    const failure = loadFailure(error, isRouteErrorResponse, text)
    const code = typeof answer?.data?.code === 'string' ? answer.data.code : 'FAILED'
    return data({ code, message: failure?.message ?? text }, { status: answer?.status ?? 503 })
  }
}
