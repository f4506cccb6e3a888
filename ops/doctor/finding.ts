/**
 * What doctor says of one thing: `fail` keeps the product from working. A warning that `matters` is
 * what an operator is called for at night: with `--strict` it counts as a failure.
 */
export type Finding = {
  state: 'ok' | 'warn' | 'fail'
  thing: string
  words: string
  matters?: true
}

export const ok = (thing: string, words: string): Finding => ({ state: 'ok', thing, words })
export const warn = (thing: string, words: string): Finding => ({ state: 'warn', thing, words })
/** What the dashboard shows in red too. */
export const grave = (thing: string, words: string): Finding => ({
  ...warn(thing, words),
  matters: true,
})
export const fail = (thing: string, words: string): Finding => ({ state: 'fail', thing, words })

/** A service that has not answered by then is not there. */
const patienceMilliseconds = 8000

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
