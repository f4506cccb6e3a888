import { data, isRouteErrorResponse } from 'react-router'
import { askProof, proveAgainCode } from './ask-proof.ts'
import { loadFailure } from './load-failure.ts'
import { keepUnsent } from './unsent-words.ts'

/** Said after what failed, where words that were typed are kept. */
export const noConnection = 'Sembra che manchi la connessione: quello che hai scritto resta qui.'

/**
 * Sends an action and turns what breaks on the way (offline, a session that ended) into a returned
 * failure, so that the screen stays. The status keeps the router from loading the screen again,
 * which would fail in the same way.
 * @returns the action's answer; or the code of the server's refusal, 'OFFLINE' when no answer came,
 *   else 'FAILED'
 */
export async function keepScreen<Answer>(send: () => Promise<Answer>, text: string) {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    const { status, code, message } = refusalOf(error, text)
    if (status === 401) keepUnsent()
    if (code !== proveAgainCode) return data({ code, message }, { status })
    askProof()
    return data({ code, message: '' }, { status })
  }
}

function refusalOf(error: unknown, text: string) {
  const answer = isRouteErrorResponse(error) ? error : null
  const failure = loadFailure(error, isRouteErrorResponse, text)
  const lost = failure && !answer ? 'OFFLINE' : 'FAILED'
  const code = typeof answer?.data?.code === 'string' ? answer.data.code : lost
  return { status: answer?.status ?? 503, code, message: failure?.message ?? text }
}
