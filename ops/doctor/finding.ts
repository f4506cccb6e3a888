/** What doctor says of one thing: `fail` keeps the product from working. */
export type Finding = { state: 'ok' | 'warn' | 'fail'; thing: string; words: string }

export const ok = (thing: string, words: string): Finding => ({ state: 'ok', thing, words })
export const warn = (thing: string, words: string): Finding => ({ state: 'warn', thing, words })
export const fail = (thing: string, words: string): Finding => ({ state: 'fail', thing, words })

/** A service that has not answered by then is not there. */
export const patienceMilliseconds = 8000

/** Asks an address over the network; the reason in a word where it does not answer. */
export async function ask(
  address: string | URL,
  init: RequestInit = {},
): Promise<Response | { reason: string }> {
  const signal = AbortSignal.timeout(patienceMilliseconds)
  try {
    return await fetch(address, { redirect: 'manual', ...init, signal })
  } catch (error) {
    const { cause, name } = error as Error
    const code = (cause as NodeJS.ErrnoException | undefined)?.code
    return { reason: code ?? (name === 'TimeoutError' ? 'no answer in time' : name) }
  }
}
